import { transactionEnvelope, type Transaction, type TransactionEnvelope } from '@waqf/contracts/finances';
import { newId } from '../../src/platform/index.js';
import type { Answer, Browser } from '../browser.js';

export const rent = (waqfId: string, amount = '1000.00') => ({
  waqfId,
  type: 'income',
  amount,
  description: 'إيجار الشقة 4',
  source: 'rent',
});
export const repair = (waqfId: string, amount = '250.50') => ({
  waqfId,
  type: 'expense',
  amount,
  description: 'صيانة المصعد',
  category: 'maintenance',
});

/**
 * Adds a transaction and returns the answer.
 * @throws Error unless the status is 201
 */
export async function add(browser: Browser, body: object, key = newId()): Promise<TransactionEnvelope> {
  return entered(await browser.post('/api/transactions', body, { headers: { 'idempotency-key': key } }));
}

export async function reverse(
  browser: Browser,
  { id }: Pick<Transaction, 'id'>,
  reason = 'سُجلت مرتين',
): Promise<TransactionEnvelope> {
  return entered(await browser.post(`/api/transactions/${id}/reverse`, { reason }));
}

function entered({ status, body }: Answer): TransactionEnvelope {
  if (status !== 201) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return transactionEnvelope.parse(body);
}

const ofTheAsset = new Set(['corpus_addition', 'asset_sale', 'istibdal', 'asset_compensation']);
/** Whether money of this source belongs to the corpus; a separate list, to check that of the product. */
export const isCorpus = (source: string | null): boolean => source !== null && ofTheAsset.has(source);
