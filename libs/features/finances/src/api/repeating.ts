import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  repeatingEnvelope,
  repeatingList,
  transactionEnvelope,
  type AnswerRepeating,
  type ChangeRepeating,
  type CreateRepeating,
} from '@waqf/contracts/finances';
import { apiQuery, http, newRequestKey, withQuery } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

const path = '/api/repeating-transactions';

/** `GET /api/repeating-transactions?waqfId`: repeating transactions, with the due ones that wait for an answer. */
export const repeatingQuery = (waqfId: string | undefined) => apiQuery([withQuery(path, { waqfId })], repeatingList);

/** Every call changes what is proposed, and a confirmation changes the money as well. */
function useCall<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => refreshMoney(client),
  });
}

interface Occurrence {
  id: string;
  dueOn: string;
}

/**
 * `POST …/confirm` → 201 with the new transaction. Fails with 409 when it was already answered or the plan changed, 422
 * when the yield is not sufficient.
 */
export const useConfirmOccurrence = () =>
  useCall(({ id, ...answer }: Occurrence & AnswerRepeating) =>
    http.post(`${path}/${id}/confirm`, answer, transactionEnvelope),
  );

interface Recorded {
  transactionId: string;
  reason: string;
}

/** `POST /api/transactions/{id}/reverse` of what was just recorded for a day, which then waits again. */
export const useTakeBackOccurrence = () =>
  useCall(({ transactionId, reason }: Recorded) =>
    http.post(`/api/transactions/${transactionId}/reverse`, { reason }, transactionEnvelope, {
      idempotencyKey: newRequestKey(),
    }),
  );

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
