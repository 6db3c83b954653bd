import { useMemo, type ReactNode } from 'react';
import { matchPath, useLocation, useRoutes } from 'react-router';
import { routesOf, useLanguage, useSession, type Remote } from '@waqf/platform-web';
import { useBoot } from '../boot/boot-context';
import { useTitle } from '../boot/use-title';
import { NotFoundState } from '../public/not-found.screen';
import { UnauthorizedState } from '../public/unauthorized';
import { LazyScreen } from './lazy-screen';
import { routesOfOthers } from './routes-of-others';
import { RemoteBoundary } from './remote-boundary';

interface Props {
  remote: Remote;
  version: string;
  /** Shown while a screen without its own skeleton loads. */
  skeleton?: ReactNode;
  onRetry: () => void;
}

/** The part of the address that a route matches: each waqf and each account has a screen, and state, of its own. */
const addressOf = (path: string, pathname: string): string => matchPath(path, pathname)?.pathname ?? path;

/** The screens of a loaded remote at their addresses; pages of other roles say whose they are. */
export function RemoteScreens({ remote, version, skeleton, onRetry }: Props) {
  const { pathname } = useLocation();
  const { can } = useSession();
  const { routes: everybodys } = useBoot();
  const routes = useMemo(() => routesOf(remote), [remote]);
  const others = useMemo(() => routesOfOthers(everybodys, routes), [everybodys, routes]);
  const { language } = useLanguage();
  const shown = routes.find((route) => matchPath(route.path, pathname));
  useTitle(shown?.title?.[language]);
  const path = shown?.path ?? '/';
  const screen = useMemo(() => ({ remote: remote.name, version, route: path }), [remote.name, version, path]);
  const element = useRoutes([
    ...routes.map((route) => ({
      path: route.path,
      element: route.gates.every(can) ? (
        <LazyScreen
          key={addressOf(route.path, pathname)}
          route={route}
          screen={screen}
          skeleton={skeleton}
          onRetry={onRetry}
        />
      ) : (
        <UnauthorizedState denied={route.denied} />
      ),
    })),
    ...others.map(({ path, denied }) => ({ path, element: <UnauthorizedState denied={denied} /> })),
    { path: '*', element: <NotFoundState /> },
  ]);
  return (
    <RemoteBoundary screen={screen} resetKey={pathname} onRetry={onRetry}>
      {element}
    </RemoteBoundary>
  );
}
