import { useMemo } from 'react';
import { matchPath, useLocation, useRoutes } from 'react-router';
import { routeEntry, routesOf, useSession, type Remote } from '@waqf/platform-web';
import { NotFoundState } from '../public/not-found.screen';
import { UnauthorizedState } from '../public/unauthorized';
import { LazyScreen } from './lazy-screen';
import { RemoteBoundary } from './remote-boundary';
import { useTitle } from './use-title';

/** The screens of a loaded remote at their addresses. */
export function RemoteScreens({ remote, onRetry }: { remote: Remote; onRetry: () => void }) {
  const { pathname } = useLocation();
  const { can } = useSession();
  const routes = useMemo(() => routesOf(remote), [remote]);
  useTitle(routes.find((route) => matchPath(route.path, pathname))?.title);
  const screen = useRoutes([
    ...routes.map((route) => ({
      path: route.path,
      element: route.gates.every(can) ? (
        <LazyScreen key={route.path} route={route} onRetry={onRetry} />
      ) : (
        <UnauthorizedState />
      ),
    })),
    { path: '*', element: <Elsewhere /> },
  ]);
  return (
    <RemoteBoundary resetKey={pathname} onRetry={onRetry}>
      {screen}
    </RemoteBoundary>
  );
}

/** An address that this remote does not serve: another role's page, or no page at all. */
function Elsewhere() {
  const entry = routeEntry(useLocation().pathname);
  return entry?.works ? <UnauthorizedState /> : <NotFoundState />;
}
