import { cursorPart, ListCursor, type PlaceIn } from '../../platform/index.js';

/** By moment, then id. */
export const beneficiaryCursor = new ListCursor({ createdAt: cursorPart.instant, id: cursorPart.id });
export type BeneficiaryPlace = PlaceIn<typeof beneficiaryCursor>;
