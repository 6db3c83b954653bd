import { useMutation, useQueryClient } from '@tanstack/react-query';
import { madeReleaseToken, releaseTokenList } from '@waqf/contracts/releases';
import { apiQuery, http } from '@waqf/platform-web';
import { releasesKey } from './get-releases';

/** `GET /api/releases/{remote}/tokens` */
export const tokensQuery = (remote: string) => apiQuery([releasesKey, remote, 'tokens'], releaseTokenList);

/** `POST /api/releases/{remote}/tokens`: the secret is in this answer alone. */
export function useMakeToken(remote: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => http.post(`${releasesKey}/${remote}/tokens`, { name }, madeReleaseToken),
    // A secret is not kept by the cache of mutations.
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
