import * as z from 'zod/mini';
import { language } from '../identity/index.js';
import { queryDay } from '../request-fields.js';
import type { ReportType } from './labels.js';

/** Statements of a pack, in their order. */
export const packedStatements = [
  'position',
  'charge_discharge',
  'activities',
  'cash_flow',
  'distributions',
] as const satisfies readonly ReportType[];

/** Most entries of one pack. */
export const mostPackedEntries = 50_000;

/**
 * `POST /api/waqf/{id}/pack`: an archive of statements, entries, approvals, audit trail and deeds, with the hash of
 * each and the proof of the chains. Needs a fresh confirmation (`pack`, id of the waqf). 202 `{export}`, as of
 * `POST /api/exports`. Without `from` since the first entry, without `to` until today.
 */
export const packRequest = z.object({ from: queryDay, to: queryDay, language: z.optional(language) });
export type PackRequest = z.infer<typeof packRequest>;
