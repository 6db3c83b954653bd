import * as z from 'zod/mini';
import { day, id } from '../wire.js';

/**
 * An entry of `GET /api/beneficiary/wards`: a minor whom the user represents today. Their portal is read with
 * `?onBehalfOf={id}`.
 */
export const ward = z.object({
  id,
  fullName: z.string(),
  age: z.nullable(z.number()),
  deed: z.string(),
  until: day,
});
export type Ward = z.infer<typeof ward>;
export const wardList = z.object({ wards: z.array(ward) });
