import { Injectable } from '@nestjs/common';
import { parseAmount } from '@waqf/money';
import * as z from 'zod';
import { SandboxBankBooks } from './sandbox-bank.books.js';
import { SandboxBankCalls, transferRequest } from './sandbox-bank.calls.js';
import type { TransferRequest } from './sandbox-bank.money.js';
import { SandboxBankBulkTransfers, type KnownTransfer } from './sandbox-bank.bulk-transfers.js';
import type { WireAnswer } from './wire-answer.js';

const most = 500;
const transfersRequest = z.object({ transfers: z.array(transferRequest).min(1).max(most) });
const statesRequest = z.object({ references: z.array(z.uuid()).min(1).max(most) });
const badRequest: WireAnswer = { status: 400, body: { code: 'BAD_REQUEST' } };
const statusOf: Readonly<Record<number, true>> = { 200: true, 201: true, 202: true, 422: true };

/** Handles many transfers in one request at the sandbox bank, and applies its orders to each transfer. */
@Injectable()
export class SandboxBankBulkCalls {
  constructor(
    private readonly books: SandboxBankBooks,
    private readonly calls: SandboxBankCalls,
    private readonly bulkTransfers: SandboxBankBulkTransfers,
  ) {}

  async transfers(body: unknown): Promise<WireAnswer> {
    const parsed = transfersRequest.safeParse(body);
    if (!parsed.success) return badRequest;
    const { transfers } = parsed.data;
    if (await this.books.hasOrders()) return this.obeyed(transfers);
    const orders = transfers.map(({ amount, ...transfer }) => ({ ...transfer, amountHalalas: parseAmount(amount) }));
    await this.bulkTransfers.carryOut(orders);
    const known = await this.bulkTransfers.states(transfers.map(({ reference }) => reference));
    const byReference = new Map(known.map((state) => [state.reference, state]));
    // A reference that was used for another transfer has no line, so that this transfer is not reported as made.
    const lines = orders.flatMap((order) => {
      const state = byReference.get(order.reference.toLowerCase());
      return state && (state.code !== null || isSame(state, order)) ? [lineOf(state)] : [];
    });
    return { status: 200, body: { transfers: lines } };
  }

  async states(body: unknown): Promise<WireAnswer> {
    const parsed = statesRequest.safeParse(body);
    if (!parsed.success) return badRequest;
    const known = await this.bulkTransfers.states(parsed.data.references);
    return { status: 200, body: { transfers: known.map(lineOf) } };
  }

  /**
   * Handles the transfers one by one, as if each had arrived alone; an outage or a lost answer applies to all of them.
   */
  private async obeyed(transfers: z.output<typeof transfersRequest>['transfers']): Promise<WireAnswer> {
    const lines: unknown[] = [];
    let lost = false;
    for (const transfer of transfers) {
      const answer = await this.calls.transfer(transfer);
      if (answer === 'lost') lost = true;
      else if (answer.status === 503) return answer;
      else if (statusOf[answer.status]) lines.push(answer.body);
    }
    return lost ? 'lost' : { status: 200, body: { transfers: lines } };
  }
}

const isSame = (state: KnownTransfer, order: TransferRequest): boolean =>
  state.debitIban === order.debitIban &&
  state.creditIban === order.creditIban &&
  state.amountHalalas === String(order.amountHalalas);

function lineOf({ reference, code, ar, en, bankReference, bookedAt, ready }: KnownTransfer) {
  if (bankReference !== null)
    return ready ? { reference, status: 'COMPLETED', bankReference, bookedAt } : { reference, status: 'IN_PROGRESS' };
  if (code !== null) return { reference, status: 'REFUSED', code, reason: { ar, en } };
  return { reference, status: 'UNKNOWN' };
}
