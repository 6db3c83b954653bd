import type { RuleInput } from '@waqf/contracts/distributions';
import { parseAmount, type Halalas } from '@waqf/money';
import type { Clause, Rule } from './rule.js';

/** Percent with at most four decimals → ten-thousandths of a percent, exactly. */
function percentOf(percent: number): bigint {
  const [whole = '0', fraction = ''] = percent.toFixed(4).split('.');
  return BigInt(whole) * 10_000n + BigInt(fraction);
}

/** A rule of the contract as the engine computes it. */
export function ruleFrom(input: RuleInput): Rule {
  const { kind, basis, percent, to, split, tier, clause } = input;
  return {
    kind,
    basis,
    percent: percent === null || percent === undefined ? null : percentOf(percent),
    amount: amountOf(input.amount),
    cap: amountOf(input.cap),
    floor: amountOf(input.floor),
    to: to ?? null,
    split,
    tier: tier ?? null,
    clause: clause ? clauseFrom(clause) : null,
  };
}

/** A quoted condition, with nulls for what is not known of its place. */
export const clauseFrom = ({ text, documentId, page, box }: Clause | NonNullable<RuleInput['clause']>): Clause => ({
  text,
  documentId: documentId ?? null,
  page: page ?? null,
  box: box ?? null,
});

const amountOf = (text: string | null | undefined): Halalas | null =>
  text === null || text === undefined ? null : parseAmount(text);
