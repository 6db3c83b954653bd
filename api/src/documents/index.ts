export { DocumentsModule } from './documents.module.js';
export { DocumentsFacade } from './documents.facade.js';
export { DocumentsNotFoundError } from './documents.errors.js';
export {
  auditedValue,
  correctionUndone,
  deedEnteredByHand,
  deedRead,
  deedReadingFailed,
  deedUploaded,
  fieldsCorrected,
} from './documents.facts.js';
export { describeDeed } from './presenter.js';
export { mayQueueReading } from './domain/deed-states.js';
export { effectiveValue, fieldsToReview, type Deed } from './domain/document.js';
export type { OpenedFile } from './use-cases/open-file.js';
export type { ReadingWatcher } from './documents.registry.js';
export { receiveFileAlone, receivePages, receiveUpload } from './upload/receive-upload.js';
export type { ReceivedFile } from './use-cases/receive-file.js';
