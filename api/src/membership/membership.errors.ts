import { waqfCatalogue } from '@waqf/contracts/messages';
import { DomainError } from '../platform/index.js';

/** Also for a waqf that exists and is not the caller's: what is not yours is not found. */
export class MembershipWaqfNotFoundError extends DomainError {
  readonly code = 'membership.waqf-not-found';
  readonly status = 404;
  constructor() {
    super(waqfCatalogue.notFound);
  }
}

/** The waqf is the caller's to see, not to do this with. */
export class MembershipForbiddenError extends DomainError {
  readonly code = 'membership.forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'ليس لديك صلاحية لهذا الإجراء في الوقف', en: 'You have no permission to do this in the waqf' });
  }
}

/** The deed names the caller as nazir, and they have not accepted: until then they read and change nothing. */
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
