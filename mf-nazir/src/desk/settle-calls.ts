import type { DeskItem } from '@waqf/contracts/desk';
import { runEnvelope } from '@waqf/contracts/distributions';
import { transactionEnvelope } from '@waqf/contracts/finances';
import { lineMatched, lineUnmatched } from '@waqf/contracts/reconciliation';
import { formatMessage, http, newRequestKey } from '@waqf/platform-web';
import { undoable, type UndoTools } from '@waqf/screen-kit';
import { displayAmount, parseAmount } from '@waqf/money';
import type { ToastMessage } from '@waqf/ui/core';
import { settledMessages as messages } from './settled.messages';

const matching = {
  done: messages.matched,
  text: messages.matchedText,
  reason: messages.unmatchReason,
  undone: messages.unmatched,
  failed: messages.notUnmatched,
};
const entering = {
  done: messages.entered,
  text: messages.enteredText,
  reason: messages.reverseReason,
  undone: messages.reversed,
  failed: messages.notReversed,
};

/** Without its sign, because the words say it already. */
const shown = (amount: string | null): string => displayAmount(parseAmount((amount ?? '0').replace(/^[+-]/, '')));

/** The toast of an item that was settled. */
export type Settled = (tools: UndoTools) => ToastMessage;

/**
 * The one request that settles an item. Fails with 409 or 422 when it cannot be settled, or already was.
 * @param refresh reads again what has changed, after the item was taken back
 * @returns the toast, which takes it back; a payment has left and cannot be
 */
export async function settleItem(item: DeskItem, refresh: () => Promise<void>): Promise<Settled> {
  const { waqfId, payment, line, repeating } = item;
  if (payment) {
    const { runId, lineId } = payment;
    await http.post(`/api/waqf/${waqfId}/distributions/${runId}/retry`, { lineIds: [lineId] }, runEnvelope);
    return ({ language }) => ({
      title: messages.paidAgain[language],
      text: formatMessage(messages.paidAgainText[language], language, { amount: shown(item.amount) }),
    });
  }
  const said =
    (
      words: typeof matching | typeof entering,
      about: Readonly<Record<string, string>>,
      takeBack: (reason: string) => Promise<unknown>,
    ): Settled =>
    (tools) =>
      undoable(
        tools,
        {
          title: words.done[tools.language],
          text: formatMessage(words.text[tools.language], tools.language, about),
        },
        {
          what: item.title[tools.language],
          work: () => takeBack(words.reason[tools.language]).finally(() => void refresh()),
          done: { title: words.undone[tools.language] },
          failed: words.failed[tools.language],
        },
      );
  if (line) {
    const { lineId, entryId } = line;
    const path = `/api/waqf/${waqfId}/reconciliation`;
    await http.post(`${path}/match`, { lineId, entryId }, lineMatched);
    return said(matching, { amount: shown(item.amount) }, (reason) =>
      http.post(`${path}/unmatch`, { lineId, reason }, lineUnmatched),
    );
  }
  if (!repeating) throw new Error(`${item.key} is settled on a page of its own and has no button here`);
  const { id, dueOn } = repeating;
  const answer = { dueOn, seen: item.amount === null ? {} : { amount: item.amount } };
  const { transaction } = await http.post(`/api/repeating-transactions/${id}/confirm`, answer, transactionEnvelope);
  const reverse = `/api/transactions/${transaction.id}/reverse`;
  const idempotencyKey = newRequestKey();
  const about = { what: transaction.description, amount: shown(transaction.amount) };
  return said(entering, about, (reason) => http.post(reverse, { reason }, transactionEnvelope, { idempotencyKey }));
}
