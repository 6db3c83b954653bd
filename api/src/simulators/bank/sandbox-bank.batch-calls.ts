import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { parseAmount } from '@waqf/money';
import * as z from 'zod';
import { type BatchItem, SandboxBankBatches } from './sandbox-bank.batches.js';
import { SandboxBankBooks } from './sandbox-bank.books.js';
import { SandboxBankMoney } from './sandbox-bank.money.js';
import type { WireAnswer } from './wire-answer.js';

const batchRequest = z.object({
  reference: z.uuid(),
  debitIban: z.string(),
  currency: z.literal('SAR'),
  payments: z
    .array(
      z.object({
        reference: z.uuid(),
        creditIban: z.string(),
        amount: z
          .string()
          .regex(/^\d{1,13}\.\d{2}$/)
          .regex(/[1-9]/),
        description: z.string().max(300),
      }),
    )
    .min(1)
    .max(10_000),
});
const statusQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,9}$/)
    .default('0'),
});
const largestPage = 2_000;
const badRequest: WireAnswer = { status: 400, body: { code: 'BAD_REQUEST' } };

/** Handles a batch of payments at the sandbox bank, and applies its orders to each payment. */
@Injectable()
export class SandboxBankBatchCalls {
  constructor(
    private readonly books: SandboxBankBooks,
    private readonly money: SandboxBankMoney,
    private readonly batches: SandboxBankBatches,
  ) {}

  async send(body: unknown): Promise<WireAnswer> {
    const parsed = batchRequest.safeParse(body);
    if (!parsed.success) return badRequest;
    const { reference, debitIban, payments } = parsed.data;
    const order = await this.books.takeOrder({ request: 'transfer', holderNames: [], ibans: [debitIban] });
    if (order?.kind === 'unavailable') return { status: 503, body: { code: 'UNAVAILABLE' } };
    if (order?.kind === 'refuse') {
      const { code, reason_ar: ar, reason_en: en } = order;
      return { status: 422, body: { reference, status: 'REFUSED', code, reason: { ar, en } } };
    }
    if (!(await this.batches.knows(reference)))
      await this.batches.carryOut(reference, debitIban, await this.applyOrders(payments));
    if (order?.kind === 'lose-answer') return 'lost';
    if (order?.kind === 'slow') await delay(order.delay_ms, undefined, { ref: false });
    return { status: 202, body: { reference, status: 'ACCEPTED' } };
  }

  async status(reference: string, query: URLSearchParams): Promise<WireAnswer> {
    const parsed = statusQuery.safeParse(Object.fromEntries(query));
    if (!parsed.success || !z.uuid().safeParse(reference).success) return badRequest;
    if (!(await this.batches.knows(reference))) return { status: 404, body: { code: 'UNKNOWN_REFERENCE', reference } };
    const items = await this.batches.items(reference, { after: Number(parsed.data.after), limit: largestPage });
    const last = items.length === largestPage ? items.at(-1) : undefined;
    return {
      status: 200,
      body: { reference, payments: items.map(paymentOf), next: last ? String(last.place) : null },
    };
  }

  /** Refuses the payments that an order refuses; the others are carried out, late if an order delays them. */
  private async applyOrders(payments: z.output<typeof batchRequest>['payments']): Promise<BatchItem[]> {
    const hasOrders = await this.books.hasOrders();
    const holders = hasOrders ? await this.money.holders(payments.map(({ creditIban }) => creditIban)) : new Map();
    const items: BatchItem[] = [];
    for (const { amount, ...payment } of payments) {
      const holder: unknown = holders.get(payment.creditIban);
      const order = hasOrders
        ? await this.books.takeOrder({
            request: 'transfer',
            holderNames: typeof holder === 'string' ? [holder] : [],
            ibans: [payment.creditIban],
          })
        : null;
      if (order?.kind === 'refuse') await this.books.refuse(payment.reference, order);
      const delayMs = order?.kind === 'delay' ? order.delay_ms : 0;
      items.push({ ...payment, amountHalalas: parseAmount(amount), delayMs });
    }
    return items;
  }
}

type Item = Awaited<ReturnType<SandboxBankBatches['items']>>[number];

function paymentOf({ reference, bankReference, ready, code, ar, en }: Item) {
  if (code !== null) return { reference, status: 'REFUSED', code, reason: { ar, en } };
  return ready ? { reference, status: 'COMPLETED', bankReference } : { reference, status: 'IN_PROGRESS' };
}
