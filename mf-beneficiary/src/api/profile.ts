import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paymentPreferencesEnvelope, type ChangePaymentPreferences } from '@waqf/contracts/beneficiaries';
import { beneficiaryProfile } from '@waqf/contracts/reporting';
import { apiQuery, http } from '@waqf/platform-web';

const path = '/api/beneficiary/profile';

/** `GET /api/beneficiary/profile` */
export const getProfile = () => apiQuery([path], beneficiaryProfile);

/** `PUT /api/beneficiary/preferences`. A change of the payment method needs a fresh confirmation. */
export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ChangePaymentPreferences) =>
      http.put('/api/beneficiary/preferences', input, paymentPreferencesEnvelope),
    onSettled: () => client.invalidateQueries({ queryKey: [path] }),
  });
}
