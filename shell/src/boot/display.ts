import { useSyncExternalStore } from 'react';
import { knownValue } from '@waqf/contracts';
import { dateFormat, type DateFormat, type DisplaySettings, type SystemSettings } from '@waqf/contracts/administration';

/** The settings that this version can apply. */
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
 * Sets the format of dates and totals, when the page loads and after an administrator's change. An unknown format or
 * currency leaves the default one.
 */
export function setDisplayFormats({ dateFormat: format, otherCurrency: other }: DisplaySettings): void {
  const code = other ? knownValue(['USD', 'EUR'], other.code) : undefined;
  current = {
    dateFormat: knownValue(dateFormat.options, format) ?? 'dd/mm/yyyy',
    otherCurrency: other && code ? { ...other, code } : null,
  };
  for (const listener of listeners) listener();
}

/** How this page formats dates and totals. */
export function useDisplay(): Display {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}

/**
 * The part of the settings that affects display; without a dated rate for another currency, amounts are in riyals only.
 */
export function displayOf({ dateFormat, defaultCurrency, currencyRate }: SystemSettings): DisplaySettings {
  return {
    dateFormat,
    otherCurrency: defaultCurrency !== 'SAR' && currencyRate ? { code: defaultCurrency, ...currencyRate } : null,
  };
}
