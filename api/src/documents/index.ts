export { DocumentsModule } from './documents.module.js';
export { DocumentsFacade } from './documents.facade.js';
export { DocumentsNotFoundError } from './documents.errors.js';
export { describeDeed } from './domain/describe-deed.js';
export { effectiveValue, fieldsToReview, type Deed } from './domain/document.js';
export type { ReadingWatcher } from './reading-watcher.js';
export { receiveUpload, type Upload } from './receive-upload.js';
export type { OpenedFile } from './use-cases/open-file.js';
export type { ReceivedFile } from './use-cases/receive-file.js';
