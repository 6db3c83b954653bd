import { createContext, useContext } from 'react';
import type { PageBoot } from '@waqf/contracts/releases';

/** Null outside the provider: titles and failure pages work without it. */
export const BootContext = createContext<PageBoot | null>(null);
export const BootProvider = BootContext.Provider;

/** What the server sent with the page: launch mode, simulators, registry. */
export function useBoot(): PageBoot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot needs the boot provider above it');
  return boot;
}

/** False while the platform is closed before its launch. Pages without the provider belong to an open one. */
export const useIsLaunched = (): boolean => useContext(BootContext)?.launchMode !== 'closed';

/** Whether maintenance locks this visitor or user out; false where a page is drawn without its boot data. */
export const useIsMaintained = (): boolean => useContext(BootContext)?.maintenance ?? false;
