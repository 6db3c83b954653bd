import { useEffect, useRef, useSyncExternalStore } from 'react';

type Close = () => void;

/** How to close each dialog and drawer that is open, the topmost last. */
let layers: readonly Close[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Close[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Lists a dialog or drawer while it is open. `close` is called when the user presses Back. */
export function useLayer(open: boolean, close: Close): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const layer = () => latest.current();
    change([...layers, layer]);
    return () => change(layers.filter((each) => each !== layer));
  }, [open]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Closes the topmost dialog or drawer; undefined while none is open. */
export const useTopLayer = (): Close | undefined =>
  useSyncExternalStore(
    subscribe,
    () => layers.at(-1),
    () => undefined,
  );
