import { pixelsPerPoint } from '../text/page-pictures.js';
import { type PdfDocument, PdfOpenError, withPage } from '../files/pdfium.js';
import { newRaster, type Raster } from './raster.js';
import { uprightPicture } from './upright-picture.js';

/**
 * The most pixels of a picture that are processed: A4 at 290 dpi. A larger picture is shrunk while it is decoded.
 */
const mostPixels = 8_000_000;
/**
 * Pixels of a page when it is recognised: A4 at about 185 dpi, where letters of 10 points are 25 pixels high. More
 * pixels take longer and give no better result.
 */
export const workingPixels = 3_300_000;
/** The same for a photo, which is blurred by the lens and by flattening: A4 at about 220 dpi. */
export const photoPixels = 4_600_000;

/** Standard deviation of the blur in pixels: it smooths the grain of a copy, not the strokes of its letters. */
const grain = 0.7;

/** PDFium's bitmap format with blue, green and red, one byte each. */
const bgrFormat = 2;
const channels = 3;
/** A page is not rendered with fewer pixels, or it would be refused as too small. */
const fewestPixels = 500_000;
const white = 0xffffffff;
const withAnnotations = 0x01;

/**
 * A picture in gray, turned upright by its EXIF orientation; coloured ink becomes light, which thins stamps over the
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
 * A page of a PDF in gray, in the resolution of its embedded picture, limited to `photoPixels`.
 * @param fewest the least number of pixels: more than its picture has, when the page also has text of its own
 * @throws PdfOpenError when the page is damaged
 */
export function rasterOfPdfPage(document: PdfDocument, number: number, fewest = fewestPixels): Promise<Raster> {
  const { pdfium } = document;
  return withPage(document, number, (page) => {
    const ratio = pdfium._FPDF_GetPageHeight(page) / pdfium._FPDF_GetPageWidth(page);
    if (!Number.isFinite(ratio) || ratio <= 0.02 || ratio > 50) throw new PdfOpenError('damaged_pdf');
    const sharpest = pixelsPerPoint(pdfium, page) * pdfium._FPDF_GetPageWidth(page);
    const [least, most] = [fewest, photoPixels].map((pixels) => Math.round(Math.sqrt(pixels / ratio))) as [
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

/** A gray picture as a PGM file, which the recogniser accepts without decoding. */
export function pgmOf({ width, height, pixels }: Raster): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
}

/**
 * Channels that differ by less than this are gray (warm light, or the rim of a black stroke in a JPEG); from twice
 * this value on, the pixel is coloured ink.
 */
const palest = 40;

/**
 * The gray of each pixel; coloured ink becomes as light as its lightest channel. RGB and BGR give the same result,
 * because red and blue have the same weight.
 */
function grayOf(data: Uint8Array, channels: number): Uint8Array {
  if (channels < 3) return firstChannel(data, channels);
  const pixels = new Uint8Array(data.length / channels);
  for (let index = 0, at = 0; index < pixels.length; index += 1, at += channels) {
    const first = data[at]!;
    const green = data[at + 1]!;
    const last = data[at + 2]!;
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
