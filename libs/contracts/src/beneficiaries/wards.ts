import * as z from 'zod/mini';
import { day, id } from '../wire.js';

/** `GET /api/beneficiary/wards`: whom the person stands for today. Their portal is read with `?onBehalfOf={id}`. */
export const ward = z.object({
  id,
  fullName: z.string(),
  age: z.nullable(z.number()),
  deed: z.string(),
  until: day,
});
export type Ward = z.infer<typeof ward>;
export const wardList = z.object({ wards: z.array(ward) });
