export { BackupsFacade } from './backups.facade.js';
export { BackupsModule } from './backups.module.js';
export { checkBackup, restoreBackup } from './archive/restore-backup.js';
export { CloseRestored } from './use-cases/close-restored.js';
export { BackupKey } from './persistence/backup-key.js';
