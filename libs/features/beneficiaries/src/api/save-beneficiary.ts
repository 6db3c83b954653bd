import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  beneficiaryAdded,
  beneficiaryChanged,
  type AddBeneficiary,
  type ChangeBeneficiary,
} from '@waqf/contracts/beneficiaries';
import { http } from '@waqf/platform-web';
import { removedPayeesPath } from './get-removed-payees';

const paths = ['/api/beneficiaries', '/api/waqf'];

/** What of a beneficiary follows from their data: a guardianship ends by the day of birth. */
const isOfOne = (path: string): boolean => /^\/api\/beneficiary\/[^/]+\/(shares|guardians)$/.test(path);

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey }) =>
      typeof queryKey[0] === 'string' &&
      (paths.includes(queryKey[0]) || isOfOne(queryKey[0]) || queryKey[0].startsWith(removedPayeesPath)),
  });

/**
 * `POST /api/waqf/{id}/beneficiaries` → 201. Fails with 400 (fields), 409 (already a beneficiary), 422
 * (contradictions).
 */
export function useAddBeneficiary() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ waqfId, input }: { waqfId: string; input: AddBeneficiary }) =>
      http.post(`/api/waqf/${waqfId}/beneficiaries`, input, beneficiaryAdded),
    onSuccess: () => refresh(client),
  });
}

/** `PATCH /api/beneficiary/{id}`. Fails with 400 (fields), 422 (contradictions). */
export function useChangeBeneficiary(beneficiaryId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ChangeBeneficiary) =>
      http.patch(`/api/beneficiary/${beneficiaryId}`, input, beneficiaryChanged),
    onSuccess: () => refresh(client),
  });
}
