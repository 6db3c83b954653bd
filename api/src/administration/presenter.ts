import type { FailedEvent, SystemSettings as SettingsView } from '@waqf/contracts/administration';
import type { Language } from '@waqf/contracts/identity';
import { definedFacts, type SetAsideEvent, type SystemSettings } from '../platform/index.js';
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

/** Events that are no facts are titled by their name. */
export function toFailedEvent(event: SetAsideEvent, language: Language): FailedEvent {
  const { id, type, occurredAt, setAsideAt, failures } = event;
  return {
    id,
    type,
    title: definedFacts().find(({ name }) => name === type)?.title[language] ?? type,
    occurredAt: occurredAt.toISOString(),
    setAsideAt: setAsideAt.toISOString(),
    failures: failures.map((failure) => ({ ...failure, failedAt: failure.failedAt.toISOString() })),
  };
}
