import { type PdfDocument, PdfOpenError, withPage } from '../pdfium.js';
import { maximumPixels } from '../render-page.js';
import { newRaster, type Raster } from './raster.js';

/** Pixels of a picture that are looked at, at most: A4 at 290 dpi. Larger ones are made smaller while they are decoded. */
const mostPixels = 8_000_000;
/** Pixels of a page as it is recognised: A4 at about 220 dpi, where letters of 10 points are 30 pixels high. */
export const workingPixels = 4_600_000;

const grayFormat = 1;
const white = 0xffffffff;
const withAnnotations = 0x01;

/** A picture upright as its camera meant it (EXIF), in gray. @throws PdfOpenError when it is damaged */
export async function rasterOfPicture(bytes: Uint8Array): Promise<Raster> {
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' });
    const { width, height, autoOrient } = await picture.metadata();
    const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
    const { data, info } = await picture.autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: Math.max(1, Math.round(autoOrient.width * factor)) })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
  } catch {
    throw new PdfOpenError('damaged_pdf');
  }
}

/** A page of a PDF in gray, at the size at which it is recognised. @throws PdfOpenError when the page is damaged */
export function rasterOfPdfPage(document: PdfDocument, number: number): Promise<Raster> {
  const { pdfium } = document;
  return withPage(document, number, (page) => {
    const ratio = pdfium._FPDF_GetPageHeight(page) / pdfium._FPDF_GetPageWidth(page);
    if (!Number.isFinite(ratio) || ratio <= 0.02 || ratio > 50) throw new PdfOpenError('damaged_pdf');
    const width = Math.round(Math.sqrt(workingPixels / ratio));
    const height = Math.round(width * ratio);
    const stride = Math.ceil(width / 4) * 4;
    const pointer = pdfium.wasmExports.malloc(stride * height);
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, grayFormat, pointer, stride);
    try {
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
      const raster = newRaster(width, height);
      for (let y = 0; y < height; y += 1) raster.pixels.set(pdfium.HEAPU8.subarray(pointer + y * stride, pointer + y * stride + width), y * width);
      return raster;
    } finally {
      pdfium._FPDFBitmap_Destroy(bitmap);
      pdfium.wasmExports.free(pointer);
    }
  });
}

/** The picture in another size; made larger by a cubic, which keeps strokes sharper than a straight line between pixels. */
export async function resized({ width, height, pixels }: Raster, factor: number): Promise<Raster> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.round(width * factor), height: Math.round(height * factor), fit: 'fill', kernel: factor > 1 ? 'cubic' : 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: firstChannel(data, info.channels) };
}

/** PNG of a gray picture, as the recogniser takes it; hardly compressed, since nobody keeps it. */
export async function pngOf({ width, height, pixels }: Raster): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width, height, channels: 1 } }).png({ compressionLevel: 1 }).toBuffer();
}

function firstChannel(data: Buffer, channels: number): Uint8Array {
  if (channels === 1) return new Uint8Array(data.buffer, data.byteOffset, data.length);
  const pixels = new Uint8Array(data.length / channels);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = data[index * channels]!;
  return pixels;
}
