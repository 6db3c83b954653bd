import { useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '@waqf/platform-web';
import { refreshMoney } from './refresh-money';

/** Keeps a page about money up to date with the server's events, such as a settled transfer or an opened account. */
export function useMoneyEvents(waqfId?: string): void {
  const client = useQueryClient();
  const refresh = (event: { waqfId: string }) => {
    if (waqfId === undefined || event.waqfId === waqfId) void refreshMoney(client);
  };
  useServerEvent('transfer.settled', refresh);
  useServerEvent('waqf.changed', refresh);
}
