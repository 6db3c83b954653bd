import { boxBetween, type Drawing, drawWithout, farthest, perPixel, placeOnDrawing } from '../files/draw-page.js';
import type { Pdfium } from '../files/pdfium.js';
import { leastChange, shownInForms } from './form-text.js';
import type { Glyph } from './page-glyphs.js';

/** How the glyphs of an object are painted. */
interface Paint {
  invisible: boolean;
  /** Blue, green and red; undefined when it is a pattern or an outline. */
  color?: [number, number, number];
}

/** How much of a glyph is seen: as much as one expects, hardly anything, or nothing. */
type Sight = 'seen' | 'faint' | 'unseen';

/** Text render modes: filled, and those that draw anything. */
const filled = 0;
const painting = new Set([0, 1, 2, 4, 5, 6]);
/** Text of less opacity (of 255) is not seen. */
const leastOpacity = 12;
/** The share of a glyph's box that must change when it is drawn; a stroke covers a fifth of it or more. */
const leastShare = 0.05;
/** So many faint glyphs in a row are hidden; fewer are the error of their boxes, or of small letters. */
const shortestRow = 4;
/** Letters of fewer points are dust; the smallest print of a deed has five. */
const smallest = 1.5;

/**
 * Which glyphs of an open page nobody sees: drawn without paint, in the colour of what is behind them, under a picture
 * or a box, as dust, or beside the page. What a deed shows counts, not what its file says besides: a recognised layer
 * over a scan, or a text that somebody added. Compares the page with and without its text.
 * @param shown the page as it is
 */
export function hiddenGlyphs(pdfium: Pdfium, page: number, shown: Drawing, glyphs: readonly Glyph[]): boolean[] {
  const objects = [...new Set(glyphs.map(({ object }) => object))].filter((object) => object !== 0);
  const bare = objects.length > 0 && drawWithout(pdfium, page, objects);
  if (!bare) return glyphs.map(() => false);
  const paints = new Map(objects.map((object) => [object, paintOf(pdfium, object)]));
  const place = placeOnDrawing(pdfium, page, shown);
  const sights = glyphs.map((glyph): Sight | undefined => {
    const paint = paints.get(glyph.object);
    if (glyph.blank || !paint) return undefined;
    if (paint.invisible || glyph.size < smallest) return 'unseen';
    return sightIn(boxBetween(place(glyph.left, glyph.bottom), place(glyph.right, glyph.top), shown), paint);
  });

  function sightIn({ left, right, top, bottom }: ReturnType<typeof boxBetween>, { color }: Paint): Sight {
    let changed = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1)
        if (comesNearer(shown, bare as Drawing, (y * shown.width + x) * perPixel, color)) changed += 1;
    if (changed === 0) return 'unseen';
    return changed < leastShare * (right - left) * (bottom - top) ? 'faint' : 'seen';
  }

  const hidden = inRows(glyphs, sights);
  const doubtful = glyphs.filter((_, at) => hidden[at]);
  const seenInForms = shownInForms(pdfium, page, { shown, bare }, doubtful);
  return hidden.map((one, at) => one && !seenInForms.has(glyphs[at]!.object));
}

function paintOf(pdfium: Pdfium, object: number): Paint {
  const mode = pdfium._FPDFTextObj_GetTextRenderMode(object);
  const scratch = pdfium.wasmExports.malloc(16);
  try {
    const known = pdfium._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const view = new DataView(pdfium.HEAPU8.buffer, scratch, 16);
    const [red, green, blue, alpha] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
    const invisible = !painting.has(mode) || (mode === filled && known !== 0 && alpha! < leastOpacity);
    return { invisible, ...(mode === filled && known ? { color: [blue!, green!, red!] } : {}) };
  } finally {
    pdfium.wasmExports.free(scratch);
  }
}

/** Whether drawing the text brings a pixel nearer to the colour of the glyph, or changes it when that is not known. */
function comesNearer(shown: Drawing, bare: Drawing, at: number, color: Paint['color']): boolean {
  if (!color) return farthest(shown, at, bare.channels, at) >= leastChange;
  return farthest(bare, at, color, 0) - farthest(shown, at, color, 0) >= leastChange;
}

/** The hidden glyphs: those unseen, and those faint in a row of at least `shortestRow`. A blank goes with its row. */
function inRows(glyphs: readonly Glyph[], sights: (Sight | undefined)[]): boolean[] {
  const hidden = sights.map((sight) => sight === 'unseen');
  let row: number[] = [];
  const end = (): void => {
    if (row.filter((at) => !glyphs[at]!.blank).length >= shortestRow) for (const at of row) hidden[at] = true;
    row = [];
  };
  sights.forEach((sight, at) => {
    if (sight === 'seen') end();
    else row.push(at);
  });
  end();
  return hidden;
}
