import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SandboxBankBatchCalls } from './sandbox-bank.batch-calls.js';
import { SandboxBankCalls } from './sandbox-bank.calls.js';
import { SandboxBankBulkCalls } from './sandbox-bank.bulk-calls.js';
import type { WireAnswer } from './wire-answer.js';

const largestBody = 16 * 1024;
/** Limit in bytes: a batch has thousands of payments, an order of many transfers has hundreds. */
const largestBatch = 4 * 1024 * 1024;

const notFound: WireAnswer = { status: 404, body: { code: 'NOT_FOUND' } };

/**
 * The sandbox bank: a separate server on the loopback interface, like a real bank's server, with the API that
 * `HttpBank` uses for the real one. Never part of production.
 */
@Injectable()
export class SandboxBankServer implements OnApplicationShutdown {
  private readonly logger = new Logger(SandboxBankServer.name);
  private listening: Promise<{ server: Server; url: string }> | null = null;

  /** The key that callers must send, as at a real bank. */
  readonly key = 'sandbox-bank-key';

  constructor(
    private readonly calls: SandboxBankCalls,
    private readonly batchCalls: SandboxBankBatchCalls,
    private readonly bulkCalls: SandboxBankBulkCalls,
  ) {}

  /** Base address; the first call starts the server. */
  async url(): Promise<string> {
    this.listening ??= this.listen();
    return (await this.listening).url;
  }

  async onApplicationShutdown(): Promise<void> {
    if (!this.listening) return;
    const { server } = await this.listening;
    this.listening = null;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  private async listen(): Promise<{ server: Server; url: string }> {
    const server = createServer((request, response) => {
      this.serve(request, response).catch((error: unknown) => {
        this.logger.error(error);
        if (!response.headersSent) write(response, { status: 500, body: { code: 'INTERNAL' } });
      });
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
    server.unref();
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.answer(request);
    if (answer === 'lost') request.socket.destroy();
    else write(response, answer);
  }

  private async answer(request: IncomingMessage): Promise<WireAnswer> {
    if (request.headers.authorization !== `Bearer ${this.key}`) return { status: 401, body: { code: 'UNAUTHORIZED' } };
    const url = new URL(request.url ?? '/', 'http://bank');
    const [version, collection, key, part, ...rest] = url.pathname.slice(1).split('/');
    if (version !== 'v1' || rest.length > 0) return notFound;
    if (request.method === 'POST' && key === undefined) {
      if (collection === 'accounts') return this.calls.openAccount(await readJson(request));
      if (collection === 'transfers') return this.calls.transfer(await readJson(request));
      if (collection === 'batches') return this.batchCalls.send(await readJson(request, largestBatch));
    }
    if (request.method === 'POST' && collection === 'transfers' && part === undefined) {
      if (key === 'together') return this.bulkCalls.transfers(await readJson(request, largestBatch));
      if (key === 'states') return this.bulkCalls.states(await readJson(request, largestBatch));
    }
    if (request.method === 'GET' && key !== undefined) {
      if (collection === 'batches' && part === undefined) return this.batchCalls.status(key, url.searchParams);
      if (collection === 'transfers' && part === undefined) return this.calls.transferStatus(key);
      if (collection === 'accounts' && part === undefined) return this.calls.accountState(key);
      if (collection === 'accounts' && part === 'balance') return this.calls.balance(key);
      if (collection === 'accounts' && part === 'statement') return this.calls.statement(key, url.searchParams);
    }
    return notFound;
  }
}

async function readJson(request: IncomingMessage, largest = largestBody): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

function write(response: ServerResponse, { status, body }: Exclude<WireAnswer, 'lost'>): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
