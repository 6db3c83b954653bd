import { useMutation, useQueryClient } from '@tanstack/react-query';
import { objectionEnvelope, ownObjectionList, type RaiseObjection } from '@waqf/contracts/objections';
import { apiQuery, http } from '@waqf/platform-web';
import { inName } from './wards';

const path = '/api/beneficiary/objections';

/** `GET /api/beneficiary/objections`: the person's own, newest first. */
export const getOwnObjections = () => apiQuery([inName(path)], ownObjectionList);

/** The same of one payment, and whether it can be objected to. 404 for another person's. */
export const getObjectionsOf = (paymentId: string) =>
  apiQuery([inName(`${path}?paymentId=${paymentId}`)], ownObjectionList);

/** `GET /api/beneficiary/objections/{id}`. 404 for another person's. */
export const getOwnObjection = (id: string) => apiQuery([inName(`${path}/${id}`)], objectionEnvelope);

/** `POST /api/beneficiary/objections`. Fails with 409 for a second one, and after the last day. */
export function useRaiseObjection() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: RaiseObjection) => http.post(inName(path), input, objectionEnvelope),
    onSettled: refresh,
  });
}

/** `POST …/{id}/withdraw`. Fails with 409 once it is answered. */
export function useWithdrawObjection() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => http.post(inName(`${path}/${id}/withdraw`), {}, objectionEnvelope),
    onSettled: refresh,
  });
}

function useRefresh() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith(path),
    });
}
