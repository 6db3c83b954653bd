import { readFile } from 'node:fs/promises';
import { uprightPicture } from './pages/upright-picture.js';
import { type JpegPicture, pdfOfPictures } from './pdf-of-pictures.js';

export type Joining = { outcome: 'joined'; pdf: Uint8Array } | { outcome: 'unreadable'; reason: 'damaged_pdf' };

/** A little more than a photo is recognised in (A4 at 240 dpi): twelve pages stay within what one file may take. */
const mostPixels = 5_500_000;
const jpegQuality = 82;

/** Pictures as the pages of one PDF, each upright as its camera meant it. Runs in the reader's child process. */
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
