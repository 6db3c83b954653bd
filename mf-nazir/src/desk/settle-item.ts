import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskItem } from '@waqf/contracts/desk';
import { refreshMoney } from '@waqf/screen-kit';
import type { TakeBackItem } from './settle-calls';

const paying = { label: 'payAgain', done: 'paidAgain', failed: 'notPaidAgain', back: null } as const;
const matching = {
  label: 'match',
  done: 'matched',
  failed: 'notMatched',
  back: { text: 'matchedText', reason: 'unmatchReason', done: 'unmatched', failed: 'notUnmatched' },
} as const;
const entering = {
  label: 'enter',
  done: 'entered',
  failed: 'notEntered',
  back: { text: 'enteredText', reason: 'reverseReason', done: 'reversed', failed: 'notReversed' },
} as const;

/** The message keys of an item's button, its outcome and its way back; null for an item that is settled on a page. */
export function settleMessageKeys({ payment, line, repeating }: DeskItem) {
  if (payment) return paying;
  if (line?.entryId) return matching;
  return repeating ? entering : null;
}

/** The requests' code is loaded with the first tap, because nazirs load the desk every day and it must be fast. */
export function useSettleItem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (item: DeskItem) => (await import('./settle-calls')).settleItem(item),
    onSettled: () => refreshMoney(client),
  });
}

/** Takes back what settled an item; the row is gone by then. */
export function useTakeBackItem() {
  const client = useQueryClient();
  return (takeBack: TakeBackItem, reason: string) => takeBack(reason).finally(() => refreshMoney(client));
}
