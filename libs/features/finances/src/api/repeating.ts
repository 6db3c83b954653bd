import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  repeatingEnvelope,
  repeatingList,
  transactionEnvelope,
  type ChangeRepeating,
  type CreateRepeating,
} from '@waqf/contracts/finances';
import { apiQuery, http, withQuery } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

const path = '/api/repeating-transactions';

/** `GET /api/repeating-transactions?waqfId`: repeating transactions, with the due ones that wait for an answer. */
export const repeatingQuery = (waqfId: string | undefined) => apiQuery([withQuery(path, { waqfId })], repeatingList);

/** Every call changes what is proposed, and a confirmation changes the money as well. */
function useCall<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: async () => {
      await client.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) || queryKey[0] === '/api/desk',
      });
      await refreshMoney(client);
    },
  });
}

interface Occurrence {
  id: string;
  dueOn: string;
}

/**
 * `POST …/confirm` → 201 with the new transaction. Fails with 409 when it was already answered, 422 when the yield is
 * not sufficient.
 */
export const useConfirmOccurrence = () =>
  useCall(({ id, dueOn }: Occurrence) => http.post(`${path}/${id}/confirm`, { dueOn }, transactionEnvelope));

/** `POST …/skip`. */
export const useSkipOccurrence = () =>
  useCall(({ id, dueOn }: Occurrence) => http.post(`${path}/${id}/skip`, { dueOn }, repeatingEnvelope));

/** `POST /api/repeating-transactions` → 201. */
export const usePlanRepeating = () => useCall((input: CreateRepeating) => http.post(path, input, repeatingEnvelope));

/** `PATCH /api/repeating-transactions/{id}`. */
export const useChangeRepeating = (id: string) =>
  useCall((input: ChangeRepeating) => http.patch(`${path}/${id}`, input, repeatingEnvelope));

/** `POST …/end`. */
export const useEndRepeating = () => useCall((id: string) => http.post(`${path}/${id}/end`, {}, repeatingEnvelope));
