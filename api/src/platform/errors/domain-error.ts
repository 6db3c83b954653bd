import type { Bilingual, Problem } from '@waqf/contracts';

/** One invalid field, with its message in both languages. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Bilingual;
}

/** HTTP statuses that the product uses for refusals. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 417 | 422 | 429 | 431 | 503 | 507;

/**
 * A refusal with a message for the user. Each context defines its own in `<context>.errors.ts`, named
 * `<Context><Thing>Error`; the problem filter turns it into `application/problem+json`.
 */
export abstract class DomainError extends Error {
  /** Stable machine code, `<context>.<thing>`. */
  abstract readonly code: string;
  abstract readonly status: RefusalStatus;
  /** Entries of the problem's `errors`. */
  readonly fields: readonly FieldProblem[] = [];
  /** The act that needs a fresh confirmation. */
  readonly act?: Problem['act'];
  /** The current values of the fields that somebody else has changed. */
  readonly now?: Problem['now'];
  /** Seconds for the header Retry-After. */
  readonly retryAfter?: number;
  /** Whether an administrator wants this refusal: then it is no fault of the platform, whatever its status. */
  readonly wanted: boolean = false;
  /** Methods for the header Allow. */
  readonly allow?: readonly string[];

  /** @param text sentence for the user in both languages, without a full stop */
  constructor(readonly text: Bilingual) {
    super(text.en);
    this.name = new.target.name;
  }
}
