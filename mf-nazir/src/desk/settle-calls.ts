import type { DeskItem } from '@waqf/contracts/desk';
import { runEnvelope } from '@waqf/contracts/distributions';
import { transactionEnvelope } from '@waqf/contracts/finances';
import { lineMatched, lineUnmatched } from '@waqf/contracts/reconciliation';
import { http, newRequestKey } from '@waqf/platform-web';

/** Takes back what settled an item, with the reason that is kept with it. */
export type TakeBackItem = (reason: string) => Promise<unknown>;

/**
 * The one request that settles an item. Fails with 409 or 422 when it cannot be settled, or already was.
 * @returns how it is taken back; null for a payment, which has left
 */
export async function settleItem({ waqfId, payment, line, repeating }: DeskItem): Promise<TakeBackItem | null> {
  if (payment) {
    const { runId, lineId } = payment;
    await http.post(`/api/waqf/${waqfId}/distributions/${runId}/retry`, { lineIds: [lineId] }, runEnvelope);
    return null;
  }
  if (line) {
    const { lineId, entryId } = line;
    const path = `/api/waqf/${waqfId}/reconciliation`;
    await http.post(`${path}/match`, { lineId, entryId }, lineMatched);
    return (reason) => http.post(`${path}/unmatch`, { lineId, reason }, lineUnmatched);
  }
  const { id, dueOn } = repeating ?? {};
  const { transaction } = await http.post(`/api/repeating-transactions/${id}/confirm`, { dueOn }, transactionEnvelope);
  const idempotencyKey = newRequestKey();
  return (reason) =>
    http.post(`/api/transactions/${transaction.id}/reverse`, { reason }, transactionEnvelope, { idempotencyKey });
}
