import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvalEnvelope } from '@waqf/contracts/approvals';
import { releasePolicyEnvelope } from '@waqf/contracts/releases';
import { http } from '@waqf/platform-web';
import { releasesKey } from './get-releases';

export type ReleaseDecision = { act: 'approve' | 'withdraw' } | { act: 'reject'; reason: string };

function useRefreshReleases(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === releasesKey });
}

/**
 * `POST /api/approvals/{id}/{approve, reject, withdraw}`. Fails with 409 when it is already decided, or when the remote
 * would now serve something else.
 */
export function useDecideRelease(id: string) {
  const refresh = useRefreshReleases();
  return useMutation({
    mutationFn: (decision: ReleaseDecision) =>
      http.post(
        `/api/approvals/${id}/${decision.act}`,
        decision.act === 'reject' ? { reason: decision.reason } : {},
        approvalEnvelope,
      ),
    onSettled: refresh,
  });
}

/** `PUT /api/releases/policy`. Fails with 409 when there is only one administrator. */
export function useReleasePolicy() {
  const refresh = useRefreshReleases();
  return useMutation({
    mutationFn: (twoPeople: boolean) => http.put(`${releasesKey}/policy`, { twoPeople }, releasePolicyEnvelope),
    onSettled: refresh,
  });
}
