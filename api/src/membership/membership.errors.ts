import { waqfCatalogue } from '@waqf/contracts/messages';
import { DomainError } from '../platform/index.js';

/** The waqf does not exist, or the caller may not see it: both get the same answer. */
export class MembershipWaqfNotFoundError extends DomainError {
  readonly code = 'membership.waqf-not-found';
  readonly status = 404;
  constructor() {
    super(waqfCatalogue.notFound);
  }
}

/** The caller may see the waqf, but may not do this with it. */
export class MembershipForbiddenError extends DomainError {
  readonly code = 'membership.forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'ليس لديك صلاحية لهذا الإجراء في الوقف', en: 'You have no permission to do this in the waqf' });
  }
}

/**
 * The deed names the caller as nazir, but they have not accepted the trusteeship yet: until then they may only read.
 */
export class MembershipNotAcceptedError extends DomainError {
  readonly code = 'membership.trusteeship-not-accepted';
  readonly status = 403;
  constructor() {
    super({
      ar: 'اقبل النظارة أولًا، فلك الاطلاع فقط قبل قبولها',
      en: 'Accept the trusteeship first; before that you may only read',
    });
  }
}
