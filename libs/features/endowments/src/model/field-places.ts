import type { Box, DeedField } from '@waqf/contracts/documents';

/** A box of the page in CSS percent. */
export interface PercentBox {
  left: string;
  top: string;
  width: string;
  height: string;
}

const percent = (fraction: number) => `${(Math.min(1, Math.max(0, fraction)) * 100).toFixed(3)}%`;

/** Boxes are fractions of the page from its physical top left, in every direction of writing. */
export function percentBox(box: Box): PercentBox {
  return { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) };
}

/**
 * Where to scroll so that a box stands in the middle of the window over the page.
 * @param page size of the drawn page in CSS pixels, @param view size of the window over it
 * @returns physical scroll offsets, never negative nor past the page's end
 */
export function scrollToBox(box: Box, page: { width: number; height: number }, view: { width: number; height: number }): { left: number; top: number } {
  const centre = (start: number, length: number, pageSize: number, viewSize: number) =>
    Math.round(Math.min(Math.max((start + length / 2) * pageSize - viewSize / 2, 0), Math.max(pageSize - viewSize, 0)));
  return { left: centre(box.x, box.width, page.width, view.width), top: centre(box.y, box.height, page.height, view.height) };
}

/** Nearer than this the words around a field are lost. */
const nearest = 2;

/**
 * Zoom at which a box fills most of the window's width, between 1 and 2 in quarter steps.
 * @param base drawn width of the page at zoom 1, in CSS pixels
 */
export function zoomForBox(box: Box, base: number, viewWidth: number): number {
  const wanted = (viewWidth * 0.8) / Math.max(box.width * base, 1);
  return Math.min(nearest, Math.max(1, Math.floor(wanted * 4) / 4));
}

/** Fields with a place on the page, each with its number in the list (from 1). */
export function placedFields(fields: readonly DeedField[], page: number): { number: number; field: DeedField; box: Box }[] {
  return fields.flatMap((field, index) => (field.box !== null && field.page === page ? [{ number: index + 1, field, box: field.box }] : []));
}
