import { useSyncExternalStore } from 'react';
import { knownValue } from '@waqf/contracts';
import { dateFormat, type DateFormat, type DisplaySettings, type SystemSettings } from '@waqf/contracts/administration';

/** What of the settings this version can show. */
interface Display {
  dateFormat: DateFormat;
  otherCurrency: { code: 'USD' | 'EUR'; sar: string; on: string } | null;
}

let current: Display = { dateFormat: 'dd/mm/yyyy', otherCurrency: null };
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows dates and totals in this way from now on: as the page came, and after an administrator's change. A format or
 * currency that this version does not know leaves the usual one.
 */
export function showDisplay({ dateFormat: format, otherCurrency: other }: DisplaySettings): void {
  const code = other ? knownValue(['USD', 'EUR'], other.code) : undefined;
  current = {
    dateFormat: knownValue(dateFormat.options, format) ?? 'dd/mm/yyyy',
    otherCurrency: other && code ? { ...other, code } : null,
  };
  for (const listener of listeners) listener();
}

/** How this page shows dates and totals. */
export function useDisplay(): Display {
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
