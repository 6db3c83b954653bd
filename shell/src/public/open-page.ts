import type { ComponentType } from 'react';
import { fontsReady } from './fonts-ready';

/** A public page as a lazy route: its chunk first, because the type's files are named by the kit's styles. */
export const openPage = (load: () => Promise<ComponentType>) => async () => {
  const Component = await load();
  if (typeof document !== 'undefined') await fontsReady();
  return { Component };
};
