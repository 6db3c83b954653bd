import type { Pdfium } from '../files/pdfium.js';
import { maximumObjects } from './page-characters.js';

const pathObject = 2;
const imageObject = 3;
/** Object types of pictures, shadings and forms; forms may contain pictures. */
const pictureObjects = [imageObject, 4, 5];
/** A picture that covers a smaller share of the page is a stamp or an emblem. */
const smallestPicture = 0.2;

/** What a page holds besides text. */
export interface PagePictures {
  /** The share of the page that pictures, shadings and forms cover, each counted by itself. */
  anything: number;
  /** The same for pictures alone. */
  images: number;
  /** How many shapes are drawn. */
  outlines: number;
}

export function picturesOf(pdfium: Pdfium, page: number): PagePictures {
  const pictures = { anything: 0, images: 0, outlines: 0 };
  for (const { object, type } of objectsOf(pdfium, page)) {
    if (type === pathObject) pictures.outlines += 1;
    if (!pictureObjects.includes(type)) continue;
    const share = coveredBy(pdfium, object) / areaOf(pdfium, page);
    pictures.anything += share;
    if (type === imageObject) pictures.images += share;
  }
  return pictures;
}

/**
 * The resolution (pixels per point) of the sharpest picture that covers a good part of the page; 0 when there is none,
 * or when it is inside a form.
 */
export function pixelsPerPoint(pdfium: Pdfium, page: number): number {
  const scratch = pdfium.wasmExports.malloc(8);
  let sharpest = 0;
  for (const { object, type } of objectsOf(pdfium, page)) {
    if (type !== imageObject) continue;
    const covered = coveredBy(pdfium, object);
    if (!(covered > areaOf(pdfium, page) * smallestPicture)) continue;
    if (!pdfium._FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)) continue;
    const size = new DataView(pdfium.HEAPU8.buffer);
    const pixels = size.getUint32(scratch, true) * size.getUint32(scratch + 4, true);
    sharpest = Math.max(sharpest, Math.sqrt(pixels / covered));
  }
  pdfium.wasmExports.free(scratch);
  return sharpest;
}

function* objectsOf(pdfium: Pdfium, page: number): Generator<{ object: number; type: number }> {
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), maximumObjects);
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (object) yield { object, type: pdfium._FPDFPageObj_GetType(object) };
  }
}

const areaOf = (pdfium: Pdfium, page: number): number =>
  pdfium._FPDF_GetPageWidth(page) * pdfium._FPDF_GetPageHeight(page);

/** The area of an object's bounds in square points; 0 when they are not known. */
function coveredBy(pdfium: Pdfium, object: number): number {
  const scratch = pdfium.wasmExports.malloc(16);
  const known = pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const view = new DataView(pdfium.HEAPU8.buffer);
  const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true));
  pdfium.wasmExports.free(scratch);
  return known ? (right! - left!) * (top! - bottom!) : 0;
}
