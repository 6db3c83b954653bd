import { issueMessage } from '@waqf/contracts/messages';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { InvalidInputError } from './platform.errors.js';

/** Parses a value by a contract. @throws InvalidInputError (400) with the contract's message for each field */
export function parseInput<Schema extends $ZodType>(schema: Schema, value: unknown): output<Schema> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw new InvalidInputError(
    result.error.issues.map((issue) => ({ field: issue.path.map(String).join('.'), message: issueMessage(issue) })),
  );
}
