import { useSyncExternalStore } from 'react';

function useMedia(query: string, onServer: boolean): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

/** Whether there is room for a table; below 768 px there is not. */
export const useWideScreen = (): boolean => useMedia('(width >= 768px)', true);

/** Whether the screen is a phone's, below 768 px: what it shows one after the other, others show side by side. */
export const usePhone = (): boolean => useMedia('(width < 768px)', false);
