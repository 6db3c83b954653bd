import { knownValue } from '@waqf/contracts';
import {
  backupFrequencies,
  type ChangePlatformSettings,
  currencies,
  dateFormats,
  fileTypes,
  launchModes,
  type PlatformSettings,
} from '@waqf/contracts/administration';

const numbers = [
  'sessionTimeout',
  'rateLimitPerMinute',
  'failedLoginLimit',
  'maxFileSize',
  'objectionMonths',
  'registrationWorkingDays',
  'changeWorkingDays',
  'distributionMonths',
  'registrationWorkingDaysMedium',
  'changeWorkingDaysMedium',
  'distributionMonthsMedium',
  'registrationWorkingDaysLarge',
  'changeWorkingDaysLarge',
  'distributionMonthsLarge',
  'mediumWaqfMillions',
  'largeWaqfMillions',
  'recordYears',
] as const satisfies readonly (keyof PlatformSettings)[];
type Numbers = (typeof numbers)[number];

/** The values of the form: numbers are kept as typed. */
export type SettingsValues = Omit<PlatformSettings, Numbers | 'timezone'> & Record<Numbers, string>;

const eachNumber = <Value>(valueOf: (name: Numbers) => Value): Record<Numbers, Value> =>
  Object.fromEntries(numbers.map((name) => [name, valueOf(name)])) as Record<Numbers, Value>;

export const valuesOf = ({ timezone: _zone, ...settings }: PlatformSettings): SettingsValues => ({
  ...settings,
  ...eachNumber((name) => String(settings[name])),
});

const sentOf = (values: SettingsValues): Omit<ChangePlatformSettings, 'seen'> => ({
  ...values,
  launchMode: knownValue(launchModes, values.launchMode),
  backupFrequency: knownValue(backupFrequencies, values.backupFrequency),
  dateFormat: knownValue(dateFormats, values.dateFormat),
  currency: knownValue(currencies, values.currency),
  allowedFileTypes: fileTypes.filter((type) => values.allowedFileTypes.includes(type)),
  ...eachNumber((name) => Number(values[name] || NaN)),
});

/**
 * The changed settings, each with the value that the user saw before, so that two administrators do not undo each
 * other's changes.
 */
export function changesOf(values: SettingsValues, saved: SettingsValues): ChangePlatformSettings {
  const names = (Object.keys(saved) as (keyof SettingsValues)[]).filter(
    (name) => String(values[name]) !== String(saved[name]),
  );
  const ofChanged = (all: Omit<ChangePlatformSettings, 'seen'>) =>
    Object.fromEntries(names.map((name) => [name, all[name]]));
  return { ...ofChanged(sentOf(values)), seen: ofChanged(sentOf(saved)) };
}
