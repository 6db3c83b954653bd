import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  guardianshipEnvelope,
  guardianshipList,
  type EndGuardian,
  type SetGuardian,
} from '@waqf/contracts/beneficiaries';
import { apiQuery, http } from '@waqf/platform-web';

const pathOf = (beneficiaryId: string) => `/api/beneficiary/${beneficiaryId}/guardians`;

/** `GET /api/beneficiary/{id}/guardians`. */
export const guardiansQuery = (beneficiaryId: string) => apiQuery([pathOf(beneficiaryId)], guardianshipList);

/** `POST …/guardians`. Fails with 409 when another guardian has the same days, 422 when they are after minority. */
export function useSetGuardian(beneficiaryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: SetGuardian) => http.post(pathOf(beneficiaryId), input, guardianshipEnvelope),
    onSettled: () => client.invalidateQueries({ queryKey: [pathOf(beneficiaryId)] }),
  });
}

/** `POST /api/guardianships/{id}/end`. */
export function useEndGuardian(beneficiaryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...input }: EndGuardian & { id: string }) =>
      http.post(`/api/guardianships/${id}/end`, input, guardianshipEnvelope),
    onSettled: () => client.invalidateQueries({ queryKey: [pathOf(beneficiaryId)] }),
  });
}
