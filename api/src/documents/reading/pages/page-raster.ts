import { pixelsPerPoint } from '../page-characters.js';
import { type PdfDocument, PdfOpenError, withPage } from '../pdfium.js';
import { newRaster, type Raster } from './raster.js';
import { uprightPicture } from './upright-picture.js';

/**
 * Pixels of a picture that are looked at, at most: A4 at 290 dpi. Larger ones are made smaller while they are decoded.
 */
const mostPixels = 8_000_000;
/**
 * Pixels of a page as it is recognised: A4 at about 185 dpi, where letters of 10 points are 25 pixels high. More cost
 * time and read no better.
 */
export const workingPixels = 3_300_000;
/** The same for a photo, which its lens and its flattening blur: A4 at about 220 dpi. */
export const photoPixels = 4_600_000;

/** Standard deviation in pixels of what is smoothed: the grain of a copy, not the strokes of its letters. */
const grain = 0.7;

/** Blue, green and red, a byte each. */
const bgrFormat = 2;
const channels = 3;
/** A page is not drawn smaller, or it would be refused for its size. */
const fewestPixels = 500_000;
const white = 0xffffffff;
const withAnnotations = 0x01;

/**
 * A picture upright as its camera meant it (EXIF), in gray; coloured ink becomes light, which thins stamps over the
 * text. @throws PdfOpenError when it is damaged
 */
export async function rasterOfPicture(bytes: Uint8Array): Promise<Raster> {
  try {
    const picture = await uprightPicture(bytes, mostPixels);
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: grayOf(data, info.channels) };
  } catch {
    throw new PdfOpenError('damaged_pdf');
  }
}

/**
 * A page of a PDF in gray, in the resolution of its own picture and at most as it is recognised.
 * @throws PdfOpenError when the page is damaged
 */
export function rasterOfPdfPage(document: PdfDocument, number: number): Promise<Raster> {
  const { pdfium } = document;
  return withPage(document, number, (page) => {
    const ratio = pdfium._FPDF_GetPageHeight(page) / pdfium._FPDF_GetPageWidth(page);
    if (!Number.isFinite(ratio) || ratio <= 0.02 || ratio > 50) throw new PdfOpenError('damaged_pdf');
    const sharpest = pixelsPerPoint(pdfium, page) * pdfium._FPDF_GetPageWidth(page);
    const [least, most] = [fewestPixels, photoPixels].map((pixels) => Math.round(Math.sqrt(pixels / ratio))) as [
      number,
      number,
    ];
    const width = sharpest > 0 ? Math.max(least, Math.min(most, Math.round(sharpest))) : most;
    const height = Math.round(width * ratio);
    const stride = Math.ceil((width * channels) / 4) * 4;
    const pointer = pdfium.wasmExports.malloc(stride * height);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bgrFormat, pointer, stride);
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
      const raster = newRaster(width, height);
      for (let y = 0; y < height; y += 1)
        raster.pixels.set(
          grayOf(pdfium.HEAPU8.subarray(pointer + y * stride, pointer + y * stride + width * channels), channels),
          y * width,
        );
      return raster;
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
      pdfium.wasmExports.free(pointer);
    }
  });
}

/** The picture in another size. */
export async function resized({ width, height, pixels }: Raster, factor: number): Promise<Raster> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(width * factor), height: Math.round(height * factor), fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
}

/** The picture with its grain smoothed. */
export async function smoothed({ width, height, pixels }: Raster): Promise<Raster> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(grain)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
}

/** A gray picture as a file that the recogniser takes without decoding (PGM). */
export function pgmOf({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/**
 * Channels that differ by less are gray under warm light or beside a black stroke in a JPEG; from twice as much it is
 * coloured ink.
 */
const palest = 40;

/**
 * Gray of red, green and blue (or blue, green and red: their weights are alike), and coloured ink as light as its
 * lightest channel.
 */
function grayOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels < 3) return firstChannel(data, channels);
  const pixels = new Uint8Array(data.length / channels);
  for (let index = 0, at = 0; index < pixels.length; index += 1, at += channels) {
    const [first, green, last] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const most = first > green ? (first > last ? first : last) : green > last ? green : last;
    const least = first < green ? (first < last ? first : last) : green < last ? green : last;
    const gray = (first + 2 * green + last) >> 2;
    const colour = most - least - palest;
    pixels[index] = colour <= 0 ? gray : colour >= palest ? most : gray + ((most - gray) * colour) / palest;
  }
  return pixels;
}

function firstChannel(data: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data.buffer, data.byteOffset, data.length);
  const pixels = new Uint8Array(data.length / channels);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * channels]!;
  return pixels;
}
