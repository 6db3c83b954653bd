import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** Cursor of beneficiaries: by time of creation, then id. */
export const beneficiaryCursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
export type BeneficiaryPlace = PlaceIn<typeof beneficiaryCursor>;
