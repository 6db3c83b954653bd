import type { OwnTransaction } from '@waqf/contracts/reporting';
import { formatAmountForWire, type Halalas, zeroHalalas } from '@waqf/money';

interface Movement {
  readonly id: string;
  readonly signed: Halalas | null;
  readonly description: string;
  readonly occurredAt: Date;
}

/** A movement on a beneficiary's account; one that the bank has not confirmed yet is pending. */
export function toOwnTransaction(entry: Movement, pending: ReadonlySet<string>): OwnTransaction {
  const signed = entry.signed ?? zeroHalalas;
  return {
    id: entry.id,
    type: signed < 0n ? 'paid' : 'received',
    description: entry.description,
    date: entry.occurredAt.toISOString(),
    amount: formatAmountForWire(signed),
    status: pending.has(entry.id) ? 'pending' : 'completed',
  };
}
