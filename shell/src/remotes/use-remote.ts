import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { registry as registryContract, type RemoteName } from '@waqf/contracts/releases';
import { admitRemote, http, type Remote } from '@waqf/platform-web';
import { preferRegistry, remoteState, retryRemote, startRemote, subscribeRemotes } from './loader';

export type RemoteView =
  | { status: 'loading' }
  | { status: 'late' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; remote: Remote; fellBack: boolean };

const admitted = new WeakMap<object, Remote>();

/**
 * A remote as the layout needs it, and how to try again: with the newest registry and an address that nobody has
 * cached.
 */
export function useRemote(name: RemoteName): { view: RemoteView; retry: () => void } {
  const state = useSyncExternalStore(subscribeRemotes, () => remoteState(name));
  useEffect(() => startRemote(name), [name]);
  const retry = useCallback(() => {
    http
      .get('/remotes.json', registryContract)
      .then(preferRegistry, () => undefined)
      .finally(() => retryRemote(name));
  }, [name]);
  return { view: viewOf(name, state), retry };
}

function viewOf(name: RemoteName, state: ReturnType<typeof remoteState>): RemoteView {
  if (!state || state.status === 'loading') return { status: 'loading' };
  if (state.status !== 'ready') return state;
  try {
    const module = state.module as object;
    const remote = admitted.get(module) ?? admitRemote(module, name);
    admitted.set(module, remote);
    return { status: 'ready', remote, fellBack: state.fellBack };
  } catch (error) {
    return { status: 'failed', error };
  }
}
