import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { formatAmountForWire, halalas, parseAmount } from '@waqf/money';
import * as z from 'zod';
import { SandboxBankBooks, type SandboxRefusal } from './sandbox-bank.books.js';
import { SandboxBankMoney, type SandboxTransfer } from './sandbox-bank.money.js';
import { SandboxBankStates } from './sandbox-bank.states.js';
import type { WireAnswer } from './wire-answer.js';

const bankName = 'بنك منصة وقف التجريبي';
const branchCode = '0101';
const largestPage = 500;

const openingRequest = z.object({
  reference: z.uuid(),
  product: z.enum(['WAQF_MAIN', 'WAQF_SUB']),
  holderName: z.string().min(1).max(300),
  currency: z.literal('SAR'),
});
/** Body of a transfer order. */
export const transferRequest = z.object({
  reference: z.uuid(),
  debitIban: z.string(),
  creditIban: z.string(),
  amount: z
    .string()
    .regex(/^\d{1,13}\.\d{2}$/)
    .regex(/[1-9]/),
  currency: z.literal('SAR'),
  description: z.string().max(300),
});
const statementQuery = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .default('0'),
});

const badRequest: WireAnswer = { status: 400, body: { code: 'BAD_REQUEST' } };
const unavailable: WireAnswer = { status: 503, body: { code: 'UNAVAILABLE' } };
const unknownAccount: WireAnswer = { status: 404, body: { code: 'UNKNOWN_ACCOUNT' } };
const reused: WireAnswer = { status: 409, body: { code: 'REFERENCE_REUSED' } };

/** Handles each request to the sandbox bank, and applies its orders. */
@Injectable()
export class SandboxBankCalls {
  constructor(
    private readonly books: SandboxBankBooks,
    private readonly money: SandboxBankMoney,
    private readonly states: SandboxBankStates,
  ) {}

  async openAccount(body: unknown): Promise<WireAnswer> {
    const parsed = openingRequest.safeParse(body);
    if (!parsed.success) return badRequest;
    const request = parsed.data;
    const order = await this.books.takeOrder({ request: 'account', holderNames: [request.holderName], ibans: [] });
    if (order?.kind === 'unavailable') return unavailable;
    const refusal =
      order?.kind === 'refuse'
        ? await this.books.refuse(request.reference, order)
        : await this.books.refusalOf(request.reference);
    if (refusal) return refused(refusal);
    const { account, created } = await this.books.open(request, order?.kind === 'delay' ? order.delay_ms : 0);
    if (order?.kind === 'lose-answer') return 'lost';
    if (order?.kind === 'slow') await delay(order.delay_ms, undefined, { ref: false });
    if (account.holder_name !== request.holderName || account.product !== request.product) return reused;
    if (account.ready_at.getTime() > Date.now()) return inProgress(account.reference);
    const { reference, account_number: accountNumber, iban } = account;
    return {
      status: created ? 201 : 200,
      body: { reference, status: 'OPEN', bankName, accountNumber, iban, branchCode },
    };
  }

  async transfer(body: unknown): Promise<WireAnswer> {
    const parsed = transferRequest.safeParse(body);
    if (!parsed.success) return badRequest;
    const { reference, debitIban, creditIban, description } = parsed.data;
    const holders = await this.money.holders([debitIban, creditIban]);
    const order = await this.books.takeOrder({
      request: 'transfer',
      holderNames: [...holders.values()],
      ibans: [debitIban, creditIban],
    });
    if (order?.kind === 'unavailable') return unavailable;
    const refusal = await this.refusalOfTransfer(
      reference,
      order?.kind === 'refuse' ? order : null,
      debitIban !== creditIban && holders.size === 2,
    );
    if (refusal) return refused(refusal);
    const amountHalalas = parseAmount(parsed.data.amount);
    const request = { reference, debitIban, creditIban, amountHalalas, description };
    const { transfer, created } = await this.money.transfer(request, order?.kind === 'delay' ? order.delay_ms : 0);
    if (order?.kind === 'lose-answer') return 'lost';
    if (order?.kind === 'slow') await delay(order.delay_ms, undefined, { ref: false });
    const same =
      transfer.debit_iban === debitIban &&
      transfer.credit_iban === creditIban &&
      BigInt(transfer.amount_halalas) === amountHalalas;
    return same ? completed(transfer, created ? 201 : 200) : reused;
  }

  async transferStatus(reference: string): Promise<WireAnswer> {
    if (!z.uuid().safeParse(reference).success) return badRequest;
    const transfer = await this.money.transferOf(reference);
    if (transfer) return completed(transfer, 200);
    const refusal = await this.books.refusalOf(reference);
    return refusal ? refused(refusal) : { status: 404, body: { code: 'UNKNOWN_REFERENCE', reference } };
  }

  async balance(iban: string): Promise<WireAnswer> {
    const balance = await this.money.balance(iban);
    if (balance === null) return unknownAccount;
    return { status: 200, body: { iban, balance: formatAmountForWire(halalas(balance)), currency: 'SAR' } };
  }

  async accountState(iban: string): Promise<WireAnswer> {
    const status = await this.states.of(iban);
    return status === null ? unknownAccount : { status: 200, body: { iban, status } };
  }

  /** A page of the statement; `next` is the value of `after` for the following page. */
  async statement(iban: string, query: URLSearchParams): Promise<WireAnswer> {
    const parsed = statementQuery.safeParse(Object.fromEntries(query));
    if (!parsed.success) return badRequest;
    if ((await this.money.balance(iban)) === null) return unknownAccount;
    const { from, to, after } = parsed.data;
    const rows = await this.money.statement(iban, { from, to }, { after, limit: largestPage });
    const lines = rows.map((row) => ({
      id: row.id,
      bookedAt: row.booked_at.toISOString(),
      amount: formatAmountForWire(halalas(BigInt(row.amount_halalas))),
      description: row.description,
      bankReference: row.bank_reference,
      reference: row.reference,
    }));
    const openingBalance = formatAmountForWire(halalas(await this.money.openingBalance(iban, from)));
    return {
      status: 200,
      body: { iban, openingBalance, lines, next: rows.length === largestPage ? (rows.at(-1)?.id ?? null) : null },
    };
  }

  /** A transfer is refused permanently when an order refuses it or this bank has no such account. */
  private async refusalOfTransfer(
    reference: string,
    order: Parameters<SandboxBankBooks['refuse']>[1] | null,
    known: boolean,
  ): Promise<SandboxRefusal | null> {
    if (order) return this.books.refuse(reference, order);
    if (known) return this.books.refusalOf(reference);
    return this.books.refuse(reference, {
      code: 'UNKNOWN_ACCOUNT',
      reason_ar: 'أحد الحسابين غير معروف لدى المصرف',
      reason_en: 'The bank does not know one of the accounts',
    });
  }
}

function refused({ reference, code, reason_ar: ar, reason_en: en }: SandboxRefusal): WireAnswer {
  return { status: 422, body: { reference, status: 'REFUSED', code, reason: { ar, en } } };
}

const inProgress = (reference: string): WireAnswer => ({ status: 202, body: { reference, status: 'IN_PROGRESS' } });

function completed(transfer: SandboxTransfer, status: number): WireAnswer {
  if (transfer.ready_at.getTime() > Date.now()) return inProgress(transfer.reference);
  const { reference, bank_reference: bankReference, booked_at: bookedAt } = transfer;
  return { status, body: { reference, status: 'COMPLETED', bankReference, bookedAt: bookedAt.toISOString() } };
}
