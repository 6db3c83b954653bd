export { SupportingDocumentsModule } from './supporting-documents.module.js';
export { SupportingDocumentsFacade } from './supporting-documents.facade.js';
