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

/** Whether there is space for a table, which is from 768 px. */
export const useWideScreen = (): boolean => useMedia('(width >= 768px)', true);

/** Whether the screen is that of a phone, below 768 px: content is then below one another instead of side by side. */
export const usePhone = (): boolean => useMedia('(width < 768px)', false);
