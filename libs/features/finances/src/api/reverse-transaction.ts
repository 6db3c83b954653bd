import { useMutation, useQueryClient } from '@tanstack/react-query';
import { transactionEnvelope, type ReverseTransaction } from '@waqf/contracts/finances';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/**
 * `POST /api/transactions/{id}/reverse` → 201 with the reversing transaction. Fails with 409 (already reversed), 422
 * (the yield is not sufficient).
 */
export function useReverseTransaction(transactionId: string, idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ReverseTransaction) =>
      http.post(`/api/transactions/${transactionId}/reverse`, input, transactionEnvelope, { idempotencyKey }),
    onSuccess: () => refreshMoney(client),
  });
}
