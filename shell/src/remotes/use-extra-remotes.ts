import { useEffect, useMemo, useState } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { ServedRoute } from '@waqf/contracts/releases';
import { routesOf, type Remote } from '@waqf/platform-web';
import { useBoot } from '../boot/boot-context';
import { remoteState, startRemote, subscribeRemotes } from './loader';

/** The addresses that additional remotes serve to users of a role. */
export const extraRoutesOf = (routes: readonly ServedRoute[], role: string): ServedRoute[] =>
  routes.filter(({ from }) => from?.roles.includes(role));

/** The additional remote that serves an address; null when the role's own remote serves it, or none does. */
export function extraRemoteAt(routes: readonly ServedRoute[], own: Remote | null, pathname: string): string | null {
  if (own && routesOf(own).some(({ path }) => matchPath(path, pathname))) return null;
  return routes.find(({ path }) => matchPath(path, pathname))?.from?.remote ?? null;
}

const loadedOf = (names: readonly string[]): Remote[] =>
  names.map(remoteState).flatMap((state) => (state?.status === 'ready' ? [state.remote] : []));

/** The previous list when nothing was added or removed, so that nothing is rendered again. */
const kept = (before: readonly Remote[], now: readonly Remote[]): readonly Remote[] =>
  before.length === now.length && before.every((remote, place) => remote === now[place]) ? before : now;

/**
 * Additional remotes that the registry names for a role. They are fetched after the role's own remote, so that they
 * never delay a first page; if one fails to load, only that one is missing.
 * @returns loaded: the loaded ones; paths: all their addresses; at: the one that serves this page, or null
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
