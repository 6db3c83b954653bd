import { queryOptions } from '@tanstack/react-query';
import { fiscalYearDetail, fiscalYearList } from '@waqf/contracts/closing';
import { http } from '@waqf/platform-web';

/** `GET /api/waqf/{id}/years`: newest first. */
export const yearsQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'years'],
    queryFn: ({ signal }) => http.get(`/api/waqf/${waqfId}/years`, fiscalYearList, { signal }),
  });

/** `GET /api/waqf/{id}/years/{year}`: its figures, what is still open, and its closings. */
export const yearQuery = (waqfId: string, year: string) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'years', year],
    queryFn: ({ signal }) => http.get(`/api/waqf/${waqfId}/years/${year}`, fiscalYearDetail, { signal }),
  });
