import {
  Catch,
  HttpException,
  Logger,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Problem } from '@waqf/contracts';
import { loadingCatalogue } from '@waqf/contracts/messages';
import type { Response } from 'express';
import type { GuardedRequest } from '../access/policy.decorators.js';
import { Refusals } from '../access/refusals.js';
import { markAsWanted } from '../http/fault.js';
import { languageOf } from '../http/language.js';
import { referenceOf } from '../http/reference.js';
import { methodsAt } from '../http/routes-of.js';
import { databaseRefusalOf } from './database-errors.js';
import { DomainError } from './domain-error.js';
import { problemOf } from './problem.js';
import {
  ForbiddenError,
  MalformedRequestError,
  MethodNotAllowedError,
  NotFoundError,
  NotSignedInError,
  TooLargeError,
  TooManyRequestsError,
  UnavailableError,
  UnsupportedMediaTypeError,
} from './platform.errors.js';

/** Turns any thrown error into `application/problem+json`; details of unexpected errors are only logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly refusals: Refusals) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<GuardedRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const reference = referenceOf(request);
    const refusal = wrongMethodOf(error, request) ?? asRefusal(error);
    if (refusal?.wanted) markAsWanted(response);
    else if (!refusal || refusal.status === 503) this.logger.error({ err: error, reference }, 'request failed');
    if (refusal) void this.refusals.record(request, refusal);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const language = request.ctx?.language ?? languageOf(request);
    const problem: Problem = refusal
      ? problemOf(refusal, language, reference)
      : { status: 500, code: 'platform.unexpected', message: loadingCatalogue.unexpected[language], reference };
    if (refusal?.retryAfter !== undefined) response.setHeader('Retry-After', String(refusal.retryAfter));
    if (refusal?.allow !== undefined) response.setHeader('Allow', refusal.allow.join(', '));
    response.setHeader('Content-Language', language);
    response.setHeader('Cache-Control', 'no-store');
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}

/** Nest answers 404 both for an address without a route and for a route of another method. */
function wrongMethodOf(error: unknown, request: GuardedRequest): DomainError | undefined {
  if (!(error instanceof NotFoundException) || request.route !== undefined) return undefined;
  const allowed = methodsAt(request);
  return allowed.length > 0 && !allowed.includes(request.method) ? new MethodNotAllowedError(allowed) : undefined;
}

function asRefusal(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof HttpException) return byStatus(error.getStatus());
  return databaseRefusalOf(error) ?? (isHttpError(error) ? byStatus(error.status) : undefined);
}

/** Refusals of Nest, the body parser and multer, translated by their status. */
function byStatus(status: number): DomainError | undefined {
  switch (status) {
    case 401:
      return new NotSignedInError();
    case 403:
      return new ForbiddenError();
    case 404:
      return new NotFoundError();
    case 413:
      return new TooLargeError();
    case 415:
      return new UnsupportedMediaTypeError();
    case 429:
      return new TooManyRequestsError(60);
    case 503:
      return new UnavailableError();
    default:
      return status >= 400 && status < 500 ? new MalformedRequestError() : undefined;
  }
}

function isHttpError(error: unknown): error is { status: number } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}
