import { createContext, useContext } from 'react';
import type { PageBoot } from '@waqf/contracts/releases';

/** Null outside of the provider: titles and what shows a failure do without it. */
export const BootContext = createContext<PageBoot | null>(null);
export const BootProvider = BootContext.Provider;

/** What the server said with the page: launch mode, simulators, registry. */
export function useBoot(): PageBoot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs the boot provider above it');
  return boot;
}
