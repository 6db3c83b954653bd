import type { DeskItem } from '@waqf/contracts/desk';
import { runEnvelope } from '@waqf/contracts/distributions';
import { transactionEnvelope } from '@waqf/contracts/finances';
import { lineMatched } from '@waqf/contracts/reconciliation';
import { http } from '@waqf/platform-web';

/** The one request that settles an item. Fails with 409 or 422 when it cannot be settled, or already was. */
export async function settleItem({ waqfId, payment, line, repeating }: DeskItem): Promise<unknown> {
  if (payment) {
    const { runId, lineId } = payment;
    return http.post(`/api/waqf/${waqfId}/distributions/${runId}/retry`, { lineIds: [lineId] }, runEnvelope);
  }
  if (line) {
    const { lineId, entryId } = line;
    return http.post(`/api/waqf/${waqfId}/reconciliation/match`, { lineId, entryId }, lineMatched);
  }
  const { id, dueOn } = repeating ?? {};
  return http.post(`/api/repeating-transactions/${id}/confirm`, { dueOn }, transactionEnvelope);
}
