import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useOptionalSession } from '@waqf/platform-web';
import { useBoot } from '../boot/boot-context';
import { NotFoundScreen } from '../public/not-found.screen';
import { shellPaths } from './shell-paths';

/** An address that nobody serves shows a not-found page to everyone, without asking to sign in first. */
export function UnknownPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { routes } = useBoot();
  const session = useOptionalSession();
  const served = [...shellPaths, ...routes.map(({ path }) => path)].some((path) => matchPath(path, pathname));
  // A remote that was released after this page was loaded may serve more addresses than the page knows.
  return served || session ? children : <NotFoundScreen />;
}
