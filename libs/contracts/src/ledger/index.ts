import * as z from 'zod/mini';
import { answered } from '../answered.js';

/**
 * Answer of `GET /api/ledger/verify`: whether the books are intact, and otherwise the first place where they are not.
 */
export const ledgerVerification = z.object({
  verification: z.object({
    ok: z.boolean(),
    entries: z.number(),
    blocks: z.number(),
    /** Hash of the last block of the chain, in hex; null when there is no block. */
    head: z.nullable(z.string()),
    /** The first place that fails the check; null when the books are intact. */
    firstBroken: z.nullable(
      z.object({
        /**
         * `altered` or `missing`: an entry was changed or removed; `chain`: links of the chain were changed; `balance`
         * or `summary`: the entries do not add up to it.
         */
        reason: answered(['altered', 'missing', 'chain', 'balance', 'summary']),
        /** Position in the chain, counted from 1; null when the fault has none. */
        position: z.nullable(z.number()),
        entryId: z.nullable(z.string()),
        accountId: z.nullable(z.string()),
        waqfId: z.nullable(z.string()),
      }),
    ),
    /** Number of entries that are not in the chain yet. */
    unsealedTail: z.number(),
  }),
});
export type LedgerVerification = z.infer<typeof ledgerVerification>;
