import {
  ruleBases,
  ruleKinds,
  ruleSplits,
  type ProposeRules,
  type Rule,
  type RuleInput,
  type RuleKind,
} from '@waqf/contracts/distributions';

export type AmountKind = 'percent' | 'amount' | 'none';
export type RecipientKind = 'everybody' | 'person' | 'class';

/** The field values of one rule. */
export interface RuleValues {
  /** The key of the row on this page. */
  key: string;
  kind: RuleKind;
  figure: AmountKind;
  percent: string;
  amount: string;
  basis: RuleInput['basis'];
  cap: string;
  floor: string;
  to: RecipientKind;
  beneficiaryId: string;
  class: string;
  split: RuleInput['split'];
  tier: string;
  clause: NonNullable<RuleInput['clause']> | null;
}

/** A type, not an interface: forms need an index signature. */
export type RulesValues = {
  rules: RuleValues[];
  effectiveFrom: string;
  /** The version in force when the proposal was begun; a draft keeps it. */
  replaces: number;
};

const amountKindsByRule: Record<RuleKind, readonly AmountKind[]> = {
  maintenance: ['none', 'percent', 'amount'],
  reserve: ['percent', 'amount'],
  nazir_fee: ['percent', 'amount'],
  fixed: ['amount'],
  percent: ['percent'],
  class: ['none', 'percent', 'amount'],
  residual: ['none'],
};
const recipientsByRule: Record<RuleKind, readonly RecipientKind[]> = {
  maintenance: [],
  reserve: [],
  nazir_fee: [],
  fixed: ['person', 'class'],
  percent: ['person', 'class'],
  class: ['class'],
  residual: ['everybody', 'class', 'person'],
};

/** The ways in which a rule of this kind may give its amount; the first is the default. */
export const amountKindsOf = (kind: RuleKind): readonly AmountKind[] => amountKindsByRule[kind];
/** The kinds of recipients that a rule of this kind may have; empty for a kind without recipients. */
export const recipientsOf = (kind: RuleKind): readonly RecipientKind[] => recipientsByRule[kind];

let keyCount = 0;
/** Unique on this page; a saved draft keeps its own keys. */
const newKey = (): string => `${Date.now()}-${(keyCount += 1)}`;

const emptyRule = (kind: RuleKind): Omit<RuleValues, 'key'> => ({
  kind,
  figure: amountKindsOf(kind)[0] ?? 'none',
  percent: '',
  amount: '',
  basis: 'net',
  cap: '',
  floor: '',
  to: recipientsOf(kind)[0] ?? 'everybody',
  beneficiaryId: '',
  class: '',
  split: 'shares',
  tier: '',
  clause: null,
});

export const newRule = (): RuleValues => ({ key: newKey(), ...emptyRule('reserve') });

/** The rule changed to another kind: what that kind does not have is left out. */
export function withKind(rule: RuleValues, kind: RuleKind): RuleValues {
  const first = emptyRule(kind);
  const figure = amountKindsOf(kind).includes(rule.figure) ? rule.figure : first.figure;
  const to = recipientsOf(kind).includes(rule.to) ? rule.to : first.to;
  return { ...rule, kind, figure, to };
}

const known = <Value extends string>(values: readonly Value[], value: string, otherwise: Value): Value =>
  values.find((each) => each === value) ?? otherwise;
const written = (value: number | null): string => (value === null ? '' : String(value));

export function ruleValuesOf(rule: Rule): RuleValues {
  const kind = known(ruleKinds, rule.kind, 'reserve');
  const { percent, amount, cap, floor, to, tier, clause } = rule;
  return {
    key: newKey(),
    kind,
    figure: percent !== null ? 'percent' : amount !== null ? 'amount' : 'none',
    percent: written(percent),
    amount: amount ?? '',
    basis: known(ruleBases, rule.basis, 'remaining'),
    cap: cap ?? '',
    floor: floor ?? '',
    to: to?.beneficiaryId !== undefined ? 'person' : to?.class !== undefined ? 'class' : 'everybody',
    beneficiaryId: to?.beneficiaryId ?? '',
    class: to?.class ?? '',
    split: known(ruleSplits, rule.split, 'shares'),
    tier: written(tier),
    clause,
  };
}

const amountOf = (text: string): string | null => (text === '' ? null : text);

/** The request: only what a rule of its kind has. An empty figure is sent too, so that the contract reports it. */
export function ruleInputOfValues(values: RuleValues): RuleInput {
  const { kind, figure, percent, amount, basis, split, cap, floor, tier, clause } = values;
  return {
    kind,
    basis: figure === 'percent' ? basis : 'remaining',
    percent: figure === 'percent' ? (percent === '' ? Number.NaN : Number(percent)) : null,
    amount: figure === 'amount' ? amount : null,
    cap: amountOf(cap),
    floor: amountOf(floor),
    to: recipientOfValues(values),
    split,
    tier: tier === '' || recipientsOf(kind).length === 0 ? null : Number(tier),
    clause,
  };
}

/**
 * True when a person is required and none is chosen: the contract allows a rule without one, so the page must check it.
 */
export const lacksPerson = ({ kind, to, beneficiaryId }: RuleValues): boolean =>
  recipientsOf(kind).length > 0 && to === 'person' && beneficiaryId === '';

function recipientOfValues(values: RuleValues): RuleInput['to'] {
  const { kind, to, beneficiaryId, class: name } = values;
  if (recipientsOf(kind).length === 0 || to === 'everybody' || lacksPerson(values)) return null;
  return to === 'person' ? { beneficiaryId } : { class: name };
}

export const rulesInputOf = ({ rules, effectiveFrom, replaces }: RulesValues): ProposeRules => ({
  rules: rules.map(ruleInputOfValues),
  effectiveFrom,
  seen: { version: replaces },
});
