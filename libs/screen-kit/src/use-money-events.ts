import { useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '@waqf/platform-web';
import { refreshMoney } from './refresh-money';

/** Keeps a page of money as new as the server's events: a transfer that settled, an account that opened. */
export function useMoneyEvents(waqfId?: string): void {
  const client = useQueryClient();
  const refresh = (event: { waqfId: string }) => {
    if (waqfId === undefined || event.waqfId === waqfId) void refreshMoney(client);
  };
  useServerEvent('transfer.settled', refresh);
  useServerEvent('waqf.changed', refresh);
}
