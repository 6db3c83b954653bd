import type { SystemSettings as SettingsView } from '@waqf/contracts/administration';
import type { SystemSettings } from '../platform/index.js';

/** The settings row as the settings screen knows it; `defaultCurrency` is its `currency`. */
export function toSettingsView(settings: SystemSettings): SettingsView {
  const { backupFrequency, sessionTimeout, maxFileSize, allowedFileTypes, currency, dateFormat } = settings;
  return { backupFrequency, sessionTimeout, maxFileSize, allowedFileTypes: [...allowedFileTypes], defaultCurrency: currency, dateFormat };
}
