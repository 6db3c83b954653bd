import type { Pdfium } from './pdfium.js';

/** A page as it is shown, in a size that is enough to see whether something is drawn at a place. */
export interface Drawing {
  width: number;
  height: number;
  /** Blue, green and red of each pixel. */
  channels: Uint8Array;
}

const bgrFormat = 2;
export const perPixel = 3;
const white = 0xffffffff;
/** Pixels of a drawing: A4 at about 110 dpi. */
const mostPixels = 1_100_000;
/** So much finer than a pixel places are computed; the interface gives whole numbers. */
const finer = 1000;

/** Draws an open page without its annotations; null when it has no drawable size. */
export function drawPage(pdfium: Pdfium, page: number): Drawing | null {
  const ratio = pdfium._FPDF_GetPageHeight(page) / pdfium._FPDF_GetPageWidth(page);
  if (!Number.isFinite(ratio) || ratio <= 0.02 || ratio > 50) return null;
  const width = Math.round(Math.sqrt(mostPixels / ratio));
  const height = Math.round(width * ratio);
  const stride = Math.ceil((width * perPixel) / 4) * 4;
  const pointer = pdfium.wasmExports.malloc(stride * height);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgrFormat, pointer, stride);
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const channels = new Uint8Array(width * height * perPixel);
    for (let y = 0; y < height; y += 1)
      channels.set(
        pdfium.HEAPU8.subarray(pointer + y * stride, pointer + y * stride + width * perPixel),
        y * width * perPixel,
      );
    return { width, height, channels };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
    pdfium.wasmExports.free(pointer);
  }
}

/** Draws an open page as if these objects were not on it. */
export function drawWithout(pdfium: Pdfium, page: number, objects: Iterable<number>): Drawing | null {
  const left = [...objects];
  for (const object of left) pdfium._FPDFPageObj_SetIsActive(object, 0);
  try {
    return drawPage(pdfium, page);
  } finally {
    for (const object of left) pdfium._FPDFPageObj_SetIsActive(object, 1);
  }
}

/** The greatest difference between two pixels in one of their channels. */
export function farthest({ channels }: Drawing, at: number, others: ArrayLike<number>, from: number): number {
  let most = 0;
  for (let channel = 0; channel < perPixel; channel += 1) {
    const apart = channels[at + channel]! - others[from + channel]!;
    if (apart > most) most = apart;
    else if (-apart > most) most = -apart;
  }
  return most;
}

/** A place on a drawing, in pixels from its top left. */
export type Pixel = [x: number, y: number];

/** From a place in the page's own coordinates to one on its drawing, whatever the turn and the crop of the page. */
export function placeOnDrawing(
  pdfium: Pdfium,
  page: number,
  { width, height }: Drawing,
): (x: number, y: number) => Pixel {
  const scratch = pdfium.wasmExports.malloc(8);
  const at = (x: number, y: number): Pixel => {
    pdfium._FPDF_PageToDevice(page, 0, 0, width * finer, height * finer, 0, x, y, scratch, scratch + 4);
    const view = new DataView(pdfium.HEAPU8.buffer, scratch, 8);
    return [view.getInt32(0, true) / finer, view.getInt32(4, true) / finer];
  };
  try {
    const [originX, originY] = at(0, 0);
    const [rightX, rightY] = at(100, 0);
    const [upX, upY] = at(0, 100);
    return (x, y) => [
      originX + ((rightX - originX) * x + (upX - originX) * y) / 100,
      originY + ((rightY - originY) * x + (upY - originY) * y) / 100,
    ];
  } finally {
    pdfium.wasmExports.free(scratch);
  }
}

/** A box of whole pixels; `right` and `bottom` are exclusive. */
export interface PixelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box that holds two places, cut at the edges of the drawing. */
export function boxBetween([x1, y1]: Pixel, [x2, y2]: Pixel, { width, height }: Drawing): PixelBox {
  return {
    left: Math.max(0, Math.floor(Math.min(x1, x2))),
    right: Math.min(width, Math.ceil(Math.max(x1, x2))),
    top: Math.max(0, Math.floor(Math.min(y1, y2))),
    bottom: Math.min(height, Math.ceil(Math.max(y1, y2))),
  };
}
