import { queryOptions } from '@tanstack/react-query';
import { waqfMoney } from '@waqf/contracts/desk';
import { http } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/money`: what the money in the main account consists of. */
export const waqfMoneyQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'money'],
    queryFn: ({ signal }) => http.get(`/api/waqf/${waqfId}/money`, waqfMoney, { signal }),
  });
