import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { knownValue } from '@waqf/contracts';
import { roles, type Capability, type Role, type User } from '@waqf/contracts/identity';

export interface Session {
  user: User;
  /** All known roles of the user; the header switches between them. */
  roles: readonly Role[];
  /** The active role. Screens don't check it; they use `can(...)`. */
  role: Role;
  capabilities: User['capabilities'];
  can: (capability: Capability) => boolean;
  /** Ends the session on the server, clears the stored identity and opens `/`. */
  signOut: () => Promise<void>;
  /** Makes another of the user's roles the active one and opens its dashboard. */
  switchRole: (role: Role) => Promise<void>;
  /** Replaces the user with a newer version from the server (after a profile change). */
  replaceUser: (user: User) => void;
}

/**
 * The role whose pages are shown. This version has no pages for a role that it does not know, so the user's first known
 * role is used; the server decides what the user may do in any case.
 */
export function activeRole(user: User): Role {
  const known = [user.role, ...user.roles].map((each) => knownValue(roles, each));
  return known.find((each) => each !== undefined) ?? 'beneficiary';
}

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  user: User | null;
  signOut: () => Promise<void>;
  switchRole: (role: Role) => Promise<void>;
  replaceUser: (user: User) => void;
  children: ReactNode;
}

/** Provided by the shell around everything; `user` is null while nobody is signed in. */
export function SessionProvider({ user, signOut, switchRole, replaceUser, children }: SessionProviderProps) {
  const session = useMemo<Session | null>(
    () =>
      user && {
        user,
        roles: user.roles.filter((each): each is Role => knownValue(roles, each) !== undefined),
        role: activeRole(user),
        capabilities: user.capabilities,
        can: (capability) => user.capabilities.includes(capability),
        signOut,
        switchRole,
        replaceUser,
      },
    [user, signOut, switchRole, replaceUser],
  );
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

/** The session of a guarded screen. Throws outside of one; public pages use `useOptionalSession`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Not authenticated');
  return session;
}

/** The session; null while nobody is signed in. */
export function useOptionalSession(): Session | null {
  return useContext(SessionContext);
}

/** True when the server has granted this capability; the server checks it as well. */
export function useCan(capability: Capability): boolean {
  return useContext(SessionContext)?.can(capability) ?? false;
}
