import type { Box, DeedField } from '@waqf/contracts/documents';

/** A box on the page, in CSS percent. */
export interface PercentBox {
  left: string;
  top: string;
  width: string;
  height: string;
}

const percent = (fraction: number) => `${(Math.min(1, Math.max(0, fraction)) * 100).toFixed(3)}%`;

/** Boxes are fractions of the page from its physical top left corner, in either direction of writing. */
export function percentBox(box: Box): PercentBox {
  return { left: percent(box.x), top: percent(box.y), width: percent(box.width), height: percent(box.height) };
}

/**
 * Where to scroll so that a box is in the middle of the viewport over the page.
 * @param page size of the drawn page in CSS pixels, @param view size of the viewport
 * @returns physical scroll offsets, never negative nor past the page's end
 */
export function scrollToBox(
  box: Box,
  page: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const centre = (start: number, length: number, pageSize: number, viewSize: number) =>
    Math.round(Math.min(Math.max((start + length / 2) * pageSize - viewSize / 2, 0), Math.max(pageSize - viewSize, 0)));
  return {
    left: centre(box.x, box.width, page.width, view.width),
    top: centre(box.y, box.height, page.height, view.height),
  };
}

/** A larger zoom would hide the words around a field. */
const nearest = 2;

/**
 * Zoom at which a box fills most of the viewport's width, between 1 and 2 in quarter steps.
 * @param base rendered width of the page at zoom 1, in CSS pixels
 */
export function zoomForBox(box: Box, base: number, viewWidth: number): number {
  const wanted = (viewWidth * 0.8) / Math.max(box.width * base, 1);
  return Math.min(nearest, Math.max(1, Math.floor(wanted * 4) / 4));
}

interface PlacedField {
  /** Its number in the list, from 1. */
  number: number;
  field: DeedField;
  box: Box;
}

/** The fields with a place on the page, each with its number in the list (from 1). */
export function placedFields(fields: readonly DeedField[], page: number): PlacedField[] {
  return fields.flatMap((field, index) =>
    field.box !== null && field.page === page ? [{ number: index + 1, field, box: field.box }] : [],
  );
}

/**
 * The smallest vertical distance between two numbers, in fractions of the page's height; a number is smaller than this.
 */
export const minNumberDistance = 0.034;

/**
 * The places of the numbers beside the page: at the middle of their fields, or further down when that place is taken,
 * but never below the page. More numbers than fit get less room each.
 * @returns the middle of each number, in fractions of the page's height, in the order given
 */
export function placeNumbers(placed: readonly PlacedField[]): number[] {
  const middle = ({ box }: PlacedField) => box.y + box.height / 2;
  const places = new Map<PlacedField, number>();
  const step = Math.min(minNumberDistance, 1 / Math.max(placed.length, 1));
  const downwards = [...placed].sort((first, second) => middle(first) - middle(second));
  let least = step / 2;
  for (const one of downwards) {
    const place = Math.max(middle(one), least);
    places.set(one, place);
    least = place + step;
  }
  let most = 1 - step / 2;
  for (const one of downwards.toReversed()) {
    const place = Math.min(places.get(one) ?? 0, most);
    places.set(one, place);
    most = place - step;
  }
  return placed.map((one) => places.get(one) ?? 0);
}

/** The position of a number relative to the button of its field: beside the page's right edge, at `place`. */
export function numberStyle(box: Box, place: number): { left: string; top: string } {
  const share = (part: number, whole: number) => `${((part / Math.max(whole, 0.001)) * 100).toFixed(2)}%`;
  return { left: share(1 - box.x, box.width), top: share(place - box.y, box.height) };
}

/** A part cut out of a page, in CSS values. */
export interface Crop {
  /** All of the available width, but at least what its words need to be readable. */
  width: string;
  /** Width divided by height. */
  ratio: number;
  /** The image of the whole page, positioned so that the cut-out shows the wanted part. */
  picture: { width: string; left: string; top: string };
  /** The field within the cut-out, in fractions of the cut-out. */
  mark: Box;
}

/** A4 in points, used when a page has no size. */
const a4 = { width: 595, height: 842 };
/**
 * The smallest width of a cut-out, in fractions of the page's width, so that the words around a short field are
 * visible.
 */
const leastWidth = 0.3;
/** The smallest scale, in pixels per A4 point: a whole line still fits in 330 px. */
const leastPixelsPerPoint = 0.6;
const marginAcross = 0.03;
const marginDown = 0.016;

/** The part of a page around a box, with some of its surroundings, for a space of about 300 to 500 px. */
export function cropOf(box: Box, size: { width: number; height: number } | undefined): Crop {
  const page = size && size.width > 0 && size.height > 0 ? size : a4;
  const across = part(box.x, box.width, Math.max(leastWidth, box.width + 2 * marginAcross));
  const down = part(box.y, box.height, box.height + 2 * marginDown);
  const percentOf = (value: number) => `${(value * 100).toFixed(3)}%`;
  return {
    width: `max(100%, ${Math.round(across.length * a4.width * leastPixelsPerPoint)}px)`,
    ratio: (across.length * page.width) / (down.length * page.height),
    picture: {
      width: percentOf(1 / across.length),
      left: percentOf(-across.start / across.length),
      top: percentOf(-down.start / down.length),
    },
    mark: {
      x: (box.x - across.start) / across.length,
      y: (box.y - down.start) / down.length,
      width: box.width / across.length,
      height: box.height / down.length,
    },
  };
}

/** A stretch of length `wanted` centred on a shorter one and moved to lie within the page (all in fractions). */
function part(start: number, length: number, wanted: number): { start: number; length: number } {
  const kept = Math.min(1, wanted);
  return { start: Math.min(Math.max(start + length / 2 - kept / 2, 0), 1 - kept), length: kept };
}

/**
 * Zoom at which the whole page fits in its viewport, at most 1.
 * @param page its rendered height at zoom 1, @param view inner height of the viewport, both in CSS pixels
 */
export function zoomForPage(page: number, view: number): number {
  return page > 0 && view > 0 ? Math.min(1, Math.max(smallestZoom, Math.floor((view / page) * 20) / 20)) : 1;
}

/** Text is not readable at a smaller zoom. */
export const smallestZoom = 0.25;
