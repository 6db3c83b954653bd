import { Module } from '@nestjs/common';
import { Environment } from '../platform/index.js';
import { DocumentsFacade } from './documents.facade.js';
import { configuredModel } from './language-model/configured-model.js';
import { LanguageModel } from './language-model/language-model.port.js';
import { FileStore } from './persistence/file-store.js';
import { AttachmentRepository } from './persistence/attachment.repository.js';
import { DocumentsRepository } from './persistence/documents.repository.js';
import { PageDrawingsRepository } from './persistence/page-drawings.repository.js';
import { ReadingsRepository } from './persistence/readings.repository.js';
import { ServedFilesRepository } from './persistence/served-files.repository.js';
import { StorageUseRepository } from './persistence/storage-use.repository.js';
import { StoredFilesRepository } from './persistence/stored-files.repository.js';
import { AddVersion } from './use-cases/add-version.js';
import { CorrectFields } from './use-cases/correct-fields.js';
import { DeedReader } from './use-cases/shared/deed-reader.js';
import { EnterByHand } from './use-cases/enter-by-hand.js';
import { InspectFile } from './use-cases/inspect-file.js';
import { JoinPages } from './use-cases/join-pages.js';
import { StoreAttachment } from './use-cases/store-attachment.js';
import { OpenFile } from './use-cases/open-file.js';
import { QueueReadings } from './use-cases/queue-readings.js';
import { ReadDocument } from './use-cases/read-document.js';
import { ReadingWatchers } from './documents.registry.js';
import { ReceiveFile } from './use-cases/receive-file.js';
import { RecogniseFile } from './use-cases/recognise-file.js';
import { RecoverReadings } from './use-cases/recover-readings.js';
import { RenderPage } from './use-cases/render-page.js';
import { SaveReading } from './use-cases/save-reading.js';
import { SweepFiles } from './use-cases/sweep-files.js';
import { DocumentsWorkers } from './workers.js';
import './personal-data.js';

@Module({
  providers: [
    { provide: LanguageModel, inject: [Environment], useFactory: configuredModel },
    DocumentsFacade,
    DocumentsRepository,
    ReadingsRepository,
    PageDrawingsRepository,
    StoredFilesRepository,
    StorageUseRepository,
    ServedFilesRepository,
    DeedReader,
    InspectFile,
    FileStore,
    ReadingWatchers,
    AddVersion,
    AttachmentRepository,
    JoinPages,
    StoreAttachment,
    QueueReadings,
    SaveReading,
    ReceiveFile,
    RecogniseFile,
    OpenFile,
    RenderPage,
    CorrectFields,
    EnterByHand,
    ReadDocument,
    RecoverReadings,
    SweepFiles,
    DocumentsWorkers,
  ],
  exports: [DocumentsFacade],
})
export class DocumentsModule {}
