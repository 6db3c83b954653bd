import type { Bilingual } from '../problem/index.js';
import { messageOf } from './catalogue.js';
import * as fieldCatalogue from './fields.js';

/** What of a zod issue decides its message. Parse with `reportInput: true`, or a missing key is called a wrong type. */
export interface FieldIssue {
  readonly code?: string | undefined;
  /** A key of the catalogue where the contract names one, otherwise zod's own text. */
  readonly message: string;
  readonly input?: unknown;
}

const byCode: Readonly<Record<string, Bilingual>> = {
  invalid_type: fieldCatalogue.wrongType,
  too_big: fieldCatalogue.tooLarge,
  too_small: fieldCatalogue.tooSmall,
  unrecognized_keys: fieldCatalogue.unknown,
};

/** The message of a field that did not pass: the one that its contract names, otherwise one by the kind of fault. */
export function issueMessage(issue: FieldIssue): Bilingual {
  const named = messageOf(issue.message);
  if (named) return named;
  if (issue.code === 'invalid_type' && issue.input === undefined) return fieldCatalogue.required;
  return byCode[issue.code ?? ''] ?? fieldCatalogue.invalid;
}
