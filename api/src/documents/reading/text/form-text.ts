import { type Drawing, drawWithout, farthest, perPixel } from '../files/draw-page.js';
import type { Pdfium } from '../files/pdfium.js';
import type { Glyph } from './page-glyphs.js';

/** How much, of 255, a pixel must change to be seen as another. */
export const leastChange = 20;
/** Pixels that change for each letter of a text that is plainly seen, and at least of one that is seen at all. */
const plainly = 8;
const atAll = 1;
/** The most drawings of one page for this question; what is still in doubt after them counts as seen. */
const mostDrawings = 40;

/**
 * The objects of these glyphs that lie in forms and are seen after all. PDFium gives wrong boxes for the letters of a
 * form that is turned (a stamp), so the page is drawn without them: first all, then halves of those that matter.
 * @param bare the page without any text
 */
export function shownInForms(
  pdfium: Pdfium,
  page: number,
  { shown, bare }: { shown: Drawing; bare: Drawing },
  glyphs: readonly Glyph[],
): ReadonlySet<number> {
  const letters = new Map<number, number>();
  for (const { object, blank } of glyphs) if (!blank) letters.set(object, (letters.get(object) ?? 0) + 1);
  for (let index = pdfium._FPDFPage_CountObjects(page) - 1; index >= 0 && letters.size > 0; index -= 1)
    letters.delete(pdfium._FPDFPage_GetObject(page, index));
  const seen = new Set<number>();
  const groups = letters.size > 0 ? [[...letters.keys()]] : [];
  for (let drawings = 0; groups.length > 0; drawings += 1) {
    const group = groups.pop()!;
    const count = group.reduce((sum, object) => sum + letters.get(object)!, 0);
    const without = drawings < mostDrawings ? drawWithout(pdfium, page, group) : null;
    const changed = without ? inkAdded(bare, without, shown, count * plainly) : Infinity;
    if (changed < count * atAll) continue;
    if (group.length === 1 || changed >= count * plainly) for (const object of group) seen.add(object);
    else groups.push(group.slice(0, group.length >> 1), group.slice(group.length >> 1));
  }
  return seen;
}

/** How many pixels differ more from the bare page after something was drawn, counted up to `most`. */
function inkAdded(bare: Drawing, before: Drawing, after: Drawing, most: number): number {
  let ink = 0;
  for (let at = 0; at < after.channels.length && ink < most; at += perPixel)
    if (farthest(after, at, bare.channels, at) - farthest(before, at, bare.channels, at) >= leastChange) ink += 1;
  return ink;
}
