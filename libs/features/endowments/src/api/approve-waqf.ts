import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waqfApproved, type ApproveWaqf } from '@waqf/contracts/endowments';
import { http, HttpError } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/** Whether an approval was refused because something is no longer what was seen. */
export const isChangedMeanwhile = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.code === 'platform.changed-meanwhile';

/**
 * `POST /api/waqf/{id}/approve`: locks the data, links the nazir and asks the bank for the main account; with an
 * `amendmentId` it puts the amendment in force instead. `reasons` explain differences between deeds. Fails with 409
 * (already approved, or no longer what was `seen`; the waqf is then read again), 422 (something is missing, not
 * reviewed, or differs without a reason).
 */
export function useApproveWaqf(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (approval: ApproveWaqf) => http.post(`/api/waqf/${waqfId}/approve`, approval, waqfApproved),
    onSuccess: () => refreshWaqf(client, waqfId),
    onError: (error) => (isChangedMeanwhile(error) ? refreshWaqf(client, waqfId) : undefined),
  });
}
