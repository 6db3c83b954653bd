import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RecordLinePayment, runEnvelope, type StartDistribution } from '@waqf/contracts/distributions';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/** `POST /api/waqf/{id}/distributions` → 201. Fails with 400, 409 (overlap, books differ), 422 (above the yield). */
export function useStartRun(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StartDistribution) => http.post(`/api/waqf/${waqfId}/distributions`, input, runEnvelope),
    onSuccess: () => refreshMoney(client),
  });
}

interface ActOnRun {
  act: 'calculate' | 'submit' | 'approve' | 'reject' | 'cancel' | 'pay' | 'retry' | 'close';
  /**
   * The `hash` of what was shown, the `reason` of a rejection, or the lines to pay again (all possible ones when left
   * out).
   */
  body?: { hash: string | null } | { reason: string } | { lineIds: string[] };
}

/** `POST …/distributions/{runId}/{act}`. Fails with 403, 409 (changed or decided in the meantime), 422. */
export function useActOnRun(waqfId: string, runId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, body }: ActOnRun) =>
      http.post(
        `/api/waqf/${waqfId}/distributions/${runId}/${act}`,
        body ?? (act === 'retry' ? {} : undefined),
        runEnvelope,
      ),
    onSettled: () => refreshMoney(client),
  });
}

/** `POST …/distributions/{runId}/lines/{lineId}/payment`. Fails with 409 (paid, held, receipt used) and 422. */
export function useRecordLinePayment(waqfId: string, runId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lineId, body }: { lineId: string; body: RecordLinePayment }) =>
      http.post(`/api/waqf/${waqfId}/distributions/${runId}/lines/${lineId}/payment`, body, runEnvelope),
    onSettled: () => refreshMoney(client),
  });
}
