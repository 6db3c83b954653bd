import type { Fund } from './fund.js';
import type { EntryKind } from './posting.js';

/** An entry as stored; counts and halalas are decimal text from the database. */
export interface BookedEntry {
  readonly id: string;
  readonly waqfId: string;
  readonly debitId: string;
  readonly debitFund: Fund;
  readonly debitNumber: string;
  readonly debitAfter: string;
  readonly creditId: string;
  readonly creditFund: Fund;
  readonly creditNumber: string;
  readonly creditAfter: string;
  readonly amount: string;
  readonly kind: EntryKind;
  readonly isReversal: boolean;
  /** Day in Asia/Riyadh, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A link of the chain with its entry; `intact` is null when the entry no longer exists. */
export type SealedEntry = {
  readonly position: string;
  readonly block: string;
  readonly entryId: string;
  readonly digest: Buffer;
} & ({ readonly intact: null } | ({ readonly intact: boolean } & BookedEntry));

export interface StoredAccount {
  readonly id: string;
  readonly waqfId: string;
  readonly fund: string;
  readonly balance: string;
  readonly entries: string;
}

export interface StoredSummary {
  readonly waqfId: string;
  readonly grain: 'day' | 'month' | 'all';
  readonly startsOn: string;
  readonly revenue: string;
  readonly expenses: string;
  readonly entries: string;
  readonly net: string;
  readonly allotted: string;
}

/** The first inconsistency: where an auditor should look first. */
export interface Inconsistency {
  /**
   * `altered`, `missing`: an entry differs from what was sealed, or no longer exists. `chain`: links or blocks were
   * changed, removed or inserted. `balance`, `summary`: the entries do not add up to the stored value.
   */
  readonly reason: 'altered' | 'missing' | 'chain' | 'balance' | 'summary';
  /** Position in the chain; null for balances and summaries. */
  readonly position: number | null;
  readonly entryId: string | null;
  readonly accountId: string | null;
  readonly waqfId: string | null;
}

export interface Verification {
  readonly ok: boolean;
  /** Number of entries that were checked, sealed or not. */
  readonly entries: number;
  readonly blocks: number;
  /**
   * Hash of the last block in hex; compared with a hash noted earlier, it shows whether the chain was rebuilt. Null
   * when there is no block.
   */
  readonly head: string | null;
  readonly firstBroken: Inconsistency | null;
  /** Number of committed entries that no block contains yet. */
  readonly unsealedTail: number;
}

export const inconsistency = (reason: Inconsistency['reason'], of: Partial<Inconsistency>): Inconsistency => ({
  reason,
  position: null,
  entryId: null,
  accountId: null,
  waqfId: null,
  ...of,
});
