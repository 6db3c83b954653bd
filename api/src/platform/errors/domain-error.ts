import type { Bilingual, Problem } from '@waqf/contracts';

/** One field that did not pass, in both languages. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Bilingual;
}

/** Statuses that the product answers with when it refuses. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 417 | 422 | 429 | 431 | 503 | 507;

/**
 * A refusal with a message for the person. Each context derives its own in `<context>.errors.ts`, named
 * `<Context><Thing>Error`; the problem filter turns it into `application/problem+json`.
 */
export abstract class DomainError extends Error {
  /** Stable machine code, `<context>.<thing>`. */
  abstract readonly code: string;
  abstract readonly status: RefusalStatus;
  /** Rows for `errors` of the problem. */
  readonly fields: readonly FieldProblem[] = [];
  /** What a fresh confirmation is needed for. */
  readonly act?: Problem['act'];
  /** Seconds for the header Retry-After. */
  readonly retryAfter?: number;

  /** @param text sentence for a person, without a stop, in both languages */
  constructor(readonly text: Bilingual) {
    super(text.en);
    this.name = new.target.name;
  }
}
