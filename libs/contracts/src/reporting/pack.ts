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
 * Body of `POST /api/waqf/{id}/pack`: an archive of statements, entries, approvals, audit trail and deeds, with the
 * hash of each and the proof of the chains. It needs a fresh Nafath confirmation of `pack` with the waqf's id. 202
 * `{export}`, as with `POST /api/exports`. Without `from` it starts at the first entry, without `to` it ends today.
 */
export const packRequest = z.object({ from: queryDay, to: queryDay, language: z.optional(language) });
export type PackRequest = z.infer<typeof packRequest>;
