import { useMutation, useQueryClient } from '@tanstack/react-query';
import { transferEnvelope, type CreateTransferInput } from '@waqf/contracts/banking';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/**
 * `POST /api/bank-transfer`: 201 recorded (the bank settles it later), 202 when the founder must approve first. All
 * attempts of one dialog use one key: even if an answer is lost, the money moves only once.
 */
export function useCreateTransfer(idempotencyKey: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateTransferInput) =>
      http.post('/api/bank-transfer', input, transferEnvelope, { idempotencyKey }),
    onSuccess: () => refreshMoney(client),
  });
}
