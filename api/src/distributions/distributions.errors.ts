import type { Answered } from '@waqf/contracts';
import type { RunState, WithholdingReason } from '@waqf/contracts/distributions';
import { bothCalendarsSpanText, momentText, wordList } from '@waqf/formats';
import { displayAmount, type Halalas, halalas, percentText } from '@waqf/money';
import { DomainError, type FieldProblem } from '../platform/index.js';
import type { RuleProblem } from './domain/check-rules.js';
import { runStates } from './domain/run-states.js';
import { withholdingSentences } from './domain/withholding.js';

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

/** Whoever proposed a set of rules cannot approve it. */
export class DistributionsOwnProposalError extends DomainError {
  readonly code = 'distributions.own-proposal';
  readonly status = 403;
  constructor() {
    super({ ar: 'لا يوافق على القواعد من اقترحها', en: 'Whoever proposed the rules cannot approve them' });
  }
}

/** A person who is both founder and nazir approves alone, but only after the waiting time. */
export class DistributionsWaitingTimeError extends DomainError {
  readonly code = 'distributions.waiting-time';
  readonly status = 403;
  /** @param until when it may be approved */
  constructor(until: Date) {
    super({
      ar: `لا أحد غيرك يبت في القواعد، فتوافق عليها بعد مهلة تنتهي في ${momentText(until, 'ar')}، ولك سحبها قبلها`,
      en: `Nobody else can decide, so you may approve the rules after a waiting time that ends ${momentText(until, 'en')}; withdraw them before`,
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

/** The rules contradict themselves or each other; `fields` has one entry per problem. */
export class DistributionsInvalidRulesError extends DomainError {
  readonly code = 'distributions.invalid-rules';
  readonly status = 422;
  override readonly fields: readonly FieldProblem[];
  constructor(problems: readonly RuleProblem[]) {
    super({ ar: 'في القواعد ما يمنع حسابها', en: 'The rules cannot be computed as they are' });
    this.fields = problems.map(({ index, message }) => ({ field: `rules.${index}`, message }));
  }
}

/** The most names that the message lists; nobody reads a longer one. */
const mostNamed = 20;

/** Shares that add up to more than 100% can't be divided. */
export class DistributionsSharesAbove100Error extends DomainError {
  readonly code = 'distributions.shares-above-100';
  readonly status = 422;
  constructor(total: bigint, shares: readonly { fullName: string; share: bigint }[]) {
    const named = shares.slice(0, mostNamed).map(({ fullName, share }) => `${fullName} ${percentText(share)}`);
    const others = shares.length - named.length;
    super({
      ar: `مجموع النسب ${percentText(total)} ويتجاوز 100%: ${wordList(named, 'ar')}${others > 0 ? ` وغيرهم (${others})` : ''}`,
      en: `The shares add up to ${percentText(total)}, more than 100%: ${wordList(named, 'en')}${others > 0 ? ` and ${others} more` : ''}`,
    });
  }
}

/** Only the nazir prepares and pays a distribution run; others may only see it. */
export class DistributionsRunForbiddenError extends DomainError {
  readonly code = 'distributions.run-forbidden';
  readonly status = 403;
  constructor() {
    super({
      ar: 'دورات التوزيع يعدّها ناظر الوقف ويوافق عليها غيره',
      en: 'The nazir of the waqf prepares distribution runs and another person approves them',
    });
  }
}

/** A job calculates in the name of the nazir who asked; that nazir has left meanwhile. */
export class DistributionsCalculationLeftError extends DomainError {
  readonly code = 'distributions.calculation-left';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لم يعد من طلب الاحتساب ناظرًا للوقف، فاحتسب الدورة من جديد',
      en: 'Whoever requested the calculation is no longer the nazir of the waqf. Calculate the run again',
    });
  }
}

export class DistributionsRunNotFoundError extends DomainError {
  readonly code = 'distributions.run-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'دورة التوزيع غير موجودة', en: 'The distribution run was not found' });
  }
}

export class DistributionsRunWaqfNotApprovedError extends DomainError {
  readonly code = 'distributions.run-waqf-not-approved';
  readonly status = 409;
  constructor() {
    super({ ar: 'تبدأ دورات التوزيع بعد اعتماد الوقف', en: 'Distribution runs start once the waqf is approved' });
  }
}

/** Another run is being prepared; two at the same time would divide the same yield. */
export class DistributionsRunOpenError extends DomainError {
  readonly code = 'distributions.run-open';
  readonly status = 409;
  constructor() {
    super({
      ar: 'توجد دورة توزيع قيد الإعداد. أكملها أو ألغها ثم ابدأ غيرها',
      en: 'A distribution run is being prepared. Finish or cancel it, then start another',
    });
  }
}

export class DistributionsPeriodInFutureError extends DomainError {
  readonly code = 'distributions.period-in-future';
  readonly status = 422;
  constructor() {
    super({ ar: 'لا تنتهي المدة بعد اليوم', en: 'The period cannot end after today' });
  }
}

export class DistributionsPeriodOverlapsError extends DomainError {
  readonly code = 'distributions.period-overlaps';
  readonly status = 409;
  constructor({ from, to }: { from: string; to: string }) {
    super({
      ar: `المدة تتداخل مع دورة توزيع غلة ${bothCalendarsSpanText(from, to, 'ar')}`,
      en: `The period overlaps the distribution of ${bothCalendarsSpanText(from, to, 'en')}`,
    });
  }
}

/** The requested amount is more than the waqf's available yield. */
export class DistributionsAboveYieldError extends DomainError {
  readonly code = 'distributions.above-yield';
  readonly status = 422;
  constructor(asked: Halalas, available: Halalas) {
    super({
      ar: `المطلوب ${displayAmount(asked)} ريال والغلة المتاحة ${displayAmount(available)} ريال`,
      en: `${displayAmount(asked)} SAR is requested, and the available yield is ${displayAmount(available)} SAR`,
    });
  }
}

/** The period brought no yield, so there is nothing to divide. */
export class DistributionsNoYieldError extends DomainError {
  readonly code = 'distributions.no-yield';
  readonly status = 422;
  constructor() {
    super({
      ar: 'لم تدخل في هذه المدة غلة تُوزع',
      en: 'No distributable yield came in during this period',
    });
  }
}

/** No beneficiary is entitled to anything. */
export class DistributionsNobodyEntitledError extends DomainError {
  readonly code = 'distributions.nobody-entitled';
  readonly status = 422;
  constructor() {
    super({
      ar: 'لا يوجد مستحق في هذه المدة. راجع النسب والقواعد',
      en: 'Nobody is entitled in this period. Check the shares and the rules',
    });
  }
}

export class DistributionsNoMainAccountError extends DomainError {
  readonly code = 'distributions.no-main-account';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا يوجد حساب رئيسي نشط للوقف بعد',
      en: 'The waqf has no active main account yet',
    });
  }
}

/** Bank, entries and funds must agree before money is divided. */
export class DistributionsBooksDifferError extends DomainError {
  readonly code = 'distributions.books-differ';
  readonly status = 409;
  constructor({ bank, book, funds }: { bank: Halalas; book: Halalas; funds: Halalas }) {
    const [atBank, inBook, inFunds] = [bank, book, funds].map((amount) => displayAmount(amount));
    const difference = displayAmount(halalas(bank - (bank === book ? funds : book)));
    super({
      ar: `الأرصدة غير متطابقة: في المصرف ${atBank} وفي الدفاتر ${inBook} ومجموع الصناديق ${inFunds}، والفرق ${difference} ريال. طابق كشف الحساب أولًا`,
      en: `The balances differ: bank ${atBank}, books ${inBook}, funds ${inFunds}; the difference is ${difference} SAR. Reconcile the statement first`,
    });
  }
}

/** The state of the run does not allow the requested action. */
export class DistributionsRunStateError extends DomainError {
  readonly code = 'distributions.run-state';
  readonly status = 409;
  constructor(state: Answered<RunState>) {
    const { ar, en } = runStates.wordsOf(state);
    super({ ar: `حالة الدورة «${ar}» لا تسمح بهذا`, en: `The state of the run (${en}) does not allow this` });
  }
}

/** Rules, beneficiaries, accounts or what is shown have changed since the calculation; the founder may read it too. */
export class DistributionsRecalculateError extends DomainError {
  readonly code = 'distributions.recalculate';
  readonly status = 409;
  constructor() {
    super({
      ar: 'تغيّر ما حُسبت به الدورة، فلا يُوافق عليها كما هي. يعيد الناظر حسابها ثم يطلب الموافقة من جديد',
      en: 'What the run was calculated from has changed. The nazir calculates it again and requests a new approval',
    });
  }
}

/** No failed or withheld line can be paid now. */
export class DistributionsNothingToRetryError extends DomainError {
  readonly code = 'distributions.nothing-to-retry';
  readonly status = 409;
  constructor() {
    super({
      ar: 'لا يوجد بند يمكن صرفه الآن. عالج سبب التعذر أو الحفظ ثم أعد المحاولة',
      en: 'No line can be paid now. Fix the cause first, then try again',
    });
  }
}

/** A requested line has no active account to be paid to, or its payment is already sent or completed. */
export class DistributionsLineNotPayableError extends DomainError {
  readonly code = 'distributions.line-not-payable';
  readonly status = 409;
  constructor(names: readonly string[]) {
    super({
      ar: `لا يمكن صرف: ${wordList(names, 'ar')}. تحقق من حالة البند وحساب المستفيد`,
      en: `Cannot be paid: ${wordList(names, 'en')}. Look at the state of the line and the account of the beneficiary`,
    });
  }
}

/** Nothing is paid by hand while the beneficiary's payments are held. */
export class DistributionsLineHeldError extends DomainError {
  readonly code = 'distributions.line-held';
  readonly status = 409;
  constructor(reason: WithholdingReason) {
    super(withholdingSentences[reason]);
  }
}

export class DistributionsLineNotFoundError extends DomainError {
  readonly code = 'distributions.line-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'البند غير موجود في هذه الدورة', en: 'The line was not found in this run' });
  }
}

/** The receipt or check number is already recorded for another line of the run. */
export class DistributionsReceiptUsedError extends DomainError {
  readonly code = 'distributions.receipt-used';
  readonly status = 409;
  constructor() {
    super({ ar: 'رقم السند مسجل لبند آخر في هذه الدورة', en: 'The receipt number is on record for another line' });
  }
}

export class DistributionsPaidInFutureError extends DomainError {
  readonly code = 'distributions.paid-in-future';
  readonly status = 422;
  constructor() {
    super({ ar: 'لا يكون يوم الصرف بعد اليوم', en: 'The payment date cannot be after today' });
  }
}

/** Amounts are owed once they are approved, and the time to object begins on the day of payment. */
export class DistributionsPaidBeforeApprovalError extends DomainError {
  readonly code = 'distributions.paid-before-approval';
  readonly status = 422;
  constructor() {
    super({
      ar: 'لا يكون يوم الصرف قبل يوم اعتماد الدورة',
      en: 'The payment date cannot be before the run was approved',
    });
  }
}

/** The payment does not exist, or belongs to another person. */
export class DistributionsPaymentNotFoundError extends DomainError {
  readonly code = 'distributions.payment-not-found';
  readonly status = 404;
  constructor() {
    super({ ar: 'هذه الدفعة غير موجودة', en: 'This payment was not found' });
  }
}

/** A correction must be above zero, for a beneficiary with a line in an earlier run of the waqf. */
export class DistributionsCorrectionInvalidError extends DomainError {
  readonly code = 'distributions.correction-invalid';
  readonly status = 422;
  constructor() {
    super({
      ar: 'التصحيح مبلغ أكبر من صفر لمستفيد له حصة في دورة توزيع لهذا الوقف',
      en: 'A correction is an amount above zero for a beneficiary with a share in a distribution of this waqf',
    });
  }
}
