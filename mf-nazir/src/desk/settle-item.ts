import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskItem } from '@waqf/contracts/desk';
import { refreshMoney } from '@waqf/screen-kit';

/** The message keys of an item's button and its failure; null for an item that is settled on a page. */
export function settleMessageKeys({ payment, line, repeating }: DeskItem) {
  if (payment) return ['payAgain', 'notPaidAgain'] as const;
  if (line?.entryId) return ['match', 'notMatched'] as const;
  return repeating ? (['enter', 'notEntered'] as const) : null;
}

/**
 * The requests' code and what is said afterwards are loaded with the first tap, because nazirs load the desk every day
 * and it must be fast.
 */
export function useSettleItem() {
  const client = useQueryClient();
  const refresh = () => refreshMoney(client);
  return useMutation({
    mutationFn: async (item: DeskItem) => (await import('./settle-calls')).settleItem(item, refresh),
    onSettled: refresh,
  });
}
