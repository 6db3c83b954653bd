import { useState } from 'react';
import { useLocation } from 'react-router';
import { homeOf, readStored, useSession, writeStored } from '@waqf/platform-web';
import { FirstVisit } from '../account/help/first-visit';

/** The tour of a role is shown on its first page until the user has seen it on this device. */
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
  // Part of the frame's own file: if it were loaded later, it would push the screen down.
  return <FirstVisit onDone={done} />;
}
