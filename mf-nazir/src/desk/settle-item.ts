import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskItem } from '@waqf/contracts/desk';
import { filingEnvelope, type RecordFiling } from '@waqf/contracts/endowments';
import { runEnvelope } from '@waqf/contracts/distributions';
import { transactionEnvelope } from '@waqf/contracts/finances';
import { lineMatched } from '@waqf/contracts/reconciliation';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/** `POST …/distributions/{runId}/retry` with the one line. Fails with 409, 422 while the cause is not mended. */
export function usePayAgain(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ runId, lineId }: NonNullable<DeskItem['payment']>) =>
      http.post(`/api/waqf/${waqfId}/distributions/${runId}/retry`, { lineIds: [lineId] }, runEnvelope),
    onSettled: () => refreshMoney(client),
  });
}

/** `POST …/reconciliation/match`: ties a line of the bank to the entry of the same amount; again changes nothing. */
export function useMatchEntry(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { lineId: string; entryId: string }) =>
      http.post(`/api/waqf/${waqfId}/reconciliation/match`, body, lineMatched),
    onSettled: () => refreshMoney(client),
  });
}

/** `POST /api/repeating-transactions/{id}/confirm`: what was expected has come. Fails with 409 once it is answered. */
export function useEnterTurn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, dueOn }: NonNullable<DeskItem['repeating']>) =>
      http.post(`/api/repeating-transactions/${id}/confirm`, { dueOn }, transactionEnvelope),
    onSettled: () => refreshMoney(client),
  });
}

/** `POST /api/waqf/{id}/filings`: the authority was told. Fails with 409 once it is recorded. */
export function useRecordFiling(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RecordFiling) => http.post(`/api/waqf/${waqfId}/filings`, input, filingEnvelope),
    onSettled: () => refreshMoney(client),
  });
}
