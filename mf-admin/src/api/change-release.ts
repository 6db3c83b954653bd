import { useMutation, useQueryClient } from '@tanstack/react-query';
import { remoteEnvelope, remoteList } from '@waqf/contracts/releases';
import { http } from '@waqf/platform-web';
import { releasesKey } from './get-releases';

/** What an administrator can do with the versions of a remote. */
export type ReleaseAct =
  | { act: 'rollback' }
  | { act: 'promote'; body?: { at: string } }
  | { act: 'pin'; body: { pinned: boolean } }
  | { act: 'canary'; body: { version: string; percent: number; roles: readonly string[]; people: readonly string[] } };

/**
 * `POST /api/releases/{remote}/{rollback, promote, pin, canary}`. Fails with 409 when somebody else made a change
 * first, 422 when the version cannot run on the current platform.
 */
export function useChangeRelease(remote: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ReleaseAct) =>
      http.post(`${releasesKey}/${remote}/${change.act}`, 'body' in change ? (change.body ?? {}) : {}, remoteEnvelope),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === releasesKey }),
  });
}

/** `POST /api/releases/{remote}/retire`. Fails with 409 for the remote of a role. */
export function useRetireRemote(remote: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => http.post(`${releasesKey}/${remote}/retire`, {}, remoteList),
    onSettled: () => client.invalidateQueries({ queryKey: [releasesKey] }),
  });
}
