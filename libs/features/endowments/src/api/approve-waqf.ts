import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waqfApproved, type ApproveWaqf } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/**
 * `POST /api/waqf/{id}/approve`: locks the data, links the nazir, asks the bank for the main account; with an
 * `amendmentId` it puts the amendment in force instead; `reason` says why although deeds differ. Fails with 409
 * (approved already), 422 (a name is missing).
 */
export function useApproveWaqf(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ amendmentId, reason = '' }: ApproveWaqf) => {
      const said = reason.trim();
      return http.post(
        `/api/waqf/${waqfId}/approve`,
        { ...(amendmentId === undefined ? {} : { amendmentId }), ...(said === '' ? {} : { reason: said }) },
        waqfApproved,
      );
    },
    onSuccess: () => refreshWaqf(client, waqfId),
  });
}
