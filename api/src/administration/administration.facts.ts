import { defineFact, type Json } from '../platform/index.js';

type Values = Readonly<Record<string, Json>>;

/** Only the settings that changed. */
export const settingsChanged = defineFact<{ before: Values; after: Values }>('administration.settings-changed', {
  title: { ar: 'تغيّرت إعدادات النظام', en: 'The system settings were changed' },
  audit: ({ before, after }) => ({ subject: { type: 'settings', id: 'system' }, waqfId: null, before, after }),
});
