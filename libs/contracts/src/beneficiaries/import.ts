import * as z from 'zod/mini';
import { answered } from '../answered.js';
import { bilingual } from '../documents/index.js';
import { messageKey } from '../messages/message-key.js';
import { importColumns } from './labels.js';

/** What a file of beneficiaries may be: an Excel workbook (.xlsx), its first sheet, headings in the first row. */
export const importLimits = { bytes: 1_000_000, rows: 500 } as const;

/**
 * `POST /api/waqf/{id}/beneficiaries/import`, multipart with one file `file`: 201, all of it or nothing. With
 * `preview=1` 200 with what would be imported and every wrong cell, and nothing is added.
 */
export const importQuery = z.object({ preview: z.optional(z.literal('1', messageKey('field.unknownChoice'))) });
export type ImportQuery = z.infer<typeof importQuery>;

/** A cell that cannot be imported; `column` is null for what is wrong with the row. */
const fault = z.object({
  /** As Excel numbers it: the headings are row 1. */
  row: z.number(),
  column: z.nullable(answered(importColumns)),
  message: bilingual,
});
export type ImportFault = z.infer<typeof fault>;

/** The texts of a row as they stand in the file; an empty cell is an empty text. */
const importRow = z.object({ row: z.number(), cells: z.record(z.string(), z.string()) });
export type ImportRow = z.infer<typeof importRow>;

export const beneficiariesPreview = z.object({
  rows: z.array(importRow),
  faults: z.array(fault),
  /** Sum of the waqf's active shares after the import, percent; of the rows without a fault. */
  totalPercentage: z.number(),
  warning: z.nullable(bilingual),
});
export type BeneficiariesPreview = z.infer<typeof beneficiariesPreview>;

export const beneficiariesImported = z.object({
  added: z.number(),
  totalPercentage: z.number(),
  warning: z.nullable(bilingual),
});
export type BeneficiariesImported = z.infer<typeof beneficiariesImported>;
