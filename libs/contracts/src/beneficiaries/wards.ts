import * as z from 'zod/mini';
import { day, id } from '../wire.js';

/**
 * An entry of `GET /api/beneficiary/wards`: a minor whom the user represents today. Their portal is read with
 * `?onBehalfOf={id}`.
 */
export const ward = z.object({
  id,
  fullName: z.string(),
  /** In whole Hijri years; null when the day of birth is not known. */
  age: z.nullable(z.number()),
  /** The deed or the reason of the guardianship, as the nazir recorded it. */
  deed: z.string(),
  /** Last day of the guardianship, in Asia/Riyadh. */
  until: day,
});
export type Ward = z.infer<typeof ward>;
export const wardList = z.object({ wards: z.array(ward) });
