import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';

/** An amount owed to a beneficiary from an earlier distribution, because an objection was granted. */
export interface Correction {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly amount: Halalas;
  readonly because: Bilingual;
}

/** The corrections that the pool covers, oldest first, before any share; the first that does not fit in full stops. */
export function coveredCorrections(
  corrections: readonly Correction[],
  pool: bigint,
): { taken: Correction[]; total: bigint } {
  const taken: Correction[] = [];
  let total = 0n;
  for (const correction of corrections) {
    if (total + correction.amount > pool) break;
    total += correction.amount;
    taken.push(correction);
  }
  return { taken, total };
}
