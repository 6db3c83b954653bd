import type { Distribution, DistributionInput } from '../../src/distributions/domain/distribute.js';
import { traceOf, type Trace } from '../../src/distributions/domain/trace.js';
import { expectedOf } from './reference.js';

/** The faults of a distribution, as sentences; empty when there is none. */
export function faultsOf(input: DistributionInput, result: Distribution): string[] {
  return [...sums(input, result), ...lines(result), ...againstReference(input, result)];
}

function sums({ gross }: DistributionInput, result: Distribution): string[] {
  const { pool, allocated, unallocated, deductions, lines: all } = result;
  const faults: string[] = [];
  const deducted = deductions.reduce((sum, { amount }) => sum + amount, 0n);
  const owed = result.corrections.reduce((sum, { amount }) => sum + amount, 0n);
  const paid = all.reduce((sum, { amount }) => sum + amount, owed);
  if (gross - deducted !== pool) faults.push('gross less deductions is not the pool');
  if (paid !== allocated) faults.push('the lines are not what was allocated');
  if (allocated + unallocated !== pool) faults.push('allocated and unallocated are not the pool');
  if (all.some(({ amount }) => amount < 0n) || unallocated < 0n) faults.push('a negative amount');
  return faults;
}

function lines(result: Distribution): string[] {
  return result.lines.flatMap((line) => {
    const trace = JSON.parse(JSON.stringify(traceOf(line, result))) as Trace;
    const byHand = recompute(trace);
    if (byHand !== trace.amount) return [`${line.beneficiaryId}: ${trace.amount} is ${byHand} by its own trace`];
    const away = line.amount * line.exact.d - line.exact.n;
    return away < line.exact.d && -away < line.exact.d ? [] : [`${line.beneficiaryId}: a halala or more off`];
  });
}

/** The amount recomputed from its trace only, in halalas over one common denominator. */
function recompute({ steps, rounding }: Trace): string {
  const [up, down] = steps.reduce<[bigint, bigint]>(
    ([n, d], { portion, part, whole, days }) => {
      const [p = '0', q = '1'] = portion.split('/');
      const above = BigInt(p) * BigInt(part) * BigInt(days.entitled);
      const below = BigInt(q) * BigInt(whole) * BigInt(days.of);
      return [n * below + above * d, d * below];
    },
    [0n, 1n],
  );
  const extra = rounding.rank !== null && BigInt(rounding.rank) <= BigInt(rounding.remainder) ? 1n : 0n;
  const digits = String(up / down + extra).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function againstReference(input: DistributionInput, result: Distribution): string[] {
  const expected = expectedOf(input);
  const faults: string[] = [];
  if (expected.pool !== result.pool) faults.push(`the pool is ${result.pool}, not ${expected.pool}`);
  for (const { beneficiaryId } of input.people) {
    const [n, d] = expected.exact.get(beneficiaryId) ?? [0n, 1n];
    const amount = result.lines.find((line) => line.beneficiaryId === beneficiaryId)?.amount ?? 0n;
    const off = amount * d - n;
    if (off >= d || -off >= d) faults.push(`${beneficiaryId}: ${amount} where ${n}/${d} is due`);
  }
  if (result.lines.some((line) => !input.people.some((person) => person.beneficiaryId === line.beneficiaryId)))
    faults.push('a line for nobody');
  return faults;
}
