import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskItem } from '@waqf/contracts/desk';
import { refreshMoney } from '@waqf/screen-kit';

/** What the button of a matter says, once it is done and when it failed; null for what is settled on a page. */
export function settlingWords({ payment, line, repeating }: DeskItem) {
  if (payment) return ['payAgain', 'paidAgain', 'notPaidAgain'] as const;
  if (line?.entryId) return ['match', 'matched', 'notMatched'] as const;
  return repeating ? (['enter', 'entered', 'notEntered'] as const) : null;
}

/** The calls come with the first tap: the desk is what a nazir waits for every day. */
export function useSettling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (item: DeskItem) => (await import('./settle-calls')).settle(item),
    onSettled: () => refreshMoney(client),
  });
}
