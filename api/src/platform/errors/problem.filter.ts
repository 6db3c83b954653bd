import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Problem } from '@waqf/contracts';
import type { Response } from 'express';
import type { GuardedRequest } from '../access/policy.decorators.js';
import { sqlState } from '../context/transactions.js';
import { languageOf } from '../http/language.js';
import { referenceOf } from '../http/reference.js';
import { DomainError } from './domain-error.js';
import {
  ForbiddenError, MalformedRequestError, NotFoundError, NotSignedInError, StorageFullError, TooLargeError, TooManyRequestsError,
  UnavailableError, UnsupportedMediaTypeError,
} from './platform.errors.js';

const unexpected = { ar: 'حدث خطأ غير متوقع', en: 'An unexpected error occurred' };

/** Turns whatever was thrown into `application/problem+json`; what nobody foresaw is told to the log only. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<GuardedRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    const reference = referenceOf(request);
    const refusal = asRefusal(error);
    if (!refusal || refusal.status === 503) this.logger.error({ err: error, reference }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const language = request.ctx?.language ?? languageOf(request);
    const problem: Problem = {
      status: refusal?.status ?? 500,
      code: refusal?.code ?? 'platform.unexpected',
      message: (refusal?.text ?? unexpected)[language],
      reference,
      ...(refusal && refusal.fields.length > 0
        ? { errors: refusal.fields.map(({ field, message }) => ({ field, message: message[language] })) }
        : {}),
    };
    if (refusal?.retryAfter !== undefined) response.setHeader('Retry-After', String(refusal.retryAfter));
    response.setHeader('Content-Language', language);
    response.setHeader('Cache-Control', 'no-store');
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}

function asRefusal(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof HttpException) return byStatus(error.getStatus());
  return byDatabase(error) ?? (isHttpError(error) ? byStatus(error.status) : undefined);
}

/** Refusals of Nest, of the body parser and of multer, by their status. */
function byStatus(status: number): DomainError | undefined {
  switch (status) {
    case 401: return new NotSignedInError();
    case 403: return new ForbiddenError();
    case 404: return new NotFoundError();
    case 413: return new TooLargeError();
    case 415: return new UnsupportedMediaTypeError();
    case 429: return new TooManyRequestsError(60);
    case 503: return new UnavailableError();
    default: return status >= 400 && status < 500 ? new MalformedRequestError() : undefined;
  }
}

/**
 * The database is away, out of connections or too slow (08 connection, 53300 too many, 55P03 lock, 57 operator,
 * 40 transaction), or its disk is full (53100); 25006 is a server that only reads.
 */
function byDatabase(error: unknown): DomainError | undefined {
  const state = sqlState(error);
  if (state === '53100') return new StorageFullError();
  if (state !== undefined && /^(08|40|57|53|55P03|25006)/.test(state)) return new UnavailableError();
  const cause: unknown = typeof error === 'object' && error !== null && 'driverError' in error ? error.driverError : error;
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause ? String(cause.code) : '';
  const gone = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND'];
  const database = 'syscall' in cause && ['connect', 'read', 'write'].includes(String(cause.syscall));
  if (database && gone.includes(code)) return new UnavailableError();
  return /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Driver not Connected)/
    .test(cause.message) ? new UnavailableError() : undefined;
}

function isHttpError(error: unknown): error is { status: number } {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
}
