import type { Sharp } from 'sharp';
import { maximumPixels } from '../render-page.js';

/**
 * A picture upright as its camera meant it (EXIF), in red, green and blue on white, made smaller while it is decoded
 * where it has more pixels.
 * @throws Error when it is damaged
 */
export async function uprightPicture(bytes: Uint8Array, mostPixels: number): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' });
  const { width, height, autoOrient } = await picture.metadata();
  const factor = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return picture
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.max(1, Math.round(autoOrient.width * factor)) })
    .toColourspace('srgb');
}
