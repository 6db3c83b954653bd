import type { Bilingual } from '@waqf/contracts';
import { mostObjectionFiles } from '@waqf/contracts/objections';
import { arabicCount, arabicNouns, displayGregorian } from '@waqf/formats';
import { displayAmount, type Halalas } from '@waqf/money';
import { DomainError, type FieldProblem } from '../platform/index.js';

/** Also thrown for an objection of another person, or of a waqf that the user may not see. */
export class ObjectionsNotFoundError extends DomainError {
  readonly code = 'objections.not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'الاعتراض غير موجود', en: 'The objection was not found' });
  }
}

export class ObjectionsForbiddenError extends DomainError {
  readonly code = 'objections.forbidden';
  readonly status = 403;
  constructor() {
    super({ ar: 'الجواب عن هذا الاعتراض ليس لك', en: 'This objection is not yours to answer' });
  }
}

export class ObjectionsOpenError extends DomainError {
  readonly code = 'objections.already-open';
  readonly status = 409;
  constructor() {
    super({ ar: 'اعتراضك على هذه الدفعة قائم وينتظر الجواب', en: 'Your objection to this payment awaits its answer' });
  }
}

export class ObjectionsAnsweredBeforeError extends DomainError {
  readonly code = 'objections.answered-before';
  readonly status = 409;
  constructor() {
    super({
      ar: 'أُجيب عن اعتراضك على هذه الدفعة، ولا يُعترض عليها مرتين',
      en: 'Your objection to this payment was answered; a payment is objected to once',
    });
  }
}

export class ObjectionsTooLateError extends DomainError {
  readonly code = 'objections.too-late';
  readonly status = 409;
  /** @param until the last day, ISO */
  constructor(until: string) {
    super({
      ar: `انتهت مهلة الاعتراض على هذه الدفعة في ${displayGregorian(until, 'ar')}`,
      en: `The time to object to this payment ended on ${displayGregorian(until, 'en')}`,
    });
  }
}

/** The objection is already answered or withdrawn. */
export class ObjectionsClosedError extends DomainError {
  readonly code = 'objections.closed';
  readonly status = 409;
  constructor() {
    super({ ar: 'هذا الاعتراض منتهٍ', en: 'This objection is settled already' });
  }
}

/** The objection was escalated, so the reviewer decides and not the nazir. */
export class ObjectionsEscalatedError extends DomainError {
  readonly code = 'objections.escalated';
  readonly status = 409;
  constructor() {
    super({ ar: 'صُعّد هذا الاعتراض، ويقرر فيه غيرك', en: 'This objection was escalated; somebody else decides it' });
  }
}

/** The time for the answer has not ended yet. */
export class ObjectionsNotOverdueError extends DomainError {
  readonly code = 'objections.not-overdue';
  readonly status = 409;
  /** @param dueOn the last day for the answer, ISO */
  constructor(dueOn: string) {
    super({
      ar: `ينتظر اعتراضك الجواب حتى ${displayGregorian(dueOn, 'ar')}، ولك تصعيده بعد ذلك`,
      en: `Your objection awaits its answer until ${displayGregorian(dueOn, 'en')}; after that you may escalate it`,
    });
  }
}

export class ObjectionsEscalationLateError extends DomainError {
  readonly code = 'objections.escalation-late';
  readonly status = 409;
  /** @param until the last day, ISO */
  constructor(until: string) {
    super({
      ar: `انتهت مهلة التصعيد في ${displayGregorian(until, 'ar')}`,
      en: `The time to escalate ended on ${displayGregorian(until, 'en')}`,
    });
  }
}

/** The objection already has the maximum number of files. */
export class ObjectionsTooManyFilesError extends DomainError {
  readonly code = 'objections.too-many-files';
  readonly status = 409;
  constructor() {
    super({
      ar: `مع الاعتراض ${arabicCount(mostObjectionFiles, arabicNouns.file)}، وهو أقصى ما يُرفق به`,
      en: `The objection has ${mostObjectionFiles} files, which is the most that it takes`,
    });
  }
}

/** The payment has no such deduction, or the objection is to something else. */
export class ObjectionsItemError extends DomainError {
  readonly code = 'objections.item';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor() {
    const message = { ar: 'ليس هذا البند مما حُسم من هذه الدفعة', en: 'This payment has no such deduction' };
    super(message);
    this.fields = [{ field: 'item', message }];
  }
}

/** A document was already requested and is not attached yet; only one is requested at a time. */
export class ObjectionsPaperAwaitedError extends DomainError {
  readonly code = 'objections.paper-awaited';
  readonly status = 409;
  constructor() {
    super({
      ar: 'طُلب مستند على هذا الاعتراض ولم يُرفق بعد',
      en: 'A document was requested for this objection and is still awaited',
    });
  }
}

/**
 * Granting an objection to an approved payment needs an amount to add, at most what the waqf could have owed the
 * person; for an estimate no amount is allowed.
 */
export class ObjectionsAmountError extends DomainError {
  readonly code = 'objections.amount';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(wanted: 'required' | 'not-due' | { readonly most: Halalas }) {
    const message = typeof wanted === 'string' ? amountMessages[wanted] : aboveMost(displayAmount(wanted.most));
    super(message);
    this.fields = [{ field: 'amount', message }];
  }
}

const amountMessages = {
  required: { ar: 'اكتب المبلغ الذي يُضاف إلى الدورة القادمة', en: 'Enter the amount that the next run adds' },
  'not-due': {
    ar: 'الدفعة تقديرية، فأعد حساب الدورة بدلًا من إضافة مبلغ',
    en: 'The payment is an estimate. Calculate the run again instead of adding an amount',
  },
} as const;

const aboveMost = (most: string): Bilingual => ({
  ar: `أكثر ما يمكن أن يُستحق فوق ما قُسم له في هذه الدورة ${most} ريال، فراجع المبلغ`,
  en: `At most ${most} riyals can be due beyond what this run gave the person. Check the amount`,
});
