import type { Halalas } from '@waqf/money';

/** A stored statement line. */
export interface LineRecord {
  id: string;
  statementId: string;
  waqfId: string;
  accountId: string;
  /** `YYYY-MM-DD` */
  bookedOn: string;
  amount: Halalas;
  references: string[];
  description: string;
}

/** An entry of the books as one bank account sees it. */
export interface EntryRecord {
  id: string;
  at: Date;
  /** In halalas; positive for money into the account. */
  amount: Halalas;
  description: string;
}

/** How a line was matched with its entry. */
export const matchKinds = ['reference', 'amount_date', 'person', 'created'] as const;

/** A line and its entry. */
export interface MatchRecord {
  line: LineRecord;
  entry: EntryRecord;
  kind: (typeof matchKinds)[number];
  matchedAt: Date;
  matchedBy: string | null;
  /** Fingerprint of the request that created the entry; null when the entry already existed. */
  fingerprint: string | null;
}
