export { BackupsFacade } from './backups.facade.js';
export { BackupsModule } from './backups.module.js';
export { checkBackup, restoreBackup } from './archive/restore-backup.js';
export { BackupKey } from './persistence/backup-key.js';
