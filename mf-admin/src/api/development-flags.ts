import { useMutation, useQueryClient } from '@tanstack/react-query';
import { developmentFlag, remoteList } from '@waqf/contracts/releases';
import { http } from '@waqf/platform-web';
import { releasesKey } from './get-releases';

/** `POST /api/releases/{remote}/development`: only this answer contains the flag. */
export function useMakeFlag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ remote, ...body }: { remote: string; hours: number; name?: string | undefined }) =>
      http.post(`${releasesKey}/${remote}/development`, body, developmentFlag),
    // The flag grants access, so the cache of mutations must not keep it.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: [releasesKey] }),
  });
}

/** `DELETE /api/releases/{remote}/development/{id}`. Fails with 404 when it has expired or is already revoked. */
export function useRevokeFlag() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ remote, id }: { remote: string; id: string }) =>
      http.delete(`${releasesKey}/${remote}/development/${id}`, remoteList),
    onSettled: () => client.invalidateQueries({ queryKey: [releasesKey] }),
  });
}
