import { useMutation, useQueryClient } from '@tanstack/react-query';
import { disputeEnvelope, entitlementList, type RaiseDispute } from '@waqf/contracts/beneficiaries';
import { apiQuery, http } from '@waqf/platform-web';
import { pathForWard } from './wards';

const path = '/api/beneficiary/entitlements';

/** `GET /api/beneficiary/entitlements`: the waqfs that name the user, or the chosen minor, as a beneficiary. */
export const getEntitlements = () => apiQuery([pathForWard(path)], entitlementList);

/** `POST /api/beneficiary/disputes`. Fails with 409 while another one is open. */
export function useRaiseDispute() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RaiseDispute) => http.post('/api/beneficiary/disputes', input, disputeEnvelope),
    onSettled: () => client.invalidateQueries({ queryKey: [pathForWard(path)] }),
  });
}
