import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The current time, at most a minute old: for texts such as 'an hour ago' on a page that stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
