import * as z from 'zod/mini';
import { language } from '../identity/index.js';

/**
 * Body of `POST /api/waqf/{id}/certificate`: answers the PDF itself, an issued document. The same document is returned
 * until something on it changes; then a newer one supersedes it. 409 before the waqf is approved.
 */
export const certificateRequest = z.object({ language: z.optional(language) });
export type CertificateRequest = z.infer<typeof certificateRequest>;
