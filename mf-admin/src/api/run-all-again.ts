import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http, HttpError, nothing } from '@waqf/platform-web';

/** Failed jobs, or events that were set aside. */
export type Failures = 'jobs' | 'events';

const addressOf = (of: Failures, id: string): string =>
  of === 'jobs' ? `/api/admin/jobs/${id}/retry` : `/api/admin/events/${id}/replay`;

/**
 * Runs failures again, one after the other, each with its own entry in the audit trail. One that somebody has settled
 * in the meantime is passed over.
 */
export function useRunAllAgain(of: Failures) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await http.post(addressOf(of, id), {}, nothing).catch(passOverSettled);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [`/api/admin/${of}`] });
      await client.invalidateQueries({ queryKey: ['/api/admin/dashboard'] });
    },
  });
}

function passOverSettled(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}
