import type { Box } from '@waqf/contracts/documents';
import type { Halalas } from '@waqf/money';

/** The kinds of deductions, taken from the yield before the shares in this order. */
const deductionKinds = ['maintenance', 'reserve', 'nazir_fee'] as const;
/** The kinds of shares of the pool, applied within a tier in this order. */
const shareKinds = ['fixed', 'percent', 'class', 'residual'] as const;

export type DeductionKind = (typeof deductionKinds)[number];
type ShareKind = (typeof shareKinds)[number];
type RuleKind = DeductionKind | ShareKind;

/**
 * What a percentage is taken of: the yield income of the period, that income less the period's expenses, or what is
 * left when the rule is applied.
 */
export type Basis = 'gross' | 'net' | 'remaining';

/** How a rule's amount is divided among those it names. Only `shares` may leave a part undivided. */
export type Split = 'shares' | 'equal' | 'male_two_female_one' | 'weights';

/** The founder's words behind a rule and where they are in the deed. */
export interface Clause {
  readonly text: string;
  readonly documentId: string | null;
  readonly page: number | null;
  /** The position on the page, as fractions of its size. */
  readonly box: Box | null;
}

export type Recipient = { readonly beneficiaryId: string } | { readonly class: string };

/** One condition of the founder, as it is computed. */
export interface Rule {
  readonly kind: RuleKind;
  readonly basis: Basis;
  /** Ten-thousandths of a percent: 12.5% is 125000. Null when the rule names an amount or takes all that is left. */
  readonly percent: bigint | null;
  readonly amount: Halalas | null;
  /** The rule takes at most this. */
  readonly cap: Halalas | null;
  /** The rule takes at least this, as far as it is available. */
  readonly floor: Halalas | null;
  /** Null: every active beneficiary. */
  readonly to: Recipient | null;
  readonly split: Split;
  /** A rule of a tier applies when nobody is entitled in the earlier tiers. Null: it always applies. */
  readonly tier: number | null;
  readonly clause: Clause | null;
}

export const isDeduction = (rule: Rule): rule is Rule & { kind: DeductionKind } =>
  deductionKinds.some((kind) => kind === rule.kind);

/** Without rules in force, a waqf distributes its yield by the shares of its beneficiaries: one residual rule. */
export const rulesByShares: readonly Rule[] = [
  {
    kind: 'residual',
    basis: 'remaining',
    percent: null,
    amount: null,
    cap: null,
    floor: null,
    to: null,
    split: 'shares',
    tier: null,
    clause: null,
  },
];

/** Rules in the order in which they are computed: deductions, then tier by tier; the given order breaks ties. */
export function inComputationOrder(rules: readonly Rule[]): readonly Rule[] {
  const order: readonly RuleKind[] = [...deductionKinds, ...shareKinds];
  const place = (rule: Rule): [number, number] => [isDeduction(rule) ? -1 : (rule.tier ?? 0), order.indexOf(rule.kind)];
  return rules
    .map((rule, index) => ({ rule, index, at: place(rule) }))
    .sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1] || a.index - b.index)
    .map(({ rule }) => rule);
}
