import type { DisplaySettings } from '@waqf/contracts/administration';

interface Stored {
  readonly dateFormat: DisplaySettings['dateFormat'];
  readonly currency: 'SAR' | 'USD' | 'EUR';
  readonly currencyRate: string | null;
  readonly currencyRatedOn: string | null;
}

/** How pages show dates and totals: only riyals, unless there is another currency with a dated exchange rate. */
export function displayOf({ dateFormat, currency, currencyRate, currencyRatedOn }: Stored): DisplaySettings {
  const rated = currency !== 'SAR' && currencyRate !== null && currencyRatedOn !== null;
  return { dateFormat, otherCurrency: rated ? { code: currency, sar: currencyRate, on: currencyRatedOn } : null };
}
