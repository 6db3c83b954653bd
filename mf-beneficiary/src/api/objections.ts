import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type EscalateObjection,
  objectionEnvelope,
  ownObjection,
  ownObjectionList,
  type RaiseObjection,
} from '@waqf/contracts/objections';
import { apiQuery, http } from '@waqf/platform-web';
import { pathForWard } from './wards';

const path = '/api/beneficiary/objections';

/** `GET /api/beneficiary/objections`: the user's own objections, newest first. */
export const getOwnObjections = () => apiQuery([pathForWard(path)], ownObjectionList);

/** The objections to one payment, and whether it can be objected to. Fails with 404 for another person's payment. */
export const getObjectionsOf = (paymentId: string) =>
  apiQuery([pathForWard(`${path}?paymentId=${paymentId}`)], ownObjectionList);

/** `GET /api/beneficiary/objections/{id}`. Fails with 404 for another person's objection. */
export const getOwnObjection = (id: string) => apiQuery([pathForWard(`${path}/${id}`)], ownObjection);

/** The address of a file of an objection. */
export const fileOf = (id: string, fileId: string): string => pathForWard(`${path}/${id}/files/${fileId}`);

/** `POST /api/beneficiary/objections`. Fails with 409 for a second one, and after the deadline. */
export function useRaiseObjection() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: RaiseObjection) => http.post(pathForWard(path), input, objectionEnvelope),
    onSettled: refresh,
  });
}

/** `POST …/{id}/withdraw`. Fails with 409 when it is already answered. */
export function useWithdrawObjection() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => http.post(pathForWard(`${path}/${id}/withdraw`), {}, objectionEnvelope),
    onSettled: refresh,
  });
}

interface Attached {
  id: string;
  file: File;
  /** Called with the share that is uploaded, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** `POST …/{id}/files` (multipart `document`). Fails with 409 beyond five files or when it is settled, 413, 415. */
export function useAttachFile() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, file, onProgress }: Attached) => {
      const form = new FormData();
      form.append('document', file, file.name);
      return http.upload(pathForWard(`${path}/${id}/files`), form, objectionEnvelope, onProgress ? { onProgress } : {});
    },
    onSettled: refresh,
  });
}

/** `POST …/{id}/escalate`. Fails with 409 before the answer is late, and later than 15 days after the answer. */
export function useEscalateObjection(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (input: EscalateObjection) =>
      http.post(pathForWard(`${path}/${id}/escalate`), input, objectionEnvelope),
    onSettled: refresh,
  });
}

/** `POST …/{id}/accept`. Fails with 409 when there is no answer, or it was already accepted. */
export function useAcceptAnswer(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => http.post(pathForWard(`${path}/${id}/accept`), {}, objectionEnvelope),
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
