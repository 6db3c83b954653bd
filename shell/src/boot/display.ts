import { useSyncExternalStore } from 'react';
import type { DisplaySettings, SystemSettings } from '@waqf/contracts/administration';

let current: DisplaySettings = { dateFormat: 'dd/mm/yyyy', otherCurrency: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows dates and totals in this way from now on: as the page came, and after an administrator's change. */
export function showDisplay(next: DisplaySettings): void {
  current = next;
  for (const listener of listeners) listener();
}

/** How this page shows dates and totals. */
export function useDisplay(): DisplaySettings {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}

/** The part of the settings that pages show; without a dated rate of another currency, riyals alone. */
export function displayOf({ dateFormat, defaultCurrency, currencyRate }: SystemSettings): DisplaySettings {
  return {
    dateFormat,
    otherCurrency: defaultCurrency !== 'SAR' && currencyRate ? { code: defaultCurrency, ...currencyRate } : null,
  };
}
