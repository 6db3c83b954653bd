import { useMutation, useQueryClient } from '@tanstack/react-query';
import { http, nothing } from '@waqf/platform-web';
import { failedEventsKey } from './get-failed-events';

/**
 * `POST /api/admin/events/{id}/replay`, or `/discard` with the reason. Fails with 404 when somebody has already settled
 * it.
 */
export function useSettleFailedEvent(eventId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { replay: true } | { replay: false; reason: string }) =>
      decision.replay
        ? http.post(`${failedEventsKey}/${eventId}/replay`, {}, nothing)
        : http.post(`${failedEventsKey}/${eventId}/discard`, { reason: decision.reason }, nothing),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [failedEventsKey] });
      await client.invalidateQueries({ queryKey: ['/api/admin/dashboard'] });
    },
  });
}
