import type { Bilingual } from '../problem/index.js';
import type { AccountStatus } from './accounts.js';

/** The statuses of an open account, as its screens and the platform name them. */
export const accountStatusLabels: Readonly<Record<AccountStatus, Bilingual>> = {
  active: { ar: 'نشط', en: 'Active' },
  suspended: { ar: 'موقوف', en: 'Suspended' },
  closed: { ar: 'مغلق', en: 'Closed' },
};
