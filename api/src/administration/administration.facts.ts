import { defineFact, type Json } from '../platform/index.js';

type Values = Readonly<Record<string, Json>>;

/** Has only the settings that changed. */
export const settingsChanged = defineFact<{ before: Values; after: Values }>('administration.settings-changed', {
  title: { ar: 'تغيّرت إعدادات النظام', en: 'The system settings were changed' },
  audit: ({ before, after }) => ({ subject: { type: 'settings', id: 'system' }, waqfId: null, before, after }),
});

export const eventReplayed = defineFact<{ eventId: string; type: string }>('administration.event-replayed', {
  title: { ar: 'أُعيدت معالجة حدث متعثر', en: 'A failed event was replayed' },
  audit: ({ eventId, type }) => ({ subject: { type: 'event', id: eventId }, waqfId: null, details: { type } }),
});

export const eventDiscarded = defineFact<{ eventId: string; type: string; reason: string }>(
  'administration.event-discarded',
  {
    title: { ar: 'استُبعد حدث متعثر', en: 'A failed event was discarded' },
    audit: ({ eventId, type, reason }) => ({
      subject: { type: 'event', id: eventId },
      waqfId: null,
      reason,
      details: { type },
    }),
  },
);

/** The audit trail is broken, and was intact or not yet checked before: names the first entry that is not valid. */
export const auditFoundBroken = defineFact<{ because: string; position: number | null; entryId: string | null }>(
  'administration.audit-found-broken',
  {
    title: { ar: 'وُجد سجل التدقيق غير سليم', en: 'The audit trail failed its check' },
    audit: ({ because, position, entryId }) => ({
      subject: { type: 'audit', id: entryId ?? 'chain' },
      waqfId: null,
      before: { whole: true },
      after: { whole: false },
      reason: because,
      details: { position },
    }),
  },
);

/** A user checked the chain of the audit trail. */
export const auditVerified = defineFact<{ whole: boolean; entries: number; head: string | null }>(
  'administration.audit-verified',
  {
    title: { ar: 'فُحصت سلسلة سجل التدقيق', en: 'The chain of the audit trail was checked' },
    audit: (details) => ({ subject: { type: 'audit', id: 'chain' }, waqfId: null, details }),
  },
);
