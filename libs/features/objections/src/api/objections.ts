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

/** `GET /api/objections`: those of the waqfs that the user manages or founded; open ones first. */
export const objectionsQuery = () => apiQuery(['/api/objections'], objectionList);

/** Whether the user must answer or decide it. */
export const needsUserAction = ({ mayAnswer, mayDecide }: Objection): boolean => mayAnswer || mayDecide;

/** `GET /api/objections/{id}`: one objection with the whole calculation. */
export const objectionQuery = (id: string) => apiQuery([`/api/objections/${id}`], objectionDetails);

/** The address of a file of an objection; the audit trail records who opened it. */
export const fileOf = (id: string, fileId: string): string => `/api/objections/${id}/files/${fileId}`;

/**
 * `POST /api/objections/{id}/answer`, or `…/decide` for an escalated one. Fails with 409 when it is already answered or
 * decided, 422 for an amount that is not allowed.
 */
export function useAnswerObjection(id: string, act: 'answer' | 'decide') {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: AnswerObjection) => http.post(`/api/objections/${id}/${act}`, input, objectionEnvelope),
    onSettled: refresh,
  });
}

/**
 * `POST …/{id}/paper-requests`. Fails with 409 while another request waits for its file, or when the objection is
 * settled.
 */
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
