import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LedgerModule } from '../ledger/index.js';
import { NotificationsModule } from '../notifications/index.js';
import { BackupsFacade } from './backups.facade.js';
import { BackupsController } from './backups.controller.js';
import { BackupFiles } from './persistence/backup-files.js';
import { BackupKey } from './persistence/backup-key.js';
import { BackupRepository } from './persistence/backup.repository.js';
import { BackupStore } from './persistence/backup-store.js';
import { ConfirmDownload } from './confirmations.js';
import { BackupNotices } from './notices.js';
import { CloseRestored } from './use-cases/close-restored.js';
import { DownloadBackup } from './use-cases/download-backup.js';
import { ListBackups } from './use-cases/list-backups.js';
import { ArchiveProcess } from './archive/archive-process.js';
import { MakeBackup } from './use-cases/make-backup.js';
import { StartBackup } from './use-cases/start-backup.js';
import { MaintainBackups } from './use-cases/maintain-backups.js';
import { TestRestore } from './use-cases/test-restore.js';

@Module({
  imports: [IdentityModule, LedgerModule, NotificationsModule],
  controllers: [BackupsController],
  providers: [
    ArchiveProcess,
    BackupFiles,
    BackupKey,
    BackupNotices,
    BackupRepository,
    BackupStore,
    CloseRestored,
    ConfirmDownload,
    DownloadBackup,
    ListBackups,
    MakeBackup,
    StartBackup,
    MaintainBackups,
    TestRestore,
    BackupsFacade,
  ],
  exports: [BackupsFacade],
})
export class BackupsModule {}
