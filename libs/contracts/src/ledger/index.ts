import * as z from 'zod/mini';
import { answered } from '../answered.js';

/** `GET /api/ledger/verify`: whether the books are whole, and if not, where they first are not. */
export const ledgerVerification = z.object({
  verification: z.object({
    ok: z.boolean(),
    entries: z.number(),
    blocks: z.number(),
    /** Hash of the last block of the chain, hex; null before the first. */
    head: z.nullable(z.string()),
    firstBroken: z.nullable(
      z.object({
        /**
         * An entry changed or gone; links of the chain changed; balances or summaries that the entries don't add up to.
         */
        reason: answered(['altered', 'missing', 'chain', 'balance', 'summary']),
        /** Place in the chain, from 1. */
        position: z.nullable(z.number()),
        entryId: z.nullable(z.string()),
        accountId: z.nullable(z.string()),
        waqfId: z.nullable(z.string()),
      }),
    ),
    /** Entries that the chain doesn't hold yet. */
    unsealedTail: z.number(),
  }),
});
export type LedgerVerification = z.infer<typeof ledgerVerification>;
