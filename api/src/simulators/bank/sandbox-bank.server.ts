import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import * as z from 'zod';
import { type OpeningRequest, SandboxBankBooks } from './sandbox-bank.books.js';

const bankName = 'بنك منصة وقف التجريبي';
const branchCode = '0101';
const largestBody = 16 * 1024;

const openingRequest = z.object({
  reference: z.uuid(),
  product: z.enum(['WAQF_MAIN', 'WAQF_SUB']),
  holderName: z.string().min(1).max(300),
  currency: z.literal('SAR'),
});

type Answer = { status: number; body: unknown } | 'lost';

/**
 * The sandbox bank: a server of its own on the loopback interface, as a bank is somebody else's server, speaking the
 * wire API that `HttpBank` speaks to the real one. Never part of production.
 */
@Injectable()
export class SandboxBankServer implements OnApplicationShutdown {
  private readonly logger = new Logger(SandboxBankServer.name);
  private listening: Promise<{ server: Server; url: string }> | null = null;

  /** Key that callers must present, as at a real bank. */
  readonly key = 'sandbox-bank-key';

  constructor(private readonly books: SandboxBankBooks) {}

  /** Base address; starts to listen at the first question. */
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

  private async answer(request: IncomingMessage): Promise<Answer> {
    if (request.headers.authorization !== `Bearer ${this.key}`) return { status: 401, body: { code: 'UNAUTHORIZED' } };
    if (request.method !== 'POST' || request.url !== '/v1/accounts') return { status: 404, body: { code: 'NOT_FOUND' } };
    const body = openingRequest.safeParse(await readJson(request));
    if (!body.success) return { status: 400, body: { code: 'BAD_REQUEST' } };
    return this.openAccount(body.data);
  }

  private async openAccount(request: OpeningRequest): Promise<Answer> {
    const order = await this.books.takeOrder(request.holderName);
    if (order?.kind === 'unavailable') return { status: 503, body: { code: 'UNAVAILABLE' } };
    const refusal =
      order?.kind === 'refuse' ? await this.books.refuse(request.reference, order) : await this.books.refusalOf(request.reference);
    if (refusal) {
      const reason = { ar: refusal.reason_ar, en: refusal.reason_en };
      return { status: 422, body: { reference: request.reference, status: 'REFUSED', code: refusal.code, reason } };
    }
    const { account, created } = await this.books.open(request, order?.kind === 'delay' ? order.delay_ms : 0);
    if (order?.kind === 'lose-answer') return 'lost';
    if (order?.kind === 'slow') await delay(order.delay_ms, undefined, { ref: false });
    if (account.holder_name !== request.holderName || account.product !== request.product) {
      return { status: 409, body: { code: 'REFERENCE_REUSED' } };
    }
    if (account.ready_at.getTime() > Date.now()) {
      return { status: 202, body: { reference: account.reference, status: 'IN_PROGRESS' } };
    }
    const { reference, account_number: accountNumber, iban } = account;
    return { status: created ? 201 : 200, body: { reference, status: 'OPEN', bankName, accountNumber, iban, branchCode } };
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

function write(response: ServerResponse, { status, body }: { status: number; body: unknown }): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
