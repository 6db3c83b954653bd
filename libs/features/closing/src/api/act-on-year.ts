import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  fiscalYearDetail,
  fiscalYearList,
  type CloseYear,
  type GrantException,
  type ReopenYear,
  type SetFiscalCalendar,
} from '@waqf/contracts/closing';
import { http } from '@waqf/platform-web';
import { refreshMoney } from '@waqf/screen-kit';

type ActOnYear =
  | { act: 'close'; body: CloseYear }
  | { act: 'reopen'; body: ReopenYear }
  | { act: 'exceptions'; body: GrantException };

/** `POST …/years/{year}/{act}`. Fails with 403, 409 (changed in the meantime), 422 (something is still open). */
export function useActOnYear(waqfId: string, year: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, body }: ActOnYear) =>
      http.post(`/api/waqf/${waqfId}/years/${year}/${act}`, body, fiscalYearDetail),
    onSettled: () => refreshMoney(client),
  });
}

/** `PUT /api/waqf/{id}/fiscal-calendar`. Fails with 409 when a year is already closed. */
export function useSetCalendar(waqfId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SetFiscalCalendar) => http.put(`/api/waqf/${waqfId}/fiscal-calendar`, body, fiscalYearList),
    onSettled: () => refreshMoney(client),
  });
}
