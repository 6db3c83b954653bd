import { knownValue } from '@waqf/contracts';
import { type ChangePlatformSettings, launchModes, type PlatformSettings } from '@waqf/contracts/administration';

type Numbers = 'sessionTimeout' | 'rateLimitPerMinute' | 'failedLoginLimit';

/** What the form holds: numbers as typed. */
export type SettingsValues = Omit<PlatformSettings, Numbers> & Record<Numbers, string>;

export const valuesOf = (settings: PlatformSettings): SettingsValues => ({
  ...settings,
  sessionTimeout: String(settings.sessionTimeout),
  rateLimitPerMinute: String(settings.rateLimitPerMinute),
  failedLoginLimit: String(settings.failedLoginLimit),
});

const sentOf = (values: SettingsValues): Omit<ChangePlatformSettings, 'seen'> => ({
  ...values,
  launchMode: knownValue(launchModes, values.launchMode),
  sessionTimeout: Number(values.sessionTimeout || NaN),
  rateLimitPerMinute: Number(values.rateLimitPerMinute || NaN),
  failedLoginLimit: Number(values.failedLoginLimit || NaN),
});

/** What differs, with what the person saw in its place, so that two administrators do not undo each other. */
export function changesOf(values: SettingsValues, saved: SettingsValues): ChangePlatformSettings {
  const names = (Object.keys(saved) as (keyof SettingsValues)[]).filter((name) => values[name] !== saved[name]);
  const only = (all: Omit<ChangePlatformSettings, 'seen'>) =>
    Object.fromEntries(names.map((name) => [name, all[name]]));
  return { ...only(sentOf(values)), seen: only(sentOf(saved)) };
}
