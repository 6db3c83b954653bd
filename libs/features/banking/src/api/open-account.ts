import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bankAccountOpened } from '@waqf/contracts/banking';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/** `POST /api/waqf/{waqfId}/bank-account`: asks the bank for the main account; null while the bank has not decided. */
export function useOpenMainAccount(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`/api/waqf/${waqfId}/bank-account`, {}, bankAccountOpened),
    onSuccess: () => refreshMoney(client),
  });
}

/** `POST /api/beneficiary/{id}/bank-account`: asks the bank for a beneficiary's sub-account. */
export function useOpenSubAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (beneficiaryId: string) =>
      http.post(`/api/beneficiary/${beneficiaryId}/bank-account`, {}, bankAccountOpened),
    onSuccess: () => refreshMoney(client),
  });
}
