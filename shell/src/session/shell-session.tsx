import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { userEnvelope, type Role, type User } from '@waqf/contracts/identity';
import {
  activeRole,
  closeServerEvents,
  followPreferredLanguage,
  forgetUser,
  homeOf,
  http,
  HttpError,
  nothing,
  onUnauthorized,
  readStored,
  rememberUser,
  remoteOf,
  SessionProvider,
  storageKeys,
  writeStored,
} from '@waqf/platform-web';
import { forgetChoices } from '../layout/search/recent-choices';
import { startRemote } from '../remotes/loader';
import { claimDrafts, forgetDrafts } from './drafts';

/** Why nobody is signed in: never signed in, signed out, or the session was ended by the server. */
type SessionEnd = 'never' | 'signed-out' | 'expired';

/** The storage key with which a tab passes the reason of a session's end to the other tabs. */
const endKey = 'sessionEnd';

interface ShellSession {
  end: SessionEnd;
  /** Sets the user after sign-in or registration, and starts to load their remote. */
  enter: (user: User) => void;
}

const ShellSessionContext = createContext<ShellSession>({ end: 'never', enter: () => undefined });
export const useShellSession = (): ShellSession => useContext(ShellSessionContext);

interface SessionState {
  user: User | null;
  end: SessionEnd;
}

/** Begins and ends the session of a user in this page: the stored identity, drafts, data and events. */
function useSessionActs(setState: (state: SessionState) => void) {
  const queries = useQueryClient();
  const navigate = useNavigate();

  const enter = useCallback(
    (next: User) => {
      claimDrafts(next.id);
      rememberUser(next);
      followPreferredLanguage(next.preferences.preferredLanguage);
      startRemote(remoteOf[activeRole(next)]);
      setState({ user: next, end: 'never' });
    },
    [setState],
  );

  const leave = useCallback(
    (how: SessionEnd) => {
      // Written before the identity is removed, because the removal is what other tabs notice.
      writeStored(endKey, how);
      forgetUser();
      // Drafts are kept for a user whose session expired; a user who signs out leaves nothing behind.
      if (how === 'signed-out') {
        forgetDrafts();
        forgetChoices();
      }
      closeServerEvents();
      queries.clear();
      setState({ user: null, end: how });
    },
    [queries, setState],
  );

  const signOut = useCallback(async () => {
    await http.post('/api/auth/logout', undefined, nothing, { tolerate401: true }).catch((error: unknown) => {
      // An ended session counts as signed out; after any other error the cookie is still valid, so the user must know.
      if (!(error instanceof HttpError && error.status === 401)) throw error;
    });
    leave('signed-out');
  }, [leave]);

  const switchRole = useCallback(
    async (role: Role) => {
      const envelope = await http.post('/api/user/role', { role }, userEnvelope);
      queries.clear();
      enter(envelope.user);
      await navigate(homeOf[activeRole(envelope.user)]);
    },
    [enter, navigate, queries],
  );

  return { enter, leave, signOut, switchRole };
}

/** Provides the signed-in user, and the functions to sign in and out. */
export function ShellSessionProvider({ initial, children }: { initial: User | null; children: ReactNode }) {
  const [{ user, end }, setState] = useState<SessionState>({ user: initial, end: 'never' });
  const { enter, leave, signOut, switchRole } = useSessionActs(setState);
  const present = useRef(user);
  present.current = user;

  useEffect(() => onUnauthorized(() => present.current && leave('expired')), [leave]);
  useOtherTabs(present, leave);
  useEffect(() => {
    if (initial) enter(initial);
    else forgetUser();
  }, [initial, enter]);

  const shellSession = useMemo(() => ({ end, enter }), [end, enter]);
  return (
    <ShellSessionContext.Provider value={shellSession}>
      <SessionProvider user={user} signOut={signOut} switchRole={switchRole} replaceUser={enter}>
        {children}
      </SessionProvider>
    </ShellSessionContext.Provider>
  );
}

/** Another tab that signs out, or signs in as another user, changes the cookie of this tab too. */
function useOtherTabs(present: { readonly current: User | null }, leave: (how: SessionEnd) => void): void {
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKeys.nationalId || event.newValue === (present.current?.nationalId ?? null)) return;
      // When another tab found the session expired, this tab must keep its place and its form.
      if (event.newValue === null) leave(readStored(endKey) === 'expired' ? 'expired' : 'signed-out');
      else location.reload();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [present, leave]);
}
