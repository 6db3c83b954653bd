import { useEffect, useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { ServedRoute } from '@waqf/contracts/releases';
import { routesOf, type Remote } from '@waqf/platform-web';
import { useBoot } from '../boot/boot-context';
import { remoteState, startRemote, subscribeRemotes } from './loader';

/** Addresses that remotes beside the role's own serve to its people. */
export const extraRoutesOf = (routes: readonly ServedRoute[], role: string): ServedRoute[] =>
  routes.filter(({ from }) => from?.roles.includes(role));

/** The remote beside the role's own that serves an address; the role's own comes first. */
export function extraRemoteAt(routes: readonly ServedRoute[], own: Remote | null, pathname: string): string | null {
  if (own && routesOf(own).some(({ path }) => matchPath(path, pathname))) return null;
  return routes.find(({ path }) => matchPath(path, pathname))?.from?.remote ?? null;
}

const loadedOf = (names: readonly string[]): Remote[] =>
  names.map(remoteState).flatMap((state) => (state?.status === 'ready' ? [state.remote] : []));

/** The list of before where nothing came or went, so that nothing is drawn anew. */
const kept = (before: readonly Remote[], now: readonly Remote[]): readonly Remote[] =>
  before.length === now.length && before.every((remote, place) => remote === now[place]) ? before : now;

/**
 * Remotes that the registry names for a role beside its own. They are fetched once the role's own is there, so that
 * they never make a first page wait; one that does not come is missing, and nothing else.
 * @returns loaded: those that are here; paths: every address of theirs; at: the one of this page, or null
 */
export function useExtraRemotes(role: string, own: Remote | null) {
  const { routes } = useBoot();
  const { pathname } = useLocation();
  const [loaded, setLoaded] = useState<readonly Remote[]>([]);
  const extra = useMemo(() => extraRoutesOf(routes, role), [routes, role]);
  const names = useMemo(() => [...new Set(extra.flatMap(({ from }) => from?.remote ?? []))], [extra]);
  useEffect(() => {
    const take = () => setLoaded((before) => kept(before, loadedOf(names)));
    take();
    return subscribeRemotes(take);
  }, [names]);
  useEffect(() => {
    if (own) for (const name of names) startRemote(name);
  }, [own, names]);
  return { loaded, paths: extra.map(({ path }) => path), at: extraRemoteAt(extra, own, pathname) };
}
