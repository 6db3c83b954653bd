import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { type LazyRoute, routesOf } from '@waqf/platform-web';
import { accountScreens } from '../account/account-screens';
import { remoteState, subscribeRemotes } from './loader';

const started = new WeakMap<LazyRoute['load'], Promise<ComponentType>>();
const arrived = new WeakMap<LazyRoute['load'], ComponentType>();

/** Starts to fetch a screen only once; a failed fetch is forgotten, so that the next attempt is a new one. */
export function fetchScreen({ load }: LazyRoute): Promise<ComponentType> {
  const running = started.get(load) ?? load();
  started.set(load, running);
  running.then(
    (Screen) => arrived.set(load, Screen),
    () => started.delete(load),
  );
  return running;
}

/** The screen if it is here already; it is then rendered without a skeleton before it. */
export const arrivedScreen = ({ load }: LazyRoute): ComponentType | undefined => arrived.get(load);

/** Fetches the screen at a path as soon as the remote is here, so that the first rendering can have it. */
export function fetchFirstScreen(name: string, path: string): void {
  const look = (): boolean => {
    const state = remoteState(name);
    if (state?.status !== 'ready') return false;
    const route = [...accountScreens, ...routesOf(state.remote)].find((each) => matchPath(each.path, path));
    if (route) void fetchScreen(route);
    return true;
  };
  if (look()) return;
  const stop = subscribeRemotes(() => {
    if (look()) stop();
  });
}
