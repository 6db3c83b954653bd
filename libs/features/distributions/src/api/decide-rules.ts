import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ruleSet, type ProposeRules, type RejectRules } from '@waqf/contracts/distributions';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

function useRulesAct<Input>(call: (input: Input) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: call, onSettled: () => refreshMoney(client) });
}

/** `POST /api/waqf/{id}/rules`. Fails with 400, 422 (fields `rules.0` …), 409 (a proposal is already waiting). */
export const useProposeRules = (waqfId: string) =>
  useRulesAct((input: ProposeRules) => http.post(`/api/waqf/${waqfId}/rules`, input, ruleSet));

/** `POST …/rules/{version}/approve`. Fails with 403, 409 (decided in the meantime). */
export const useApproveRules = (waqfId: string, version: number) =>
  useRulesAct(() => http.post(`/api/waqf/${waqfId}/rules/${version}/approve`, undefined, ruleSet));

/** `POST …/rules/{version}/reject`. Fails with 400 (reason), 403, 409. */
export const useRejectRules = (waqfId: string, version: number) =>
  useRulesAct((input: RejectRules) => http.post(`/api/waqf/${waqfId}/rules/${version}/reject`, input, ruleSet));

/** `POST …/rules/{version}/withdraw`. Fails with 403, 409. */
export const useWithdrawRules = (waqfId: string, version: number) =>
  useRulesAct(() => http.post(`/api/waqf/${waqfId}/rules/${version}/withdraw`, undefined, ruleSet));
