import { useEffect, useRef, useState } from 'react';
import { startDemoRun, type DemoRun, type DemoSurroundings } from './demo-run';

/** The timer and the random numbers of the browser. */
const browser: DemoSurroundings = {
  every: (ms, tick) => {
    const timer = setInterval(tick, ms);
    return () => clearInterval(timer);
  },
  random: () => Math.random(),
};

/** The run of the page: idle until started, and stopped when the page is left. */
export function useDemoRun(surroundings: DemoSurroundings = browser): { run: DemoRun; start: () => void } {
  const [run, setRun] = useState<DemoRun>({ state: 'idle' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const start = () => {
    stop.current();
    stop.current = startDemoRun(surroundings, setRun);
  };
  return { run, start };
}
