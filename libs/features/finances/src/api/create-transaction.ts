import { useMutation, useQueryClient } from '@tanstack/react-query';
import { transactionEnvelope, type CreateTransactionInput } from '@waqf/contracts/finances';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/**
 * `POST /api/transactions` → 201. All attempts of one form use one key. Fails with 400 (fields), 422 (the yield is not
 * sufficient).
 */
export function useCreateTransaction(idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateTransactionInput) =>
      http.post('/api/transactions', input, transactionEnvelope, { idempotencyKey }),
    onSuccess: () => refreshMoney(client),
  });
}
