import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { routeEntry, useOptionalSession } from '@waqf/platform-web';
import { NotFoundScreen } from '../public/not-found.screen';

/** An address that nobody owns is a not-found page for everyone, without asking to sign in first. */
export function UnknownPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const session = useOptionalSession();
  // A signed-in person's remote may serve what this shell's map does not know yet.
  return routeEntry(pathname) || session ? children : <NotFoundScreen />;
}
