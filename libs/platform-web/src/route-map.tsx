import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { matchPath } from 'react-router';
import type { Role } from '@waqf/contracts/identity';
import type { RemoteName } from '@waqf/contracts/releases';

export interface RouteEntry {
  /** Pattern of react-router. */
  path: string;
  /** The shell, or the remotes whose composition serves it. */
  owner: 'shell' | readonly RemoteName[];
  /** The library in `libs/features` that holds its screen, when several roles share it. */
  feature?: string;
  /** True when the page needs a session. */
  guarded: boolean;
  /** False until a later issue builds it: not linked, and its address is a not-found page. */
  works: boolean;
}

const founders = ['mf-waqif'] as const;
const trustees = ['mf-nazir', 'mf-admin'] as const;
const readers = ['mf-waqif', 'mf-nazir', 'mf-admin'] as const;
const own = (path: string, works: boolean, guarded = false): RouteEntry => ({ path, owner: 'shell', guarded, works });
const of = (owner: readonly RemoteName[], path: string, works: boolean, feature?: string): RouteEntry => ({
  path,
  owner,
  guarded: true,
  works,
  ...(feature === undefined ? {} : { feature }),
});

/** Every route of the specification's table: who owns it and whether it works now. */
export const routeMap: readonly RouteEntry[] = [
  own('/', true),
  own('/login', true),
  own('/register', true),
  own('/system-closed', true),
  own('/demo/ai-investment-analysis', true),
  own('/privacy', true),
  own('/terms', true),
  own('/accessibility', true),
  of(['mf-waqif', 'mf-nazir'], '/dashboard', true),
  of(readers, '/waqf', true, 'endowments'),
  of(founders, '/waqf/create', true, 'endowments'),
  of(founders, '/waqf/create-steps', true, 'endowments'),
  of(readers, '/waqf/:waqfId/process', true, 'endowments'),
  of(founders, '/waqf/:waqfId/approve', true, 'endowments'),
  // Review of what was read stands between the reading and the approval; the specification has it within the two.
  of(founders, '/waqf/:waqfId/review', true, 'endowments'),
  of(readers, '/waqf/:waqfId/details', true, 'endowments'),
  of(readers, '/waqf/:waqfId', true, 'endowments'),
  of(founders, '/waqf/:id/edit', true, 'endowments'),
  of(readers, '/waqf/:waqfId/banking', true, 'banking'),
  of(readers, '/waqf/:waqfId/statement', true, 'banking'),
  of(readers, '/waqf/:waqfId/reconciliation', true, 'banking'),
  of(trustees, '/transactions', true, 'finances'),
  of(trustees, '/beneficiaries', false, 'beneficiaries'),
  of([...readers, 'mf-beneficiary'], '/reports', false, 'reports'),
  own('/notifications', true, true),
  own('/settings', true, true),
  of(['mf-admin'], '/admin', true),
  of(['mf-admin'], '/admin/dashboard', true),
  of(['mf-admin'], '/admin/users', false),
  of(['mf-admin'], '/admin/system', false),
  of(['mf-beneficiary'], '/beneficiary/dashboard', true),
  of(['mf-beneficiary'], '/beneficiary/profile', false),
  of(['mf-beneficiary'], '/beneficiary/transactions', false),
  of(['mf-beneficiary'], '/beneficiary/reports', false),
];

/** Where a role's day starts. */
export const homeOf: Record<Role, string> = {
  waqif: '/dashboard',
  nazir: '/dashboard',
  beneficiary: '/beneficiary/dashboard',
  admin: '/admin',
};

/** The remote that serves a role. */
export const remoteOf: Record<Role, RemoteName> = {
  waqif: 'mf-waqif',
  nazir: 'mf-nazir',
  beneficiary: 'mf-beneficiary',
  admin: 'mf-admin',
};

const pathname = (to: string): string => to.split(/[?#]/, 1)[0] ?? to;

/**
 * The entry of an address, the most literal pattern first (`/waqf/create` before `/waqf/:waqfId`); undefined when
 * unknown.
 */
export function routeEntry(to: string): RouteEntry | undefined {
  const matches = routeMap.filter((entry) => matchPath(entry.path, pathname(to)));
  return matches.sort((one, other) => literalParts(other.path) - literalParts(one.path))[0];
}

const literalParts = (path: string): number =>
  path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;

const ServedPaths = createContext<readonly string[] | null>(null);

/**
 * Given by the shell: the paths that the loaded remote serves. A newer remote may serve what this shell's map calls
 * unbuilt.
 */
export function ServedPathsProvider({ paths, children }: { paths: readonly string[]; children: ReactNode }) {
  return <ServedPaths.Provider value={paths}>{children}</ServedPaths.Provider>;
}

/** Says whether a link may be shown: the shell serves the address, or the loaded remote does. */
export function useRouteWorks(): (to: string) => boolean {
  const served = useContext(ServedPaths);
  return useMemo(
    () => (to) => {
      if (served?.some((path) => matchPath(path, pathname(to)))) return true;
      const entry = routeEntry(to);
      return entry !== undefined && entry.works && (entry.owner === 'shell' || served === null);
    },
    [served],
  );
}
