import { useQueryClient } from '@tanstack/react-query';
import { useServerEvent } from '@waqf/platform-web';

/**
 * Keeps what is shown from these paths up to date while the page stays open: whoever decides on it notifies the user,
 * and the page then asks again.
 */
export function useNoticeRefresh(...paths: string[]): void {
  const client = useQueryClient();
  useServerEvent(
    'notification',
    () =>
      void client.invalidateQueries({
        predicate: ({ queryKey: [key] }) => typeof key === 'string' && paths.some((path) => key.startsWith(path)),
      }),
  );
}
