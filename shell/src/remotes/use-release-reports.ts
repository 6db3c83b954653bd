import { useEffect } from 'react';
import { matchPath } from 'react-router';
import { useBoot } from '../boot/boot-context';
import { isOfRelease, reportAbout, reportFault, reportLoads, reportVitals } from './release-report';
import type { RemoteView } from './use-remote';
import { measureVitals } from './web-vitals';

/** One of four page loads reports its performance, which is enough to compare versions. */
const measuredShare = 0.25;
/** Delay in ms. */
const afterFirstScreen = 2_000;

/** Reports to the platform how the remote on this page works. */
export function useReleaseReports(view: RemoteView): void {
  const { routes } = useBoot();
  const remote = view.status === 'ready' ? view.remote.name : null;
  const version = view.status === 'ready' ? view.version : null;
  useEffect(() => {
    const pattern = () => routes.find(({ path }) => matchPath(path, location.pathname))?.path ?? '/';
    reportAbout(remote && version ? { remote, version } : null, pattern);
  }, [routes, remote, version]);
  // It is not urgent: a screen that is loading uses the network first.
  useEffect(() => {
    const timer = setTimeout(reportLoads, view.status === 'ready' ? afterFirstScreen : 0);
    return () => clearTimeout(timer);
  }, [view]);
  useEffect(() => watchPage(), []);
}

function watchPage(): () => void {
  const vitals = Math.random() < measuredShare ? measureVitals() : null;
  let sent = false;
  const onError = ({ error }: ErrorEvent) => isOfRelease(error) && reportFault('error', error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => isOfRelease(reason) && reportFault('error', reason);
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return;
    reportLoads();
    if (sent || !vitals) return;
    sent = true;
    reportVitals(vitals);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('visibilitychange', onHide);
  };
}
