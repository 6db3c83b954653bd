import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { registry as registryContract, type RemoteName } from '@waqf/contracts/releases';
import { http } from '@waqf/platform-web';
import { preferRegistry, type RemoteState, remoteState, retryRemote, startRemote, subscribeRemotes } from './loader';

export type RemoteView = RemoteState;

const loading: RemoteView = { status: 'loading' };

/**
 * A remote as the layout needs it, and a function to retry with the newest registry and an address that nobody has
 * cached.
 */
export function useRemote(name: RemoteName): { view: RemoteView; retry: () => void } {
  const state = useSyncExternalStore(
    subscribeRemotes,
    () => remoteState(name),
    () => undefined,
  );
  useEffect(() => startRemote(name), [name]);
  const retry = useCallback(() => {
    http
      .get('/remotes.json', registryContract)
      .then(preferRegistry, () => undefined)
      .finally(() => retryRemote(name));
  }, [name]);
  return { view: state ?? loading, retry };
}
