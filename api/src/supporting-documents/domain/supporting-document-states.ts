import { supportingDocumentStateLabels } from '@waqf/contracts/supporting-documents';
import { defineStates, type StateOf } from '../../platform/index.js';
import { documentApproved, documentRejected, documentWithdrawn } from '../supporting-documents.facts.js';

/** The states of a file that a beneficiary sends to the nazir. */
export const supportingDocumentStates = defineStates({
  name: 'supporting-documents.document',
  noun: { ar: 'وثيقة ثبوتية', en: 'Supporting document' },
  column: 'supporting_documents.document.state',
  initial: ['pending'],
  states: supportingDocumentStateLabels,
  transitions: [
    { name: 'approve', from: ['pending'], to: 'approved', by: ['nazir'], records: documentApproved },
    { name: 'reject', from: ['pending'], to: 'rejected', by: ['nazir'], records: documentRejected },
    { name: 'withdraw', from: ['pending'], to: 'withdrawn', by: ['beneficiary'], records: documentWithdrawn },
  ],
});
export type SupportingDocumentState = StateOf<typeof supportingDocumentStates>;
