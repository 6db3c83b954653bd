import { useMutation, useQueryClient } from '@tanstack/react-query';
import { disputeEnvelope, disputeList, type AnswerDispute } from '@waqf/contracts/beneficiaries';
import { apiQuery, http, withQuery } from '@waqf/platform-web';
import { removedPayeesPath } from './get-removed-payees';

/** `GET /api/disputes`, of one waqf or of all waqfs that the user manages; open ones first. */
export const disputesQuery = (waqfId: string | undefined) =>
  apiQuery([withQuery('/api/disputes', { waqfId })], disputeList);

/** `POST /api/disputes/{id}/answer`. Fails with 409 when it is already answered. */
export function useAnswerDispute(disputeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AnswerDispute) => http.post(`/api/disputes/${disputeId}/answer`, input, disputeEnvelope),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' &&
          ['/api/disputes', '/api/beneficiaries', '/api/waqf', removedPayeesPath].some((each) => path.startsWith(each)),
      }),
  });
}
