import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  guardianshipEnvelope,
  guardianshipList,
  type EndGuardian,
  type SetGuardian,
} from '@waqf/contracts/beneficiaries';
import { apiQuery, http } from '@waqf/platform-web';
import { removedPayeesPath } from './get-removed-payees';

const pathOf = (beneficiaryId: string) => `/api/beneficiary/${beneficiaryId}/guardians`;

/** Reads again who the guardians are, and what a guardian of somebody who was removed frees. */
const refresh = (client: QueryClient, beneficiaryId: string): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' && (path === pathOf(beneficiaryId) || path.startsWith(removedPayeesPath)),
  });

/** `GET /api/beneficiary/{id}/guardians`. */
export const guardiansQuery = (beneficiaryId: string) => apiQuery([pathOf(beneficiaryId)], guardianshipList);

/** `POST …/guardians`. Fails with 409 when another guardian has the same days, 422 when they are after minority. */
export function useSetGuardian(beneficiaryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SetGuardian) => http.post(pathOf(beneficiaryId), input, guardianshipEnvelope),
    onSettled: () => refresh(client, beneficiaryId),
  });
}

/** `POST /api/guardianships/{id}/end`. */
export function useEndGuardian(beneficiaryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...input }: EndGuardian & { id: string }) =>
      http.post(`/api/guardianships/${id}/end`, input, guardianshipEnvelope),
    onSettled: () => refresh(client, beneficiaryId),
  });
}
