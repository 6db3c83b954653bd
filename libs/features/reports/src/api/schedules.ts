import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  reportReaders,
  reportScheduleEnvelope,
  reportScheduleList,
  type CreateReportSchedule,
} from '@waqf/contracts/reporting';
import { apiQuery, http } from '@waqf/platform-web';

/** `GET /api/report-schedules`: reports that are sent automatically. */
export const schedulesQuery = () => apiQuery(['/api/report-schedules'], reportScheduleList);

/** `GET /api/waqf/{id}/report-readers`: the users to whom its reports may be sent. */
export const readersQuery = (waqfId: string) =>
  queryOptions({
    queryKey: ['/api/waqf', waqfId, 'report-readers'],
    queryFn: async ({ signal }) =>
      (await http.get(`/api/waqf/${waqfId}/report-readers`, reportReaders, { signal })).readers,
    enabled: waqfId !== '',
  });

/**
 * `POST /api/report-schedules`. Fails with 409 when the same schedule exists, 422 for a recipient who may not read it.
 */
export function useCreateSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreateReportSchedule) => http.post('/api/report-schedules', body, reportScheduleEnvelope),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/report-schedules'] }),
  });
}

/** `POST /api/report-schedules/{id}/{act}`: ends it for everybody, or for the user alone. */
export function useStopSchedule() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, act }: { id: string; act: 'end' | 'leave' }) =>
      http.post(`/api/report-schedules/${id}/${act}`, {}, reportScheduleEnvelope),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/report-schedules'] }),
  });
}

/** `POST /api/exports/{id}/share`: shares a file with other readers of its waqf. */
export function useShareFile(id: string) {
  return useMutation({
    mutationFn: (readers: string[]) => http.post(`/api/exports/${id}/share`, { readers }, reportReaders),
  });
}
