import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual, box } from '../documents/index.js';
import { id, money } from '../wire.js';

/** A founder's words behind a rule and where they stand in the deed; null for a rule without. */
export const citedClause = z.nullable(
  z.object({ text: z.string(), documentId: z.nullable(id), page: z.nullable(z.number()), box: z.nullable(box) }),
);

/** Why an amount is what it is, in both languages. */
export const because = z.object({ ...bilingual.shape, clause: citedClause });

/** Taken from the yield before anybody's share. */
export const deduction = z.object({
  kind: answered(['expenses', 'maintenance', 'reserve', 'nazir_fee']),
  amount: money,
  because,
});
