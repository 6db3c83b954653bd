import type { Pdfium } from '../files/pdfium.js';

/**
 * The box of a text object, in points from the page's top left. Many PDF writers make one object of each glyph, blanks
 * included.
 */
export interface Shape {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A ruled line of a table: thin and straight. */
export interface Rule {
  direction: 'vertical' | 'horizontal';
  at: number;
  from: number;
  to: number;
}

const textObject = 1;
const maximumObjects = 20_000;

/** The boxes of all text objects of a page, including those without a letter. */
export function readShapes(pdfium: Pdfium, page: number, height: number): Shape[] {
  const scratch = pdfium.wasmExports.malloc(16);
  const shapes: Shape[] = [];
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), maximumObjects);
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (!object || pdfium._FPDFPageObj_GetType(object) !== textObject) continue;
    if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const view = new DataView(pdfium.HEAPU8.buffer);
    const edge = (offset: number): number => view.getFloat32(scratch + offset, true);
    shapes.push({ left: edge(0), right: edge(8), top: height - edge(12), bottom: height - edge(4) });
  }
  pdfium.wasmExports.free(scratch);
  return shapes;
}
