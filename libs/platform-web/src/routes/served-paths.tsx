import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { matchPath } from 'react-router';

const ServedPaths = createContext<readonly string[] | null>(null);

/** Used by the shell to provide the route patterns that it serves itself and those of the loaded remote. */
export function ServedPathsProvider({ paths, children }: { paths: readonly string[]; children: ReactNode }) {
  return <ServedPaths.Provider value={paths}>{children}</ServedPaths.Provider>;
}

const pathname = (to: string): string => to.split(/[?#]/, 1)[0] ?? to;

/** Returns whether a link may be shown, because its address is served. Without a shell every link may be shown. */
export function useRouteWorks(): (to: string) => boolean {
  const served = useContext(ServedPaths);
  return useMemo(() => (to) => served === null || served.some((path) => matchPath(path, pathname(to))), [served]);
}
