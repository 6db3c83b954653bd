import { readFile } from 'node:fs/promises';
import { uprightPicture } from '../pages/upright-picture.js';
import { type JpegPicture, pdfOfPictures } from './pdf-of-pictures.js';

export type Joining = { outcome: 'joined'; pdf: Uint8Array } | { outcome: 'unreadable'; reason: 'damaged_pdf' };

/**
 * The most pixels of a picture: a little more than the reader uses for a photo (A4 at 240 dpi). Twelve such pages stay
 * within the size limit of a file.
 */
const mostPixels = 5_500_000;
const jpegQuality = 82;

/** Joins pictures into one PDF, each page upright as its camera recorded it. Runs in the reader's child process. */
export async function joinPictures(paths: readonly string[]): Promise<Joining> {
  try {
    const pictures: JpegPicture[] = [];
    for (const path of paths) pictures.push(await asJpeg(await readFile(path)));
    return { outcome: 'joined', pdf: pdfOfPictures(pictures) };
  } catch {
    return { outcome: 'unreadable', reason: 'damaged_pdf' };
  }
}

async function asJpeg(bytes: Uint8Array): Promise<JpegPicture> {
  const picture = await uprightPicture(bytes, mostPixels);
  const { data, info } = await picture.jpeg({ quality: jpegQuality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
