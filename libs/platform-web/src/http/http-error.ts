import { problem as problemContract, type Problem } from '@waqf/contracts';
import { loadingCatalogue } from '@waqf/contracts/messages';
import * as z from 'zod/mini';
import type { LanguageCode } from '../appearance';

/**
 * An answer that was not ok. `message` is exactly `status: body` (the status text when the body is empty), as section 7
 * of the specification requires; users are shown `errorMessage(error)`.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The problem sent by the API; null when something else answered (e.g. a proxy). */
  readonly problem: Problem | null;

  constructor(
    readonly status: number,
    readonly body: string,
    statusText = '',
  ) {
    super(`${status}: ${body || statusText}`);
    this.problem = parseProblem(body);
  }

  /** Stable machine-readable code, e.g. `endowments.waqf-not-found`; null when the answer is not a problem. */
  get code(): string | null {
    return this.problem?.code ?? null;
  }

  /** Reference by which support finds the request; null when the answer is not a problem. */
  get reference(): string | null {
    return this.problem?.reference ?? null;
  }

  /** One item for each field that is not valid; empty when the failure is not about fields. */
  get errors(): ReadonlyArray<{ field: string; message: string }> {
    return this.problem?.errors ?? [];
  }
}

/** The request got no answer: there is no network, or the server is down. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The user cancelled the fresh confirmation that the call needed; nothing was changed. */
export class StepUpCancelledError extends Error {
  override readonly name = 'StepUpCancelledError';
}

/** The answer was ok but did not match the contract; `path` is the call, `detail` the first difference. */
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
 * The message to show the user: the server's message when there is one, otherwise the default of section 8 of the
 * specification.
 * @param otherwise the call's own default, used instead of the general one
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

/** The support reference of an error; null when it has none. */
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
