import { defineFact } from '../platform/index.js';

const subject = (backupId: string) => ({ type: 'backup', id: backupId });

export const backupStarted = defineFact<{ backupId: string }>('backups.started', {
  title: { ar: 'بدأت نسخة احتياطية', en: 'A backup was started' },
  audit: ({ backupId }) => ({ subject: subject(backupId), waqfId: null, after: { state: 'running' } }),
});

export const backupMade = defineFact<{ backupId: string; fileName: string; size: string }>('backups.made', {
  title: { ar: 'حُفظت نسخة احتياطية', en: 'A backup was made' },
  audit: ({ backupId, fileName, size }) => ({ subject: subject(backupId), waqfId: null, details: { fileName, size } }),
});

export const backupFailed = defineFact<{ backupId: string; failure: string }>('backups.failed', {
  title: { ar: 'فشلت نسخة احتياطية', en: 'A backup failed' },
  audit: ({ backupId, failure }) => ({ subject: subject(backupId), waqfId: null, details: { failure } }),
});

export const backupTried = defineFact<{ backupId: string; result: string }>('backups.tried', {
  title: { ar: 'استُعيدت نسخة احتياطية تجريبيًا', en: 'A backup was test-restored' },
  audit: ({ backupId, result }) => ({ subject: subject(backupId), waqfId: null, details: { result } }),
});

export const backupDownloaded = defineFact<{ backupId: string; fileName: string }>('backups.downloaded', {
  title: { ar: 'نُزّلت نسخة احتياطية', en: 'A backup was downloaded' },
  audit: ({ backupId, fileName }) => ({ subject: subject(backupId), waqfId: null, details: { fileName } }),
});

export const backupRemoved = defineFact<{ backupId: string; fileName: string }>('backups.removed', {
  title: { ar: 'حُذفت نسخة احتياطية انتهت مدة حفظها', en: 'An expired backup was deleted' },
  audit: ({ backupId, fileName }) => ({ subject: subject(backupId), waqfId: null, details: { fileName } }),
});

/** The platform was restored from a backup: `lost` acts were recorded after it; null when that is not known. */
export const backupRestored = defineFact<{ moment: string; lost: number | null; maintenanceMode: boolean }>(
  'backups.restored',
  {
    title: { ar: 'استُعيدت المنصة من نسخة احتياطية', en: 'The platform was restored from a backup' },
    audit: ({ moment, lost, maintenanceMode }) => ({
      subject: subject('restored'),
      waqfId: null,
      before: { maintenanceMode },
      after: { maintenanceMode: true },
      details: { moment, lost },
    }),
  },
);
