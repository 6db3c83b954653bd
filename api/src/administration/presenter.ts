import {
  type FailedEvent,
  type PlatformSettings,
  platformSettings,
  type SystemSettings as SettingsView,
  timezones,
} from '@waqf/contracts/administration';
import type { ActivityList, AuditChange, AuditCheck as CheckView, AuditEntry } from '@waqf/contracts/audit';
import type { Language } from '@waqf/contracts/identity';
import {
  type AuditCheck,
  type AuditLine,
  definedFacts,
  type SetAsideEvent,
  type SystemSettings,
} from '../platform/index.js';
import { changesOf, detailsOf, type PeopleNames, subjectName } from './domain/audit-text.js';
import { plainRate } from './domain/plain-rate.js';

/** The settings in the shape of the settings screen, where `currency` is called `defaultCurrency`. */
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

/** The settings in the shape of the page of the system. */
export function toPlatformSettings(settings: SystemSettings): PlatformSettings {
  return platformSettings.parse({ ...settings, timezone: timezones[0] });
}

/** A failed event; one that is not a fact has its name as its title. */
export function toFailedEvent(event: SetAsideEvent, language: Language): FailedEvent {
  const { id, type, occurredAt, setAsideAt, failures } = event;
  return {
    id,
    type,
    title: titleOf(type)[language],
    occurredAt: occurredAt.toISOString(),
    setAsideAt: setAsideAt.toISOString(),
    failures: failures.map((failure) => ({ ...failure, failedAt: failure.failedAt.toISOString() })),
  };
}

type WaqfNames = ReadonlyMap<string, string>;

/** The title of a fact; its name when this version does not know it. */
export const titleOf = (action: string) =>
  definedFacts().find(({ name }) => name === action)?.title ?? { ar: action, en: action };

/** One side of the changes, by field; null when there are none. */
function byField(changes: readonly AuditChange[], side: 'before' | 'after'): Record<string, string | null> | null {
  if (changes.length === 0) return null;
  return Object.fromEntries(changes.map((change) => [change.field, change[side]]));
}

/** A line of the audit trail for administrators. */
export function toAuditEntry(line: AuditLine, names: WaqfNames, people: PeopleNames): AuditEntry {
  const { id, action, reason, address, reference, waqfId, position, digest } = line;
  const subject = { type: line.subjectType, id: line.subjectId, name: subjectName(line, people) };
  const changes = changesOf(line, people);
  return {
    id,
    at: line.occurredAt.toISOString(),
    action,
    title: titleOf(action),
    actor: { id: line.actorId, name: line.actorName },
    subject,
    entity: subject,
    waqf: waqfId === null ? null : { id: waqfId, name: names.get(waqfId) ?? null },
    changes,
    before: byField(changes, 'before'),
    after: byField(changes, 'after'),
    details: detailsOf(line, people),
    reason,
    address,
    reference,
    seal: position === null || digest === null ? null : { position: Number(position), digest },
  };
}

export function toActivity(line: AuditLine, names: WaqfNames): ActivityList['activities'][number] {
  const { id, action, actorId, actorName, waqfId, occurredAt } = line;
  return {
    id,
    action,
    description: titleOf(action),
    user: actorId === null ? null : actorName,
    waqf: waqfId === null ? null : (names.get(waqfId) ?? null),
    timestamp: occurredAt.toISOString(),
  };
}

export function toAuditCheck({ checkedAt, broken, ...check }: AuditCheck): CheckView {
  return { ...check, broken: broken && { ...broken }, checkedAt: checkedAt.toISOString() };
}
