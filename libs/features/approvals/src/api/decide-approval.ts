import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvalEnvelope } from '@waqf/contracts/approvals';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/**
 * `POST /api/approvals/{id}/approve`, or `/reject` with the reason. Fails with 409 once it is decided, 422 when the
 * balance no longer suffices.
 */
export function useDecideApproval(approvalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { approve: true } | { approve: false; reason: string }) =>
      decision.approve
        ? http.post(`/api/approvals/${approvalId}/approve`, {}, approvalEnvelope)
        : http.post(`/api/approvals/${approvalId}/reject`, { reason: decision.reason }, approvalEnvelope),
    onSettled: () => refreshMoney(client),
  });
}

/** `POST /api/approvals/{id}/withdraw`, by whoever asked. Fails with 409 once it is decided. */
export function useWithdrawApproval(approvalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`/api/approvals/${approvalId}/withdraw`, {}, approvalEnvelope),
    onSettled: () => refreshMoney(client),
  });
}
