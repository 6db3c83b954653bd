import { documentTypes, type DocumentStatus, type DocumentType } from '@waqf/contracts/documents';
import type { WaqfStatus } from '@waqf/contracts/endowments';

export interface CurrentDeed {
  type: DocumentType;
  status: DocumentStatus;
}

/** True when each of the three deeds is there and read. Missing fields don't matter here: they only block approval. */
export function allDeedsRead(current: CurrentDeed[]): boolean {
  return documentTypes.every((type) => current.some((deed) => deed.type === type && deed.status === 'processed'));
}

/**
 * The status that follows from the current deeds. An approved waqf stays approved whatever is uploaded.
 * decisions.md, Waqf lifecycle: `draft` → `pending` happens by itself; replacing a deed returns it to `draft`.
 */
export function statusAfter(status: WaqfStatus, current: CurrentDeed[]): WaqfStatus {
  if (status === 'approved') return 'approved';
  return allDeedsRead(current) ? 'pending' : 'draft';
}
