import { DomainError, type FieldProblem } from '../platform/index.js';
import type { RuleProblem } from './domain/check-rules.js';
import { percentText } from './domain/sentences.js';

export class DistributionsForbiddenError extends DomainError {
  readonly code = 'distributions.forbidden';
  readonly status = 403;
  constructor() {
    super({
      ar: 'ليس لديك صلاحية لقواعد توزيع هذا الوقف',
      en: 'You have no permission for the distribution rules of this waqf',
    });
  }
}

/** Whoever proposed a set of rules does not approve it. */
export class DistributionsOwnProposalError extends DomainError {
  readonly code = 'distributions.own-proposal';
  readonly status = 403;
  constructor() {
    super({ ar: 'لا يوافق على القواعد من اقترحها', en: 'Rules are not approved by the person who proposed them' });
  }
}

/** Who is founder and nazir approves alone, and not before the waiting time is over. */
export class DistributionsWaitingTimeError extends DomainError {
  readonly code = 'distributions.waiting-time';
  readonly status = 403;
  /** @param until when it may be approved */
  constructor(until: Date) {
    const hour = (language: string): string =>
      until.toLocaleString(language, { timeZone: 'Asia/Riyadh', dateStyle: 'medium', timeStyle: 'short' });
    super({
      ar: `لا أحد غيرك يبت في القواعد، فتوافق عليها بعد مهلة تنتهي في ${hour('ar-u-ca-gregory-nu-latn')}، ولك سحبها قبلها`,
      en: `Nobody else can decide, so you may approve the rules after a waiting time that ends ${hour('en-GB')}; withdraw them before`,
    });
  }
}

export class DistributionsWaqfNotApprovedError extends DomainError {
  readonly code = 'distributions.waqf-not-approved';
  readonly status = 409;
  constructor() {
    super({ ar: 'تُقترح القواعد بعد اعتماد الوقف', en: 'Rules are proposed once the waqf is approved' });
  }
}

export class DistributionsRulesNotFoundError extends DomainError {
  readonly code = 'distributions.rules-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'هذه النسخة من القواعد غير موجودة', en: 'This version of the rules was not found' });
  }
}

export class DistributionsProposalOpenError extends DomainError {
  readonly code = 'distributions.proposal-open';
  readonly status = 409;
  constructor() {
    super({
      ar: 'يوجد اقتراح ينتظر الموافقة. اسحبه ثم اقترح غيره',
      en: 'A proposal awaits approval. Withdraw it, then propose another',
    });
  }
}

export class DistributionsAlreadyDecidedError extends DomainError {
  readonly code = 'distributions.already-decided';
  readonly status = 409;
  constructor() {
    super({ ar: 'صدر القرار في هذه القواعد من قبل', en: 'These rules have already been decided on' });
  }
}

/** Rules that contradict themselves or each other; one row a rule. */
export class DistributionsInvalidRulesError extends DomainError {
  readonly code = 'distributions.invalid-rules';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(problems: readonly RuleProblem[]) {
    super({ ar: 'في القواعد ما يمنع حسابها', en: 'The rules cannot be computed as they are' });
    this.fields = problems.map(({ index, message }) => ({ field: `rules.${index}`, message }));
  }
}

/** Shares of more than the whole can't be divided. */
export class DistributionsSharesAbove100Error extends DomainError {
  readonly code = 'distributions.shares-above-100';
  readonly status = 422;
  constructor(total: bigint, shares: readonly { fullName: string; share: bigint }[]) {
    const named = shares.map(({ fullName, share }) => `${fullName} ${percentText(share)}`);
    super({
      ar: `مجموع النسب ${percentText(total)} ويتجاوز 100%: ${named.join('، ')}`,
      en: `The shares sum up to ${percentText(total)}, more than 100%: ${named.join(', ')}`,
    });
  }
}
