import { useMutation, useQueryClient } from '@tanstack/react-query';
import { receiptEnvelope } from '@waqf/contracts/finances';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/** The path at which the receipt of a transaction is read and uploaded. */
export const receiptPath = (transactionId: string): string => `/api/transactions/${transactionId}/receipt`;

/** `POST /api/transactions/{id}/receipt` (multipart `document`) → 201. Fails with 413 (size), 415 (type), 422. */
export function useStoreReceipt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ transactionId, file }: { transactionId: string; file: File }) => {
      const form = new FormData();
      form.append('document', file, file.name);
      return http.upload(receiptPath(transactionId), form, receiptEnvelope);
    },
    onSuccess: () => refreshMoney(client),
  });
}
