import { documentTypes, type DocumentStatus, type DocumentType } from '@waqf/contracts/documents';
import { type WaqfStatus, waqfStatusLabels } from '@waqf/contracts/endowments';
import { defineStates } from '../../platform/index.js';
import {
  waqfApproved,
  waqfDiscarded,
  waqfMovedToReview,
  waqfRestored,
  waqfReturnedToDraft,
} from '../endowments.facts.js';

/** The states of a waqf. Before approval its status follows from its deeds; after approval it never changes back. */
export const waqfStates = defineStates({
  name: 'endowments.waqf',
  noun: { ar: 'وقف', en: 'Waqf' },
  column: 'endowments.waqf.state',
  states: waqfStatusLabels,
  initial: ['draft'],
  transitions: [
    { name: 'move-to-review', from: ['draft'], to: 'pending', by: ['platform'], records: waqfMovedToReview },
    { name: 'return-to-draft', from: ['pending'], to: 'draft', by: ['waqif'], records: waqfReturnedToDraft },
    { name: 'approve', from: ['pending'], to: 'approved', by: ['waqif'], records: waqfApproved },
    { name: 'discard', from: ['draft', 'pending'], to: 'discarded', by: ['waqif'], records: waqfDiscarded },
    { name: 'restore', from: ['discarded'], to: 'draft', by: ['waqif'], records: waqfRestored },
  ],
  acts: [
    { name: 'edit', in: ['draft'], by: ['waqif'] },
    // After approval, uploading a newer deed opens an amendment.
    { name: 'upload', in: ['draft', 'pending', 'approved'], by: ['waqif'] },
    { name: 'review', in: ['draft', 'pending'], by: ['waqif'] },
    { name: 'accept-trusteeship', in: ['draft', 'pending', 'approved'], by: ['appointed'] },
    { name: 'manage', in: ['approved'], by: ['nazir'] },
  ],
});

export interface CurrentDeed {
  type: DocumentType;
  status: DocumentStatus;
}

/** True when all three deeds are uploaded and read. Missing fields don't matter here: they only block approval. */
export function allDeedsRead(current: readonly CurrentDeed[]): boolean {
  return documentTypes.every((type) => current.some((deed) => deed.type === type && deed.status === 'processed'));
}

/**
 * The transition that the current deeds require now; null when the status already agrees with them. A draft whose three
 * deeds are read moves to review by itself; a deed that is replaced during review returns it to draft.
 */
export function dueTransition(
  status: WaqfStatus,
  current: readonly CurrentDeed[],
): 'move-to-review' | 'return-to-draft' | null {
  const name = allDeedsRead(current) ? 'move-to-review' : 'return-to-draft';
  return waqfStates.transition(name).from.includes(status) ? name : null;
}
