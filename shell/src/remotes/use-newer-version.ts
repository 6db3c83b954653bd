import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { registry } from '@waqf/contracts/releases';
import { http } from '@waqf/platform-web';
import type { RemoteView } from './use-remote';

/** How often an open page checks; when it becomes visible again, at most once a minute. */
const everyMs = 5 * 60_000;
const atMostEveryMs = 60_000;

/**
 * True when another version than this page's is current, and nothing was typed since the current page was opened: the
 * offer to reload is never shown beside a form that somebody is filling in.
 */
export function useNewerVersion(view: RemoteView): boolean {
  const name = view.status === 'ready' ? view.remote.name : null;
  const own = view.status === 'ready' ? view.newest : null;
  const [inForce, setInForce] = useState<string | null>(null);
  const typed = useTyped();
  useEffect(() => {
    if (name === null) return;
    let asked = Date.now();
    const ask = () => {
      asked = Date.now();
      http.get('/remotes.json', registry, { passive: true }).then(
        ({ remotes }) => setInForce(remotes.find((remote) => remote.name === name)?.version ?? null),
        // A page without a network reports that elsewhere; this check runs again later.
        () => undefined,
      );
    };
    const onLook = () => {
      if (document.visibilityState === 'visible' && Date.now() - asked >= atMostEveryMs) ask();
    };
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [name]);
  return inForce !== null && own !== null && inForce !== own && !typed;
}

/** Whether something was typed or chosen since the address changed. */
function useTyped(): boolean {
  const { pathname } = useLocation();
  const [typedAt, setTypedAt] = useState<string | null>(null);
  useEffect(() => {
    const onInput = () => setTypedAt(location.pathname);
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, []);
  return typedAt === pathname;
}
