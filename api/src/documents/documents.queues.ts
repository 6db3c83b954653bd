import { defineQueue } from '../platform/index.js';

/** Reads one deed. */
export const readDocumentQueue = defineQueue<{ documentId: string }>('documents.read-document');
