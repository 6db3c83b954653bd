import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { assetValueEnvelope, assetValues, type RecordAssetValue } from '@waqf/contracts/endowments';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

/** `GET /api/waqf/{id}/asset-values`: the value in force first. */
export const assetValuesQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'asset-values'],
    queryFn: ({ signal }) => http.get(`/api/waqf/${waqfId}/asset-values`, assetValues, { signal }),
  });

/** `POST /api/waqf/{id}/asset-values`: records a newer value; deadlines in the filing desk may depend on it. */
export function useRecordAssetValue(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: RecordAssetValue) => http.post(`/api/waqf/${waqfId}/asset-values`, input, assetValueEnvelope),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['/api/waqf', waqfId] }), refreshMoney(client)]),
  });
}
