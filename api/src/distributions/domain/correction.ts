import type { Bilingual } from '@waqf/contracts';
import type { Halalas } from '@waqf/money';

/** Owed to a beneficiary from an earlier distribution, since an objection was granted. */
export interface Correction {
  readonly id: string;
  readonly beneficiaryId: string;
  readonly amount: Halalas;
  readonly because: Bilingual;
}

/** What is owed comes ahead of the shares, the oldest first; what does not fit whole waits for the next run. */
export function fitting(corrections: readonly Correction[], pool: bigint): { taken: Correction[]; total: bigint } {
  const taken: Correction[] = [];
  let total = 0n;
  for (const correction of corrections) {
    if (total + correction.amount > pool) break;
    total += correction.amount;
    taken.push(correction);
  }
  return { taken, total };
}
