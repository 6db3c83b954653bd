import type { Answered, Bilingual } from '@waqf/contracts';
import type {
  PaymentMethod,
  PaymentStage,
  RunLineState,
  RunState,
  WithholdingReason,
} from '@waqf/contracts/distributions';
import { halalas, sumHalalas, type Halalas } from '@waqf/money';
import { rational, type Rational } from './rational.js';
import type { Because, RunDeduction } from './run.js';
import type { Trace } from './trace.js';
import { withholdingSentences } from './withholding.js';

/** One person's line of a run, with the figures that lead to its amount. Amounts in halalas. */
export interface OwnPayment {
  readonly id: string;
  readonly waqfId: string;
  readonly runState: Answered<RunState>;
  readonly startedAt: Date;
  readonly from: string;
  readonly to: string;
  readonly rulesVersion: number;
  readonly gross: Halalas;
  readonly deductions: readonly RunDeduction[];
  /** What is left for the shares, after the corrections of earlier distributions. */
  readonly pool: Halalas;
  readonly corrections: Halalas;
  /** True when the line is such a correction, not a share. */
  readonly isCorrection: boolean;
  readonly amount: Halalas;
  readonly exact: string;
  readonly state: Answered<RunLineState>;
  readonly because: Because;
  readonly trace: Trace;
  readonly withheld: WithholdingReason | null;
  readonly failure: Bilingual | null;
  readonly ibanEnd: string | null;
  readonly method: PaymentMethod | null;
  readonly receiptNumber: string | null;
  readonly bankReference: string | null;
  readonly paidAt: Date | null;
}

/** The source that is shown with the figures of what a person received. */
export const receivedSource: Bilingual = {
  ar: 'ما صُرف من دورات التوزيع، بتاريخ صرفه',
  en: 'Distributions that were paid, by payment date',
};

/** What was paid to the person in one month, by Riyadh time. */
export interface ReceivedMonth {
  /** The first day of the month. */
  readonly first: string;
  readonly amount: Halalas;
}

/** The stage of a payment as its person sees it. */
export function stageOf({ runState, state }: Pick<OwnPayment, 'runState' | 'state'>): Answered<PaymentStage> {
  if (runState === 'submitted') return 'submitted';
  if (state === 'calculated' || state === 'excluded') return 'calculated';
  return state === 'payable' ? 'approved' : state;
}

/** Whether the amount can still change, because a second person has not approved it yet. */
export const isEstimate = (stage: Answered<PaymentStage>): boolean => stage === 'calculated' || stage === 'submitted';

/** Why a payment is withheld or has failed. A calculated line that approval will withhold already says so. */
export function noteOf({ state, withheld, failure }: OwnPayment): Bilingual | null {
  if (state === 'failed') return failure;
  return withheld !== null && (state === 'withheld' || state === 'calculated') ? withholdingSentences[withheld] : null;
}

/** The kinds of amounts that are taken from the yield before the shares. */
type TakenKind = RunDeduction['kind'] | 'corrections';

export interface PaymentStep {
  readonly kind: 'gross' | TakenKind | 'pool' | 'share';
  readonly words: Bilingual;
  readonly amount: Halalas;
}

/** The steps from the yield to the person's amount: what was taken, what was divided, and the person's part of it. */
export function stepsOf({ gross, deductions, pool, amount, because, ...payment }: OwnPayment): PaymentStep[] {
  const share = { kind: 'share' as const, words: { ar: because.ar, en: because.en }, amount };
  if (payment.isCorrection) return [share];
  return [
    { kind: 'gross', words: { ar: 'إجمالي الغلة في المدة', en: 'Gross yield of the period' }, amount: gross },
    ...deductions.map(({ kind, amount: taken, because: { ar, en } }) => ({
      kind,
      words: { ar, en },
      amount: halalas(-BigInt(taken)),
    })),
    ...(payment.corrections > 0n ? [correctionsStep(payment.corrections)] : []),
    {
      kind: 'pool',
      words: { ar: 'ما يُقسم على المستفيدين', en: 'What is divided among the beneficiaries' },
      amount: pool,
    },
    share,
  ];
}

const correctionsStep = (corrections: Halalas): PaymentStep => ({
  kind: 'corrections',
  words: { ar: 'تصحيحات توزيعات سابقة', en: 'Corrections of earlier distributions' },
  amount: halalas(-corrections),
});

/** One cause of the difference between a payment and the previous one. */
interface ChangeReason {
  readonly kind: 'gross' | TakenKind | 'share' | 'rounding';
  readonly before: Halalas | null;
  readonly now: Halalas | null;
  readonly effect: Halalas;
}

export interface PaymentChanges {
  readonly difference: Halalas;
  readonly sameShare: boolean;
  readonly reasons: readonly ChangeReason[];
}

const takenKinds = ['expenses', 'maintenance', 'reserve', 'nazir_fee', 'corrections'] as const;

/**
 * Splits the difference of two payments by cause. A change of the waqf's income or costs is weighted with the previous
 * share, a change of the share with the amount divided now. Effects are whole halalas; the rounding difference is a
 * separate reason, so that all effects add up to the difference.
 */
export function changesSince(before: OwnPayment, now: OwnPayment): PaymentChanges {
  const difference = halalas(now.amount - before.amount);
  const [shareBefore, shareNow] = [shareOf(before), shareOf(now)];
  const sameShare = shareBefore.n === shareNow.n && shareBefore.d === shareNow.d;
  const bySums = [
    { kind: 'gross' as const, before: before.gross, now: now.gross, sign: 1n },
    ...takenKinds.map((kind) => ({ kind, before: taken(before, kind), now: taken(now, kind), sign: -1n })),
  ]
    .filter((one) => one.before !== one.now)
    .map(({ sign, ...one }) => ({
      ...one,
      effect: nearest(sign * (one.now - one.before) * shareBefore.n, shareBefore.d),
    }));
  const byShare = nearest(
    now.pool * (shareNow.n * shareBefore.d - shareBefore.n * shareNow.d),
    shareNow.d * shareBefore.d,
  );
  const reasons: ChangeReason[] = [
    ...bySums,
    ...(sameShare ? [] : [{ kind: 'share' as const, before: null, now: null, effect: byShare }]),
  ];
  const left = halalas(difference - sumHalalas(reasons.map(({ effect }) => effect)));
  if (left !== 0n) reasons.push({ kind: 'rounding', before: null, now: null, effect: left });
  return { difference, sameShare, reasons };
}

const taken = ({ deductions, corrections }: OwnPayment, kind: TakenKind): Halalas =>
  kind === 'corrections'
    ? corrections
    : sumHalalas(deductions.filter((one) => one.kind === kind).map(({ amount }) => halalas(BigInt(amount))));

/** The fraction of the divided amount that the person got. */
function shareOf({ exact, pool }: OwnPayment): Rational {
  const { n, d } = fraction(exact);
  return rational(n, d * pool);
}

function fraction(text: string): Rational {
  const [over = '0', under = '1'] = text.split('/');
  return rational(BigInt(over), BigInt(under));
}

/** The nearest whole halala; a half is rounded away from zero. */
function nearest(over: bigint, under: bigint): Halalas {
  const size = over < 0n ? -over : over;
  const rounded = (2n * size + under) / (2n * under);
  return halalas(over < 0n ? -rounded : rounded);
}
