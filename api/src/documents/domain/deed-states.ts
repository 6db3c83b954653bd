import { defineStates } from '../../platform/index.js';
import { deedEnteredByHand, deedRead, deedReadingFailed, deedsQueued } from '../documents.facts.js';

/**
 * The states of reading one version of a deed. A newer version starts again; the outcome of an older one never changes.
 */
export const deedStates = defineStates({
  name: 'documents.deed',
  noun: { ar: 'صك', en: 'Deed' },
  column: 'documents.document.status',
  states: {
    uploaded: { ar: 'مرفوع', en: 'Uploaded' },
    processing: { ar: 'قيد المعالجة', en: 'Processing' },
    processed: { ar: 'تمت معالجته', en: 'Processed' },
    error: { ar: 'تعذرت قراءته', en: 'Could not be read' },
  },
  initial: ['uploaded'],
  transitions: [
    { name: 'queue', from: ['uploaded'], to: 'processing', by: ['waqif', 'admin'], records: deedsQueued },
    { name: 'read', from: ['processing'], to: 'processed', by: ['platform'], records: deedRead },
    { name: 'fail', from: ['processing'], to: 'error', by: ['platform'], records: deedReadingFailed },
    // The founder discards the waqf, which records it: the deed waits to be read, should the waqf be taken back.
    { name: 'stop', from: ['processing'], to: 'uploaded', by: ['waqif'], records: null },
    // A person may be able to read what the reader cannot: the founder then enters the fields next to the page.
    { name: 'enter-by-hand', from: ['error'], to: 'processed', by: ['waqif'], records: deedEnteredByHand },
  ],
});

/** Whether a person with these relations to the waqf may start the reading of its uploaded deeds. */
export const mayQueueReading = (relations: readonly string[]): boolean => deedStates.allows('queue', relations);
