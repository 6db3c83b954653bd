import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { homeOf, readStored, useSession, writeStored } from '@waqf/platform-web';

const Tour = lazy(() => import('../account/help/first-visit').then((module) => ({ default: module.FirstVisit })));

/** The tour of a role stands on its first page until the person has seen it on this device. */
export function FirstVisitTour() {
  const { role } = useSession();
  const { pathname } = useLocation();
  const key = `tour.${role}`;
  const [seen, setSeen] = useState(() => readStored(key) !== null);
  if (seen || pathname !== homeOf[role]) return null;
  const done = () => {
    writeStored(key, 'seen');
    setSeen(true);
  };
  return (
    <Suspense fallback={null}>
      <Tour onDone={done} />
    </Suspense>
  );
}
