import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvalEnvelope } from '@waqf/contracts/approvals';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/**
 * `POST /api/approvals/{id}/approve`, or `/reject` with the reason. Fails with 409 when the request is already decided,
 * 422 when the balance is no longer sufficient.
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

/**
 * `POST /api/approvals/{id}/withdraw`, for the user who made the request. Fails with 409 when it is already decided.
 */
export function useWithdrawApproval(approvalId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`/api/approvals/${approvalId}/withdraw`, {}, approvalEnvelope),
    onSettled: () => refreshMoney(client),
  });
}
