import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual, box } from '../documents/index.js';
import { id, money } from '../wire.js';

/** The founder's words behind a rule, and where they are in the deed; null when the rule has none. */
export const citedClause = z.nullable(
  z.object({ text: z.string(), documentId: z.nullable(id), page: z.nullable(z.number()), box: z.nullable(box) }),
);

/** The explanation of an amount, in both languages. */
export const because = z.object({ ...bilingual.shape, clause: citedClause });

/** An amount taken from the yield before the shares are divided. */
export const deduction = z.object({
  kind: answered(['expenses', 'maintenance', 'reserve', 'nazir_fee']),
  amount: money,
  because,
});
