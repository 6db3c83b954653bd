import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { HttpError } from '@waqf/platform-web';
import { useBoot } from '../boot/boot-context';

/** Whether a call was refused because maintenance has begun. */
export const isMaintenance = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'platform.maintenance';

/** Whether maintenance blocks this user: the page was served with it, or a request was refused because of it since. */
export function useMaintenance(): boolean {
  const { maintenance = false } = useBoot();
  const [begun, setBegun] = useState(maintenance);
  const client = useQueryClient();
  useEffect(() => {
    const stops = [client.getQueryCache(), client.getMutationCache()].map((cache) =>
      cache.subscribe((event: { query?: { state: { error: unknown } }; mutation?: { state: { error: unknown } } }) => {
        if (isMaintenance((event.query ?? event.mutation)?.state.error)) setBegun(true);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [client]);
  return begun;
}
