import { type ReactNode, useReducer } from 'react';
import { useLanguage, useSession, type LazyRoute } from '@waqf/platform-web';
import { UnauthorizedState } from '../public/unauthorized';
import { LazyScreen } from '../remotes/lazy-screen';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { useTitle } from '../boot/use-title';

interface Props {
  route: LazyRoute;
  skeleton: ReactNode;
}

/** One of the shell's own screens inside the frame; it works even when the user's remote does not load. */
export function AccountScreen({ route, skeleton }: Props) {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const { can } = useSession();
  const { language } = useLanguage();
  useTitle(route.title?.[language] ?? '');
  if (route.gate !== undefined && !can(route.gate)) return <UnauthorizedState />;
  return (
    <RemoteBoundary resetKey={`${route.path} ${attempt}`} onRetry={retry}>
      <LazyScreen key={`${route.path} ${attempt}`} route={route} skeleton={skeleton} onRetry={retry} />
    </RemoteBoundary>
  );
}
