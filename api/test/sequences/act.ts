import type { PlayedWaqf, World } from './world.js';

/** A call that somebody makes. */
export interface Played {
  /** The national id of whoever should make it. */
  readonly by: string;
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'GET';
  readonly path: string;
  readonly body?: object;
  readonly form?: () => FormData;
}

/** Chooses a call that is mostly valid for the waqf now; undefined when there is nothing to do it to. */
export type Act = (world: World, waqf: PlayedWaqf) => Promise<Played | undefined> | Played | undefined;
