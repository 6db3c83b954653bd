import type { ComponentType } from 'react';
import { fontsReady } from './fonts-ready';

/** A public page as a lazy route: its chunk is loaded first, because the kit's styles refer to the font files. */
export const openPage = (load: () => Promise<ComponentType>) => async () => {
  const Component = await load();
  if (typeof document !== 'undefined') await fontsReady();
  return { Component };
};
