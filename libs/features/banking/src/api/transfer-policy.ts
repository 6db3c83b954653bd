import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { transferPolicyEnvelope, type SetTransferPolicy } from '@waqf/contracts/banking';
import { http } from '@waqf/platform-web';

const pathOf = (waqfId: string) => `/api/waqf/${waqfId}/transfer-policy`;

/** `GET /api/waqf/{id}/transfer-policy`: the amount above which a transfer needs the founder's approval. */
export const transferPolicyQuery = (waqfId: string) =>
  queryOptions({
    queryKey: [pathOf(waqfId)],
    queryFn: ({ signal }) => http.get(pathOf(waqfId), transferPolicyEnvelope, { signal }),
  });

/**
 * `PUT /api/waqf/{id}/transfer-policy`, for the founder only. Fails with 400 (the amount), 403, 409 (changed
 * meanwhile).
 */
export function useSetTransferPolicy(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SetTransferPolicy) => http.put(pathOf(waqfId), input, transferPolicyEnvelope),
    onSuccess: (answer) => client.setQueryData([pathOf(waqfId)], answer),
    onError: () => client.invalidateQueries({ queryKey: [pathOf(waqfId)] }),
  });
}
