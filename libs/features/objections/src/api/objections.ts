import { useMutation, useQueryClient } from '@tanstack/react-query';
import { objectionDetails, objectionEnvelope, objectionList, type AnswerObjection } from '@waqf/contracts/objections';
import { apiQuery, http } from '@waqf/platform-web';

/** `GET /api/objections`: of the waqfs that the person runs or has founded; open ones first. */
export const objectionsQuery = () => apiQuery(['/api/objections'], objectionList);

/** `GET /api/objections/{id}`: with the whole calculation. */
export const objectionQuery = (id: string) => apiQuery([`/api/objections/${id}`], objectionDetails);

/** `POST /api/objections/{id}/answer`. Fails with 409 once it is answered, 422 for an amount that does not fit. */
export function useAnswerObjection(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AnswerObjection) => http.post(`/api/objections/${id}/answer`, input, objectionEnvelope),
    onSettled: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          typeof path === 'string' && ['/api/objections', '/api/desk'].some((each) => path.startsWith(each)),
      }),
  });
}
