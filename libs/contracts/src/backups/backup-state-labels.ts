import type { Bilingual } from '../problem/index.js';
import type { BackupState } from './backup-states.js';

/** The states of a backup, as its screens and the platform name them. */
export const backupStateLabels: Readonly<Record<BackupState, Bilingual>> = {
  running: { ar: 'تجري الآن', en: 'Being made' },
  ready: { ar: 'محفوظة', en: 'Stored' },
  failed: { ar: 'فشلت', en: 'Failed' },
  removed: { ar: 'انتهت مدة حفظها', en: 'Expired' },
};
