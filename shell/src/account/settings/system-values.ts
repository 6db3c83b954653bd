import { knownValue } from '@waqf/contracts';
import {
  currency as currencies,
  dateFormat as dateFormats,
  fileTypes,
  type ChangeSystemSettings,
  type FileType,
  type SystemSettings,
} from '@waqf/contracts/administration';
import type { ContractForm } from '@waqf/platform-web/form';

/** The values of the form: numbers are kept as typed, `ratedOn` is empty or `YYYY-MM-DD`. */
export interface SystemValues {
  sessionTimeout: string;
  maxFileSize: string;
  allowedFileTypes: FileType[];
  dateFormat: SystemSettings['dateFormat'];
  currency: SystemSettings['defaultCurrency'];
  /** Riyals for one unit of the currency; empty when there is no rate. */
  rate: string;
  ratedOn: string;
}

/** The state of the settings form. */
export type SystemSettingsForm = ContractForm<SystemValues, ChangeSystemSettings>;

export function valuesOf(settings: SystemSettings): SystemValues {
  const { sessionTimeout, maxFileSize, allowedFileTypes, dateFormat, defaultCurrency, currencyRate } = settings;
  return {
    sessionTimeout: String(sessionTimeout),
    maxFileSize: String(maxFileSize),
    allowedFileTypes: fileTypes.filter((type) => allowedFileTypes.includes(type)),
    dateFormat,
    currency: defaultCurrency,
    rate: currencyRate?.sar ?? '',
    ratedOn: currencyRate?.on ?? '',
  };
}

/**
 * Only differences are sent, each with the value that the user saw before, so that two administrators do not undo each
 * other's changes.
 */
export function changesOf(values: SystemValues, saved: SystemValues): ChangeSystemSettings {
  const changes = differencesOf(values, saved);
  const names = Object.keys(changes) as (keyof Differences)[];
  if (names.length === 0) return {};
  const before = seenOf(saved);
  return { ...changes, seen: Object.fromEntries(names.map((name) => [name, before[name]])) };
}

type Differences = Omit<ChangeSystemSettings, 'seen'>;

/** The values that the user saw, as they would be sent. */
const seenOf = (saved: SystemValues): Differences => ({
  sessionTimeout: Number(saved.sessionTimeout),
  maxFileSize: Number(saved.maxFileSize),
  allowedFileTypes: saved.allowedFileTypes,
  dateFormat: knownValue(dateFormats.options, saved.dateFormat),
  defaultCurrency: knownValue(currencies.options, saved.currency),
  currencyRate: saved.rate === '' ? null : { sar: saved.rate, on: saved.ratedOn },
});

/** A rate is sent with its currency and its date. */
function differencesOf(values: SystemValues, saved: SystemValues): Differences {
  const rated = values.currency !== 'SAR' && values.rate !== '';
  const rateDiffers = rated
    ? values.rate !== saved.rate || values.ratedOn !== saved.ratedOn || values.currency !== saved.currency
    : saved.rate !== '' && values.currency === saved.currency;
  return {
    ...(values.sessionTimeout === saved.sessionTimeout ? {} : { sessionTimeout: Number(values.sessionTimeout || NaN) }),
    ...(values.maxFileSize === saved.maxFileSize ? {} : { maxFileSize: Number(values.maxFileSize || NaN) }),
    ...(values.allowedFileTypes.join() === saved.allowedFileTypes.join()
      ? {}
      : { allowedFileTypes: values.allowedFileTypes }),
    ...(values.dateFormat === saved.dateFormat
      ? {}
      : { dateFormat: knownValue(dateFormats.options, values.dateFormat) }),
    ...(values.currency === saved.currency ? {} : { defaultCurrency: knownValue(currencies.options, values.currency) }),
    ...(rateDiffers ? { currencyRate: rated ? { sar: values.rate, on: values.ratedOn } : null } : {}),
  };
}
