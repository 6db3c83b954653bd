import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedJobList, failedMailList } from '@waqf/contracts/operations';
import { apiPages, http, nothing, withQuery } from '@waqf/platform-web';
import { freshMs } from './fresh';

const jobsKey = '/api/admin/jobs';
const mailsKey = '/api/admin/mails';

/** `GET /api/admin/jobs?cursor` */
export const failedJobPages = () => ({
  ...apiPages([jobsKey], (cursor) => withQuery(jobsKey, { cursor }), failedJobList),
  staleTime: freshMs,
});

/** `GET /api/admin/mails?cursor` */
export const failedMailPages = () => ({
  ...apiPages([mailsKey], (cursor) => withQuery(mailsKey, { cursor }), failedMailList),
  staleTime: freshMs,
});

/** `POST /api/admin/jobs/{id}/retry`, or `/discard` with the reason; 404 when somebody has already settled it. */
export function useSettleFailedJob(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { retry: true } | { retry: false; reason: string }) =>
      decision.retry
        ? http.post(`${jobsKey}/${jobId}/retry`, {}, nothing)
        : http.post(`${jobsKey}/${jobId}/discard`, { reason: decision.reason }, nothing),
    onSettled: () => client.invalidateQueries({ queryKey: [jobsKey] }),
  });
}
