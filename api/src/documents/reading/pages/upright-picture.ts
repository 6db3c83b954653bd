import type { Sharp } from 'sharp';
import { maximumPixels } from '../files/render-page.js';

/**
 * A picture turned upright by its EXIF orientation, in RGB on white; shrunk while it is decoded when it has more than
 * `mostPixels`.
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
