import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyRoute } from '@waqf/platform-web';
import { TitledSkeleton } from '@waqf/ui/core';
import { lateAfterMs } from './loader';
import { reportFault, type ScreenOfRelease } from './release-report';
import { RemoteFailure } from './remote-failure';
import { arrivedScreen, fetchScreen } from './screen-loads';

type Loading = { status: 'loading' | 'late' | 'failed' } | { status: 'ready'; Screen: ComponentType };

const isSame = (one: Loading, other: Loading): boolean =>
  one.status === 'ready' && other.status === 'ready' && one.Screen === other.Screen;

const loadingOf = (route: LazyRoute): Loading => {
  const Screen = arrivedScreen(route);
  return Screen ? { status: 'ready', Screen } : { status: 'loading' };
};

interface Props {
  route: LazyRoute;
  /** Whose screen it is; absent for a screen of the shell. */
  screen?: ScreenOfRelease;
  /** Shown for a screen without its own. */
  skeleton?: ReactNode;
  /** Reloads the remote. */
  onRetry: () => void;
}

/** One screen of a remote: the screen if it is here, else its skeleton before it, or the failure card with a retry. */
export function LazyScreen({ route, screen, skeleton: otherwise = <TitledSkeleton />, onRetry }: Props): ReactNode {
  const [loading, setLoading] = useState<Loading>(() => loadingOf(route));
  useEffect(() => {
    let unmounted = false;
    const change = (next: Loading) => {
      if (!unmounted) setLoading(next);
    };
    const now = loadingOf(route);
    setLoading((before) => (isSame(before, now) ? before : now));
    if (now.status === 'ready') return undefined;
    const timer = setTimeout(() => change({ status: 'late' }), lateAfterMs);
    fetchScreen(route)
      .then(
        // A whole screen is rendered in slices (a transition), so that a slow phone still reacts to its user.
        (Screen) => startTransition(() => change({ status: 'ready', Screen })),
        (error: unknown) => {
          console.error(`screen ${route.path} did not load:`, error);
          reportFault('load-failure', error, screen ?? null);
          change({ status: 'failed' });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, [route, screen]);
  const skeleton = route.skeleton ?? otherwise;
  if (loading.status === 'loading') return skeleton;
  if (loading.status === 'ready')
    return (
      <Suspense fallback={skeleton}>
        <loading.Screen />
      </Suspense>
    );
  return <RemoteFailure reason={loading.status === 'late' ? 'late' : 'broken'} onRetry={onRetry} />;
}
