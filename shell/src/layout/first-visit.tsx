import { useState } from 'react';
import { useLocation } from 'react-router';
import { homeOf, readStored, useSession, writeStored } from '@waqf/platform-web';
import { FirstVisit } from '../account/help/first-visit';

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
  // In the frame's own file: what comes above a screen after it would push it down.
  return <FirstVisit onDone={done} />;
}
