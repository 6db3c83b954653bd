import { useMutation, useQueryClient } from '@tanstack/react-query';
import { madeReleaseToken, releaseTokenList } from '@waqf/contracts/releases';
import { apiQuery, http } from '@waqf/platform-web';
import { releasesKey } from './get-releases';

/** `GET /api/releases/{remote}/tokens` */
export const tokensQuery = (remote: string) => apiQuery([releasesKey, remote, 'tokens'], releaseTokenList);

/** `POST /api/releases/{remote}/tokens`: only this answer contains the secret. */
export function useMakeToken(remote: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => http.post(`${releasesKey}/${remote}/tokens`, { name }, madeReleaseToken),
    // The cache of mutations must not keep a secret.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: [releasesKey, remote, 'tokens'] }),
  });
}

/** `DELETE /api/releases/{remote}/tokens/{id}` */
export function useRevokeToken(remote: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.delete(`${releasesKey}/${remote}/tokens/${id}`, releaseTokenList),
    onSettled: () => client.invalidateQueries({ queryKey: [releasesKey, remote, 'tokens'] }),
  });
}
