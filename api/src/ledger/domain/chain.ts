import type { Fund } from './fund.js';
import type { EntryKind } from './posting.js';

/** An entry as stored; counts and halalas as the database's decimal text. */
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
  /** Day of Asia/Riyadh, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A link of the chain with the entry that it stands for; `intact` is null when that is gone. */
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

/** The first break: where an auditor looks first. */
export interface Broken {
  /**
   * `altered`, `missing`: an entry isn't what was sealed, or is gone. `chain`: links or blocks were changed, taken out
   * or put in. `balance`, `summary`: the entries don't add up to what is stored.
   */
  readonly reason: 'altered' | 'missing' | 'chain' | 'balance' | 'summary';
  /** Place in the chain; null for balances and summaries. */
  readonly position: number | null;
  readonly entryId: string | null;
  readonly accountId: string | null;
  readonly waqfId: string | null;
}

export interface Verification {
  readonly ok: boolean;
  /** Entries looked at, sealed or not. */
  readonly entries: number;
  readonly blocks: number;
  /**
   * Hash of the last block, hex: whoever noted it earlier sees whether the chain was made anew. Null without a
   * block.
   */
  readonly head: string | null;
  readonly firstBroken: Broken | null;
  /** Committed entries that no block holds yet. */
  readonly unsealedTail: number;
}

export const broken = (reason: Broken['reason'], of: Partial<Broken>): Broken => ({
  reason,
  position: null,
  entryId: null,
  accountId: null,
  waqfId: null,
  ...of,
});
