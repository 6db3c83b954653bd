import type { SystemSettings as SettingsView } from '@waqf/contracts/administration';
import type { SystemSettings } from '../platform/index.js';
import { plainRate } from './domain/plain-rate.js';

/** The settings row as the settings screen knows it; `defaultCurrency` is its `currency`. */
export function toSettingsView(settings: SystemSettings): SettingsView {
  const {
    backupFrequency,
    sessionTimeout,
    maxFileSize,
    allowedFileTypes,
    currency,
    currencyRate,
    currencyRatedOn,
    dateFormat,
  } = settings;
  return {
    backupFrequency,
    sessionTimeout,
    maxFileSize,
    allowedFileTypes: [...allowedFileTypes],
    defaultCurrency: currency,
    dateFormat,
    currencyRate:
      currencyRate === null || currencyRatedOn === null ? null : { sar: plainRate(currencyRate), on: currencyRatedOn },
  };
}
