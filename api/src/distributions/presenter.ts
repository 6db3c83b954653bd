import type {
  DistributionPreview,
  Rule as WireRule,
  RuleInput,
  RuleSet as WireRuleSet,
} from '@waqf/contracts/distributions';
import { formatAmountForWire, halalas } from '@waqf/money';
import type { Deduction } from './domain/deduct.js';
import type { Distribution, Line } from './domain/distribute.js';
import { show } from './domain/rational.js';
import type { Clause } from './domain/rule.js';
import type { RuleSet } from './domain/rule-set.js';
import { deductionSentence, lineSentence } from './domain/sentences.js';

export function toRule(rule: RuleInput): WireRule {
  const { kind, basis, percent, amount, cap, floor, to, split, tier, clause } = rule;
  return {
    kind,
    basis,
    percent: percent ?? null,
    amount: wireAmount(amount),
    cap: wireAmount(cap),
    floor: wireAmount(floor),
    to: to ?? null,
    split,
    tier: tier ?? null,
    clause: clause ? toClause(clause) : null,
  };
}

/** Two decimals, whatever the request gave. */
function wireAmount(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null;
  const [riyals = '0', fraction = ''] = text.split('.');
  return `${riyals}.${fraction.padEnd(2, '0')}`;
}

const toClause = ({ text, documentId, page, box }: Clause | NonNullable<RuleInput['clause']>) => ({
  text,
  documentId: documentId ?? null,
  page: page ?? null,
  box: box ?? null,
});

/** @param names full names by user id */
export function toRuleSet(set: RuleSet, names: ReadonlyMap<string, string>): WireRuleSet {
  return {
    version: set.version,
    state: set.state,
    rules: set.rules.map(toRule),
    effectiveFrom: set.effectiveFrom,
    proposedBy: names.get(set.proposedBy) ?? null,
    proposedAt: set.proposedAt.toISOString(),
    decidedBy: set.decidedBy === null ? null : (names.get(set.decidedBy) ?? null),
    decidedAt: set.decidedAt?.toISOString() ?? null,
    reason: set.reason,
  };
}

/** Version 0: the division by recorded shares, while nobody has approved anything. */
export const ruleSetByShares: WireRuleSet = {
  version: 0,
  state: 'in_force',
  rules: [toRule({ kind: 'residual', basis: 'remaining', split: 'shares' })],
  effectiveFrom: null,
  proposedBy: null,
  proposedAt: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
};

/** @param names full names by beneficiary id */
export function toPreview(result: Distribution, names: ReadonlyMap<string, string>): DistributionPreview {
  return {
    pool: formatAmountForWire(result.pool),
    deductions: result.deductions.map(toDeduction),
    lines: result.lines.map((line) => toLine(line, names.get(line.beneficiaryId) ?? '')),
    allocated: formatAmountForWire(result.allocated),
    unallocated: formatAmountForWire(result.unallocated),
    remainder: formatAmountForWire(halalas(result.remainder)),
  };
}

function toDeduction(deduction: Deduction): DistributionPreview['deductions'][number] {
  const { kind, amount, rule } = deduction;
  return {
    kind,
    amount: formatAmountForWire(amount),
    because: { ...deductionSentence(deduction), clause: rule?.clause ? toClause(rule.clause) : null },
  };
}

function toLine(line: Line, fullName: string): DistributionPreview['lines'][number] {
  const clause = [...line.steps, ...line.considered].find(({ rule }) => rule.clause !== null)?.rule.clause;
  return {
    beneficiaryId: line.beneficiaryId,
    fullName,
    amount: formatAmountForWire(line.amount),
    exact: show(line.exact),
    because: { ...lineSentence(line), clause: clause ? toClause(clause) : null },
  };
}
