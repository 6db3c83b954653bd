import { issueMessage } from '@waqf/contracts/messages';
import { type $ZodIssue, type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { FieldProblem } from './domain-error.js';
import { InvalidInputError } from './platform.errors.js';

/** Parses a value by a contract. @throws InvalidInputError (400) with the contract's message for each field */
export function parseInput<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInputError(problemsOf(result.error.issues));
}

/**
 * The messages by field, each once. A value of the wrong type gets only that message: other checks run too, for example
 * of a length, which an array has as well.
 */
function problemsOf(issues: readonly $ZodIssue[]): FieldProblem[] {
  const fieldOf = ({ path }: $ZodIssue): string => path.map(String).join('.');
  const ofWrongType = new Set(issues.filter(({ code }) => code === 'invalid_type').map(fieldOf));
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const field = fieldOf(issue);
    if (ofWrongType.has(field) && issue.code !== 'invalid_type') continue;
    const message = issueMessage(issue);
    problems.set(JSON.stringify([field, message]), { field, message });
  }
  return [...problems.values()];
}
