import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { failedJobList, failedMailList } from '@waqf/contracts/operations';
import { http, nothing } from '@waqf/platform-web';

const jobsKey = '/api/admin/jobs';
const mailsKey = '/api/admin/mails';
const next = (cursor: string | null): string => (cursor ? `?cursor=${encodeURIComponent(cursor)}` : '');

/** `GET /api/admin/jobs?cursor` */
export const failedJobPages = () =>
  infiniteQueryOptions({
    queryKey: [jobsKey],
    queryFn: ({ pageParam, signal }) => http.get(`${jobsKey}${next(pageParam)}`, failedJobList, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchOnMount: 'always',
  });

/** `GET /api/admin/mails?cursor` */
export const failedMailPages = () =>
  infiniteQueryOptions({
    queryKey: [mailsKey],
    queryFn: ({ pageParam, signal }) => http.get(`${mailsKey}${next(pageParam)}`, failedMailList, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    refetchOnMount: 'always',
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
