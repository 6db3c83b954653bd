import { problem as problemContract, type Problem } from '@waqf/contracts';
import { loadingCatalogue } from '@waqf/contracts/messages';
import * as z from 'zod/mini';
import type { LanguageCode } from '../appearance';

/**
 * An answer that was not ok. `message` is exactly `status: body` (the status text when the body is empty), as
 * specification section 7 wants it; people are shown `errorMessage(error)`.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The problem of the API, or null when something else answered (a proxy, a page). */
  readonly problem: Problem | null;

  constructor(
    readonly status: number,
    readonly body: string,
    statusText = '',
  ) {
    super(`${status}: ${body || statusText}`);
    this.problem = parseProblem(body);
  }

  /** Stable machine code, e.g. `endowments.waqf-not-found`; null without a problem body. */
  get code(): string | null {
    return this.problem?.code ?? null;
  }

  /** Reference that support can look up; null without a problem body. */
  get reference(): string | null {
    return this.problem?.reference ?? null;
  }

  /** One row a field that did not pass; empty when the failure is not about fields. */
  get errors(): ReadonlyArray<{ field: string; message: string }> {
    return this.problem?.errors ?? [];
  }
}

/** The request got no answer at all: no network, or the server is away. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The person broke off the fresh confirmation that the call needed: nothing was done. */
export class StepUpCancelledError extends Error {
  override readonly name = 'StepUpCancelledError';
}

/** The answer was ok but not what the contract promises; `path` is the call, `detail` the first difference. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly path: string,
    readonly detail: string,
  ) {
    super(`${path}: ${detail}`);
  }
}

/**
 * The sentence to show a person: the server's message when there is one, otherwise the default of specification section
 * 8.
 * @param otherwise the call's own default, in place of the general one
 */
export function errorMessage(
  error: unknown,
  language: LanguageCode = 'ar',
  otherwise: string = loadingCatalogue.unexpected[language],
): string {
  if (error instanceof HttpError && error.problem) return error.problem.message;
  if (error instanceof StepUpCancelledError) return loadingCatalogue.stepUpCancelled[language];
  if (error instanceof ConnectionError) return loadingCatalogue.connection[language];
  return otherwise;
}

/** The support reference of an error, or null. */
export function errorReference(error: unknown): string | null {
  return error instanceof HttpError ? error.reference : null;
}

function parseProblem(body: string): Problem | null {
  if (!body.startsWith('{')) return null;
  try {
    const parsed = z.safeParse(problemContract, JSON.parse(body));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
