import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AnswerObjection,
  type Objection,
  objectionDetails,
  objectionEnvelope,
  objectionList,
  type RequestPaper,
} from '@waqf/contracts/objections';
import { apiQuery, http } from '@waqf/platform-web';

/** `GET /api/objections`: of the waqfs that the person runs or has founded; open ones first. */
export const objectionsQuery = () => apiQuery(['/api/objections'], objectionList);

/** Whether the person who reads has to answer or to decide it. */
export const awaitsYou = ({ mayAnswer, mayDecide }: Objection): boolean => mayAnswer || mayDecide;

/** `GET /api/objections/{id}`: with the whole calculation. */
export const objectionQuery = (id: string) => apiQuery([`/api/objections/${id}`], objectionDetails);

/** Where a file of one is read; the audit trail keeps who opened it. */
export const fileOf = (id: string, fileId: string): string => `/api/objections/${id}/files/${fileId}`;

/**
 * `POST /api/objections/{id}/answer`, or `…/decide` by whoever looks again. Fails with 409 once it is answered or
 * decided, 422 for an amount that does not fit.
 */
export function useAnswerObjection(id: string, act: 'answer' | 'decide') {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: AnswerObjection) => http.post(`/api/objections/${id}/${act}`, input, objectionEnvelope),
    onSettled: refresh,
  });
}

/** `POST …/{id}/paper-requests`. Fails with 409 while another one awaits its file, or once it is settled. */
export function useRequestPaper(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: RequestPaper) => http.post(`/api/objections/${id}/paper-requests`, input, objectionEnvelope),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && ['/api/objections', '/api/desk'].some((each) => path.startsWith(each)),
    });
}
