import * as z from 'zod/mini';
import { language } from '../identity/index.js';

/**
 * `POST /api/waqf/{id}/certificate`: the PDF itself, an issued document. The same again as long as nothing on it has
 * changed; then a newer one supersedes it. 409 before the waqf is approved.
 */
export const certificateRequest = z.object({ language: z.optional(language) });
export type CertificateRequest = z.infer<typeof certificateRequest>;
