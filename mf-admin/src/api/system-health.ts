import { useMutation, useQueryClient } from '@tanstack/react-query';
import { systemHealth, systemStats, testMessageResult } from '@waqf/contracts/operations';
import { apiQuery, http } from '@waqf/platform-web';
import { freshMs } from './fresh';

const healthKey = '/api/admin/system/health';
/** The interval from the specification. */
const pollMs = 30_000;

/** `GET /api/admin/system/health`, polled every 30 s while a page shows it. */
export const healthQuery = () => ({
  ...apiQuery([healthKey], systemHealth),
  refetchInterval: pollMs,
  staleTime: freshMs,
});

/** `GET /api/admin/system/health?fresh=1`: runs the checks now. */
export function useRunHealthChecks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.get(`${healthKey}?fresh=1`, systemHealth),
    onSuccess: (answer) => client.setQueryData([healthKey], answer),
  });
}

/** `GET /api/admin/system/stats` */
export const statsQuery = () => ({
  ...apiQuery(['/api/admin/system/stats'], systemStats),
  refetchInterval: pollMs,
  staleTime: freshMs,
});

/** `POST /api/admin/system/test-message` */
export function useTestMessage() {
  return useMutation({ mutationFn: () => http.post('/api/admin/system/test-message', {}, testMessageResult) });
}
