import type { Bilingual } from '../problem/index.js';
import { messageOf } from './catalogue.js';
import * as fieldCatalogue from './fields.js';

/**
 * The parts of a zod issue that decide its message. Parse with `reportInput: true`; otherwise a missing key is reported
 * as a wrong type.
 */
export interface FieldIssue {
  readonly code?: string | undefined;
  /** A key of the catalogue when the contract names one, otherwise zod's own text. */
  readonly message: string;
  readonly input?: unknown;
}

const byCode: Readonly<Record<string, Bilingual>> = {
  invalid_type: fieldCatalogue.wrongType,
  too_big: fieldCatalogue.tooLarge,
  too_small: fieldCatalogue.tooSmall,
  unrecognized_keys: fieldCatalogue.unknown,
};

/** The message for a field that is not valid: the one named by its contract, otherwise one for the kind of issue. */
export function issueMessage(issue: FieldIssue): Bilingual {
  const named = messageOf(issue.message);
  if (named) return named;
  if (issue.code === 'invalid_type' && issue.input === undefined) return fieldCatalogue.required;
  return byCode[issue.code ?? ''] ?? fieldCatalogue.invalid;
}
