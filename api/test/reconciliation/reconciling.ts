import type { Reconciliation, ReconciledPair, StatementImported } from '@waqf/contracts/reconciliation';
import { riyadhDay } from '@waqf/formats';
import { halalas } from '@waqf/money';
import { newId } from '../../src/platform/index.js';
import type { WaqfMoney } from '../banking/waqf-money.js';
import type { Answer, Browser } from '../browser.js';
import { add } from '../finances/money-people.js';
import type { TestApi } from '../harness.js';
import type { WrittenLine, WrittenStatement } from './statement-writers.js';

/** The platform, its nazir, and the waqf whose account is reconciled in a test. */
export interface Desk {
  readonly api: TestApi;
  readonly nazir: Browser;
  readonly money: WaqfMoney;
}

export const pairOf = (answer: Answer): ReconciledPair => (answer.body as { pair: ReconciledPair }).pair;

/**
 * Helpers to import statements and to call the reconciliation.
 * @param of returns the values of the running test
 */
export function reconciliationCalls(of: () => Desk) {
  const daysAgo = (days: number): string => riyadhDay(new Date(of().api.clock.now().getTime() - days * 86_400_000));
  const line = (days: number, amount: bigint, reference = '', description = 'حركة'): WrittenLine => ({
    bookedOn: daysAgo(days),
    amount: halalas(amount),
    reference: reference || `REF${days}${amount}`.replace('-', 'N'),
    description,
  });
  const statement = (lines: WrittenLine[], opening = 0n): WrittenStatement => ({
    iban: of().money.main.iban,
    number: '1',
    opening: halalas(opening),
    lines,
  });
  const record = (type: 'income' | 'expense', amount: string, days: number) =>
    add(of().nazir, {
      waqfId: of().money.waqfId,
      type,
      amount,
      description: 'معاملة من الدفاتر',
      occurredOn: daysAgo(days),
      ...(type === 'income' ? { source: 'rent' } : { category: 'fees' }),
    });

  function send(
    browser: Browser,
    content: string | Uint8Array,
    fields: Record<string, string> = {},
    name = 'كشف الحساب.txt',
  ): Promise<Answer> {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set('file', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), name);
    return browser.upload(`/api/waqf/${of().money.waqfId}/statements`, form);
  }
  const imported = async (
    content: string | Uint8Array,
    fields?: Record<string, string>,
  ): Promise<StatementImported> => {
    const answer = await send(of().nazir, content, fields);
    if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as StatementImported;
  };
  const view = async (browser = of().nazir, query = ''): Promise<Reconciliation> =>
    (await browser.get(`/api/waqf/${of().money.waqfId}/reconciliation${query}`)).body as Reconciliation;
  const match = (body: object, browser = of().nazir, key?: string) =>
    browser.post(
      `/api/waqf/${of().money.waqfId}/reconciliation/match`,
      body,
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    );
  const unmatch = (lineId: string, reason = 'اختير قيد خاطئ') =>
    of().nazir.post(`/api/waqf/${of().money.waqfId}/reconciliation/unmatch`, { lineId, reason });
  const suspended = async (amount: string): Promise<string> =>
    (await view()).suspense.find((row) => row.line.amount === amount)?.line.id ?? newId();
  return { daysAgo, line, statement, record, send, imported, view, match, unmatch, suspended };
}
