import { formatAmountForWire, type Halalas, sumHalalas } from '@waqf/money';
import type * as z from 'zod';
import { traced } from '../../platform/index.js';
import {
  type AccountRequest,
  type BankAccountState,
  BankPort,
  type BatchAnswer,
  type BatchOrder,
  type BatchPage,
  type BankStatement,
  BankUnreachableError,
  type OpeningAnswer,
  type StatementLine,
  type TransferAnswer,
  type TransferOrder,
} from './bank.port.js';
import {
  accountAnswer,
  balanceAnswer,
  batchAccepted,
  batchStatusAnswer,
  completedAnswer,
  openAnswer,
  refusalAnswer,
  statementAnswer,
  transfersAnswer,
  transferStatesAnswer,
  unknownAccount,
  unknownReference,
} from './bank-wire.js';

export interface HttpBankOptions {
  /** Base address without a trailing slash; a function when it is known only once the bank listens. */
  baseUrl: string | (() => Promise<string>);
  /** Bearer key that the bank gave us. */
  key: string;
  timeoutMs: number;
}

interface WireAnswer {
  status: number;
  body: unknown;
}

/** More pages than any statement has; an endless sequence of pages counts as no definite answer. */
const mostPages = 1_000;

/**
 * The bank over its HTTP API: accounts and transfers are ordered by `POST`, idempotent by `reference`; everything else
 * is read by `GET`.
 */
export class HttpBank extends BankPort {
  constructor(private readonly options: HttpBankOptions) {
    super();
  }

  async openAccount(request: AccountRequest): Promise<OpeningAnswer> {
    const { status, body } = await this.call('POST', '/v1/accounts', { ...request, currency: 'SAR' });
    if (status === 202) return { outcome: 'in-progress' };
    if (status === 422) return refused(request.reference, body);
    if (status !== 200 && status !== 201) throw unexpected(status);
    const { bankName, accountNumber, iban, branchCode } = ofReference(openAnswer, request.reference, body);
    return { outcome: 'opened', account: { bankName, accountNumber, iban, branchCode: branchCode ?? null } };
  }

  async transfer(order: TransferOrder): Promise<TransferAnswer> {
    return transferAnswer(order.reference, await this.call('POST', '/v1/transfers', onWire(order)));
  }

  async transferStatus(reference: string): Promise<TransferAnswer | { outcome: 'unknown' }> {
    const answer = await this.call('GET', `/v1/transfers/${reference}`);
    if (answer.status !== 404) return transferAnswer(reference, answer);
    ofReference(unknownReference, reference, answer.body);
    return { outcome: 'unknown' };
  }

  async transferTogether(orders: readonly TransferOrder[]): Promise<ReadonlyMap<string, TransferAnswer>> {
    const answer = await this.call('POST', '/v1/transfers/together', { transfers: orders.map(onWire) });
    if (answer.status !== 200) throw unexpected(answer.status);
    const { transfers } = understood(transfersAnswer, answer.body);
    return answersOf(
      transfers,
      orders.map(({ reference }) => reference),
      answerOfLine,
    );
  }

  async transferStatuses(
    references: readonly string[],
  ): Promise<ReadonlyMap<string, TransferAnswer | { outcome: 'unknown' }>> {
    const answer = await this.call('POST', '/v1/transfers/states', { references });
    if (answer.status !== 200) throw unexpected(answer.status);
    const { transfers } = understood(transferStatesAnswer, answer.body);
    return answersOf(transfers, references, (line) =>
      line.status === 'UNKNOWN' ? { outcome: 'unknown' as const } : answerOfLine(line),
    );
  }

  async sendBatch({ reference, debitIban, payments }: BatchOrder): Promise<BatchAnswer> {
    const { status, body } = await this.call('POST', '/v1/batches', {
      reference,
      debitIban,
      currency: 'SAR',
      payments: payments.map(({ amount, ...payment }) => ({ ...payment, amount: formatAmountForWire(amount) })),
    });
    if (status === 422) return refused(reference, body);
    if (status !== 200 && status !== 201 && status !== 202) throw unexpected(status);
    ofReference(batchAccepted, reference, body);
    return { outcome: 'accepted' };
  }

  async batchStatus(reference: string, after: string | null): Promise<BatchPage | { outcome: 'unknown' }> {
    const query = after === null ? '' : `?${new URLSearchParams({ after })}`;
    const { status, body } = await this.call('GET', `/v1/batches/${reference}${query}`);
    if (status === 404) {
      ofReference(unknownReference, reference, body);
      return { outcome: 'unknown' };
    }
    if (status !== 200) throw unexpected(status);
    const { payments, next } = ofReference(batchStatusAnswer, reference, body);
    return { outcome: 'known', ends: payments.flatMap(endOf), next };
  }

  async balance(iban: string): Promise<Halalas | null> {
    const { status, body } = await this.call('GET', `/v1/accounts/${iban}/balance`);
    if (status === 404) return noAccount(body);
    if (status !== 200) throw unexpected(status);
    return ofAccount(balanceAnswer, iban, body).balance;
  }

  async accountState(iban: string): Promise<BankAccountState | null> {
    const { status, body } = await this.call('GET', `/v1/accounts/${iban}`);
    if (status === 404) return noAccount(body);
    if (status !== 200) throw unexpected(status);
    return states[ofAccount(accountAnswer, iban, body).status];
  }

  async statement(iban: string, from: string, to: string): Promise<BankStatement | null> {
    const lines: StatementLine[] = [];
    let after: string | null = null;
    for (let page = 0; page < mostPages; page += 1) {
      const query = new URLSearchParams({ from, to, ...(after === null ? {} : { after }) });
      const { status, body } = await this.call('GET', `/v1/accounts/${iban}/statement?${query}`);
      if (status === 404) return noAccount(body);
      if (status !== 200) throw unexpected(status);
      const answer: z.output<typeof statementAnswer> = ofAccount(statementAnswer, iban, body);
      lines.push(...answer.lines);
      after = answer.next;
      if (after !== null) continue;
      const { openingBalance } = answer;
      return {
        openingBalance,
        closingBalance: sumHalalas([openingBalance, ...lines.map((line) => line.amount)]),
        lines,
      };
    }
    throw new BankUnreachableError('the statement does not end');
  }

  private call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<WireAnswer> {
    return traced(`bank ${method}`, {}, () => this.ask(method, path, body), { begins: true });
  }

  private async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<WireAnswer> {
    const { baseUrl, key, timeoutMs } = this.options;
    try {
      const base = typeof baseUrl === 'string' ? baseUrl : await baseUrl();
      const response = await fetch(`${base}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw new BankUnreachableError('the bank gave no answer', { cause: error, neverSent: hadNoConnection(error) });
    }
  }
}

const beforeConnection = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether a call failed before there was a connection, by the code of its cause. */
const hadNoConnection = (error: unknown): boolean =>
  beforeConnection.has(String((error as { cause?: { code?: unknown } }).cause?.code));

const states = { ACTIVE: 'active', SUSPENDED: 'suspended', CLOSED: 'closed' } as const;

const unexpected = (status: number): BankUnreachableError => new BankUnreachableError(`the bank answered ${status}`);

/** The parsed body; a body of another shape is no definite answer (BankUnreachableError). */
function understood<T>(shape: z.ZodType<T>, body: unknown): T {
  const answer = shape.safeParse(body);
  if (answer.success) return answer.data;
  throw new BankUnreachableError('the bank’s answer can’t be understood', { cause: answer.error });
}

function ofReference<T extends { reference: string }>(shape: z.ZodType<T>, reference: string, body: unknown): T {
  const answer = understood(shape, body);
  if (answer.reference.toLowerCase() === reference.toLowerCase()) return answer;
  throw new BankUnreachableError('the bank answered about another reference');
}

function ofAccount<T extends { iban: string }>(shape: z.ZodType<T>, iban: string, body: unknown): T {
  const answer = understood(shape, body);
  if (answer.iban === iban) return answer;
  throw new BankUnreachableError('the bank answered about another account');
}

function endOf(payment: z.output<typeof batchStatusAnswer>['payments'][number]): BatchPage['ends'] {
  const id = payment.reference.toLowerCase();
  if (payment.status === 'COMPLETED') return [{ id, outcome: 'completed', bankReference: payment.bankReference }];
  return payment.status === 'REFUSED' ? [{ id, outcome: 'refused', code: payment.code, reason: payment.reason }] : [];
}

/** Accepts "no such account" only from the bank's own body, because a wrong address also answers 404. */
function noAccount(body: unknown): null {
  understood(unknownAccount, body);
  return null;
}

const onWire = ({ reference, debitIban, creditIban, amount, description }: TransferOrder) => ({
  reference,
  debitIban,
  creditIban,
  amount: formatAmountForWire(amount),
  currency: 'SAR',
  description,
});

/** @throws BankUnreachableError when the bank answers for a reference that was not asked for, or twice for one */
function answersOf<Line extends { reference: string }, Answer>(
  lines: readonly Line[],
  asked: readonly string[],
  answerOf: (line: Line) => Answer,
): Map<string, Answer> {
  const open = new Map(asked.map((reference) => [reference.toLowerCase(), reference]));
  const answers = new Map<string, Answer>();
  for (const line of lines) {
    const reference = open.get(line.reference.toLowerCase());
    if (reference === undefined || answers.has(reference))
      throw new BankUnreachableError('the bank answered about another reference');
    answers.set(reference, answerOf(line));
  }
  return answers;
}

function answerOfLine(line: z.output<typeof transfersAnswer>['transfers'][number]): TransferAnswer {
  switch (line.status) {
    case 'COMPLETED':
      return { outcome: 'completed', bankReference: line.bankReference, bookedAt: line.bookedAt };
    case 'REFUSED':
      return { outcome: 'refused', code: line.code, reason: line.reason };
    case 'IN_PROGRESS':
      return { outcome: 'in-progress' };
  }
}

function transferAnswer(reference: string, { status, body }: WireAnswer): TransferAnswer {
  if (status === 202) return { outcome: 'in-progress' };
  if (status === 422) return refused(reference, body);
  if (status !== 200 && status !== 201) throw unexpected(status);
  const { bankReference, bookedAt } = ofReference(completedAnswer, reference, body);
  return { outcome: 'completed', bankReference, bookedAt };
}

function refused(
  reference: string,
  body: unknown,
): { outcome: 'refused'; code: string; reason: { ar: string; en: string } } {
  const { code, reason } = ofReference(refusalAnswer, reference, body);
  return { outcome: 'refused', code, reason };
}
