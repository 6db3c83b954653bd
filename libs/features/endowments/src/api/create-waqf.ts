import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waqfCreated, type CreateWaqf } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/** `POST /api/waqf/create` → 201. Fails with 400 (fields), 403 (not a founder). */
export function useCreateWaqf() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateWaqf) => http.post('/api/waqf/create', input, waqfCreated),
    onSuccess: ({ waqf }) => refreshWaqf(client, waqf.id),
  });
}
