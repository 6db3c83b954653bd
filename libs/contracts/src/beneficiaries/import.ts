import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual } from '../documents/index.js';
import { messageKey } from '../messages/message-key.js';
import { importColumns } from './labels.js';

/**
 * Limits of a file of beneficiaries: an Excel workbook (.xlsx) with the headings in the first row of its first sheet.
 */
export const importLimits = { bytes: 1_000_000, rows: 500 } as const;

/**
 * Query of `POST /api/waqf/{id}/beneficiaries/import`, multipart with one file `file`: 201, imports every row or none.
 * With `preview=1` it answers 200 with the rows to be imported and every wrong cell, and adds nothing.
 */
export const importQuery = z.object({ preview: z.optional(z.literal('1', messageKey('field.unknownChoice'))) });
export type ImportQuery = z.infer<typeof importQuery>;

/** A cell that cannot be imported; `column` is null when the whole row is wrong. */
const fault = z.object({
  /** Number of the row in Excel: the headings are row 1. */
  row: z.number(),
  column: z.nullable(answered(importColumns)),
  message: bilingual,
});
export type ImportFault = z.infer<typeof fault>;

/** The texts of a row as they are in the file; an empty cell is an empty text. */
const importRow = z.object({ row: z.number(), cells: z.record(z.string(), z.string()) });
export type ImportRow = z.infer<typeof importRow>;

export const beneficiariesPreview = z.object({
  rows: z.array(importRow),
  faults: z.array(fault),
  /** Sum of the waqf's active shares after the import, in percent; rows with a fault are not counted. */
  totalPercentage: z.number(),
  /** Set when the active shares of the waqf would exceed 100 percent; null otherwise. */
  warning: z.nullable(bilingual),
});
export type BeneficiariesPreview = z.infer<typeof beneficiariesPreview>;

export const beneficiariesImported = z.object({
  added: z.number(),
  /** Sum of the waqf's active shares, in percent. */
  totalPercentage: z.number(),
  /** Set when that sum exceeds 100 percent; null otherwise. */
  warning: z.nullable(bilingual),
});
export type BeneficiariesImported = z.infer<typeof beneficiariesImported>;
