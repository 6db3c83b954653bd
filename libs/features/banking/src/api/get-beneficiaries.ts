import { beneficiaryList } from '@waqf/contracts/beneficiaries';
import { queryOptions } from '@tanstack/react-query';
import { http } from '@waqf/platform-web';

/** `GET /api/beneficiaries?waqfId`: the beneficiaries of a waqf with their share and where their sub-account stands. */
export const beneficiariesQuery = (waqfId: string) => queryOptions({
  queryKey: ['/api/beneficiaries', waqfId],
  queryFn: ({ signal }) => http.get(`/api/beneficiaries?${new URLSearchParams({ waqfId, limit: '100' })}`, beneficiaryList, { signal }),
});
