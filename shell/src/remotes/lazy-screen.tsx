import { startTransition, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { LazyRoute } from '@waqf/platform-web';
import { TitledSkeleton } from '@waqf/ui/core';
import { lateAfterMs } from './loader';
import { reportFault } from './release-report';
import { RemoteFailure } from './remote-failure';

type Loading = { status: 'loading' | 'late' | 'failed' } | { status: 'ready'; Screen: ComponentType };

const started = new WeakMap<LazyRoute['load'], Promise<ComponentType>>();

/** Starts to fetch a screen only once; a failed fetch is forgotten, so that the next attempt is a new one. */
function fetchScreen(route: LazyRoute): Promise<ComponentType> {
  const { load } = route;
  const running = started.get(load) ?? load();
  started.set(load, running);
  running.catch(() => started.delete(load));
  return running;
}

interface Props {
  route: LazyRoute;
  /** Shown for a screen that has none of its own. */
  skeleton?: ReactNode;
  /** Reloads the remote. */
  onRetry: () => void;
}

/** One screen of a remote: its skeleton, then the screen, or the failure card with a retry. */
export function LazyScreen({ route, skeleton: otherwise = <TitledSkeleton />, onRetry }: Props): ReactNode {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    let unmounted = false;
    const change = (next: Loading) => {
      if (!unmounted) setLoading(next);
    };
    setLoading({ status: 'loading' });
    const timer = setTimeout(() => change({ status: 'late' }), lateAfterMs);
    fetchScreen(route)
      .then(
        // A whole screen is rendered in slices (a transition), so that a slow phone still reacts to its user.
        (Screen) => startTransition(() => change({ status: 'ready', Screen })),
        (error: unknown) => {
          console.error(`screen ${route.path} did not load:`, error);
          reportFault('load-failure', error);
          change({ status: 'failed' });
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      unmounted = true;
      clearTimeout(timer);
    };
  }, [route]);
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
