import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { DomainError } from '../errors/domain-error.js';
import {
  ExpectationError,
  HeadersTooLargeError,
  MalformedRequestError,
  RequestTimeoutError,
  TooLargeError,
} from '../errors/platform.errors.js';
import { problemOf } from '../errors/problem.js';

/**
 * Sends the documented error format where Node answers before any handler runs: for requests that it cannot parse, and
 * for the header Expect.
 */
export function answerParserErrors(server: Server): void {
  // Without a Host header Node would answer 400 without a body; refuseUnknownHost refuses such a request instead.
  Object.assign(server, { requireHostHeader: false });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { body, headers, status } = answerTo(refusalOf(error.code));
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, 'connection: close'];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { body, headers, status } = answerTo(new ExpectationError());
    response.writeHead(status, { ...headers, connection: 'close' }).end(body);
  });
  // Express cannot route an address without a path (`GET http://`) and would answer in its own format. Such a request
  // gets an invalid URL instead, which the body reader refuses.
  server.prependListener('request', (request: IncomingMessage) => {
    if (!request.url?.startsWith('/')) request.url = '/%00';
  });
}

function refusalOf(code: string | undefined): DomainError {
  if (code === 'HPE_HEADER_OVERFLOW') return new HeadersTooLargeError();
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return new TooLargeError();
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? new RequestTimeoutError() : new MalformedRequestError();
}

function answerTo(refusal: DomainError): { status: number; headers: Record<string, string>; body: string } {
  const reference = randomUUID().slice(-12);
  const body = JSON.stringify(problemOf(refusal, 'ar', reference));
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'content-language': 'ar',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': reference,
  };
  return { status: refusal.status, headers, body };
}
