import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { useTopLayer } from '@waqf/ui/core';

/**
 * Back closes an open dialog or drawer and stays on the page, as in the apps of a phone: leaving the page from within a
 * form would lose the user's place.
 */
export function BackClosesLayer() {
  const close = useTopLayer();
  // Mounted only while needed, because the router supports one blocker at a time.
  return close ? <Blocker close={close} /> : null;
}

function Blocker({ close }: { close: () => void }) {
  // A dialog that is kept in the query of its page is closed by the address itself.
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname,
  );
  const { pathname } = useLocation();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Once for each press: the layer below must not close while the router's state is still the one of this press.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    const closeTop = latest.current;
    whenBackAt(pathname, closeTop);
  }, [blocker, pathname]);
  return null;
}

/**
 * The router undoes a blocked Back by going forward, which takes the browser a moment. A dialog that changes the
 * address when it closes would change the entry of the page before until then.
 */
function whenBackAt(pathname: string, close: () => void): void {
  if (window.location.pathname === pathname) close();
  else window.addEventListener('popstate', close, { once: true });
}
