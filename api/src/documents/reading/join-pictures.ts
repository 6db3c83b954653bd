import { readFile } from 'node:fs/promises';
import { type JpegPicture, pdfOfPictures } from './pdf-of-pictures.js';
import { maximumPixels } from './render-page.js';

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
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' });
  const { width, height, autoOrient } = await picture.metadata();
  const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.max(1, Math.round(autoOrient.width * factor)) })
    .toColourspace('srgb')
    .jpeg({ quality: jpegQuality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
