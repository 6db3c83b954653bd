import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskItem } from '@waqf/contracts/desk';
import { runEnvelope } from '@waqf/contracts/distributions';
import { transactionEnvelope } from '@waqf/contracts/finances';
import { lineMatched } from '@waqf/contracts/reconciliation';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

interface Settlement {
  readonly words:
    | readonly ['payAgain', 'paidAgain', 'notPaidAgain']
    | readonly ['match', 'matched', 'notMatched']
    | readonly ['enter', 'entered', 'notEntered'];
  readonly send: () => Promise<unknown>;
}

/** The one call that settles a matter from its row; null for what is settled on a page. */
export function settlementOf({ waqfId, payment, line, repeating }: DeskItem): Settlement | null {
  const post = http.post;
  // Fails with 409, 422 while the cause is not mended.
  if (payment)
    return {
      words: ['payAgain', 'paidAgain', 'notPaidAgain'],
      send: () =>
        post(`/api/waqf/${waqfId}/distributions/${payment.runId}/retry`, { lineIds: [payment.lineId] }, runEnvelope),
    };
  // Ties a line of the bank to the entry of the same amount; again changes nothing.
  if (line?.entryId) {
    const { lineId, entryId } = line;
    return {
      words: ['match', 'matched', 'notMatched'],
      send: () => post(`/api/waqf/${waqfId}/reconciliation/match`, { lineId, entryId }, lineMatched),
    };
  }
  // Fails with 409 once it is answered.
  if (repeating)
    return {
      words: ['enter', 'entered', 'notEntered'],
      send: () =>
        post(`/api/repeating-transactions/${repeating.id}/confirm`, { dueOn: repeating.dueOn }, transactionEnvelope),
    };
  return null;
}

export function useSettling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: Settlement) => send(),
    onSettled: () => refreshMoney(client),
  });
}
