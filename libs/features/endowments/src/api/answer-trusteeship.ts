import { useMutation, useQueryClient } from '@tanstack/react-query';
import { waqfEnvelope, type AcceptTrusteeship, type DeclineTrusteeship } from '@waqf/contracts/endowments';
import * as z from 'zod/mini';
import { http } from '@waqf/platform-web';
import { refreshWaqf } from './refresh-waqf';

/** `POST /api/waqf/{id}/nazir/accept`: the nazir named by the deed manages the waqf from now on. */
export function useAcceptTrusteeship(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AcceptTrusteeship) => http.post(`/api/waqf/${waqfId}/nazir/accept`, body, waqfEnvelope),
    // Also after a refusal: the deeds that are in force now must be loaded again.
    onSettled: () => refreshWaqf(client, waqfId),
  });
}

/** `POST /api/waqf/{id}/nazir/decline`: the waqf returns to its founder, and the caller can no longer see it. */
export function useDeclineTrusteeship(waqfId: string) {
  return useMutation({
    mutationFn: (body: DeclineTrusteeship) => http.post(`/api/waqf/${waqfId}/nazir/decline`, body, z.unknown()),
  });
}
