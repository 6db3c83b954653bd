import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { seeded, seedOf } from './random.mjs';
import { warp } from './warp.mjs';

/**
 * What a scanner or a telephone makes of a deed, from its PDF. Deterministic: the same name and kind give the same pixels.
 * - good: an office scanner, about 200 dpi, skew to 1.2 degrees, light noise
 * - bad: an old copier, 115 to 150 dpi, skew to 3.5 degrees, blur, low contrast, noise, strong JPEG
 * - photo: a sheet on a table, perspective, a shadow, warm light, slight blur
 */
export const scanKinds = ['good', 'bad', 'photo'];
const resolutions = { good: [180, 200, 220], bad: [115, 130, 150], photo: [170, 200, 230] };

/** @returns {Promise<Buffer[]>} one JPEG a page */
export async function scanDeed(pdf, kind, name) {
  const random = seeded(seedOf(`${kind}:${name}`));
  const pages = await pagesOf(pdf, random.pick(resolutions[kind]));
  const scans = [];
  for (const page of pages) scans.push(await degrade[kind](page, random));
  return scans;
}

/** A picture of one page stays a JPEG; several pages become a PDF of pictures. */
export async function scanFile(pdf, kind, name) {
  const scans = await scanDeed(pdf, kind, name);
  if (scans.length === 1) return { mime: 'image/jpeg', ending: 'jpg', bytes: scans[0] };
  return { mime: 'application/pdf', ending: 'pdf', bytes: await bindPictures(scans) };
}

let library;

async function pagesOf(pdf, dotsPerInch) {
  library ??= await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pages = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: dotsPerInch / 72, render: 'bitmap' });
      pages.push(await sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha().grayscale().raw().toBuffer({ resolveWithObject: true }));
    }
    return pages;
  } finally {
    document.destroy();
  }
}

const degrade = {
  async good({ data, info }, random) {
    const turned = await turn(data, info, (random.next() * 2 - 1) * 1.2);
    speckle(turned.data, random, 3 + random.next() * 3, (value) => 8 + value * 0.93);
    return jpeg(turned, 82);
  },
  async bad({ data, info }, random) {
    const turned = await turn(data, info, (random.next() < 0.5 ? -1 : 1) * (0.8 + random.next() * 2.7), 0.5 + random.next() * 0.5);
    const [dark, light] = [60 + random.next() * 30, 195 + random.next() * 25];
    const { width } = turned.info;
    const lean = (random.next() - 0.5) * 30;
    speckle(turned.data, random, 7 + random.next() * 5, (value, at) => dark + (value / 255) * (light - dark) + lean * ((at % width) / width - 0.5));
    return jpeg(turned, random.whole(34, 50));
  },
  async photo({ data, info }, random) {
    const { width, height } = info;
    const [outWidth, outHeight] = [Math.round(width * 1.14), Math.round(height * 1.12)];
    const jitter = () => random.next() * 0.055;
    const corners = [[0.03 + jitter(), 0.025 + jitter()], [0.97 - jitter(), 0.025 + jitter()], [0.97 - jitter(), 0.975 - jitter()], [0.03 + jitter(), 0.975 - jitter()]]
      .map(([x, y]) => [x * outWidth, y * outHeight]);
    const table = 70 + random.next() * 70;
    const sheet = warp(data, { width, height }, corners, { width: outWidth, height: outHeight }, table);
    const [shadowX, shadowY, depth] = [random.next(), random.next(), 0.2 + random.next() * 0.25];
    speckle(sheet, random, 3 + random.next() * 3, (value, at) => {
      const [x, y] = [(at % outWidth) / outWidth, Math.floor(at / outWidth) / outHeight];
      const shade = 1 - depth * Math.max(0, 1 - Math.hypot(x - shadowX, y - shadowY) / 0.9);
      return (value * 0.88 + 10) * shade;
    });
    const warm = new Uint8Array(sheet.length * 3);
    const tone = [1, 0.95 + random.next() * 0.03, 0.84 + random.next() * 0.08];
    sheet.forEach((value, at) => tone.forEach((part, channel) => (warm[at * 3 + channel] = value * part)));
    return sharp(warm, { raw: { width: outWidth, height: outHeight, channels: 3 } }).blur(0.5 + random.next() * 0.25).jpeg({ quality: 74 }).toBuffer();
  },
};

async function turn(data, { width, height }, degrees, blur = 0) {
  const rotated = sharp(data, { raw: { width, height, channels: 1 } }).rotate(degrees, { background: '#ffffff' });
  const image = await rotated.raw().toBuffer({ resolveWithObject: true });
  const grey = sharp(image.data, { raw: { width: image.info.width, height: image.info.height, channels: image.info.channels } }).grayscale();
  const left = Math.floor((image.info.width - width) / 2);
  const top = Math.floor((image.info.height - height) / 2);
  const cut = grey.extract({ left, top, width, height });
  return (blur > 0 ? cut.blur(blur) : cut).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
}

/** Changes each pixel by `tone` and adds noise of that deviation, in place. */
function speckle(pixels, random, deviation, tone) {
  for (let at = 0; at < pixels.length; at += 1) {
    // Two draws are near enough to normal here, and six for each of four million pixels are slow.
    const noise = (random.next() + random.next() - 1) * deviation * 2.45;
    const value = tone(pixels[at], at) + noise;
    pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

const jpeg = ({ data, info }, quality) => sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } }).jpeg({ quality }).toBuffer();

/** A PDF whose pages are pictures, as scanners make them. */
export async function bindPictures(pictures) {
  const chunks = [Buffer.from('%PDF-1.4\n')];
  const offsets = [];
  let length = chunks[0].length;
  const push = (...parts) => {
    for (const part of parts) {
      const bytes = Buffer.from(part);
      chunks.push(bytes);
      length += bytes.length;
    }
  };
  const object = (number, ...parts) => {
    offsets[number] = length;
    push(`${number} 0 obj\n`, ...parts, '\nendobj\n');
  };
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Kids [${pictures.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}] /Count ${pictures.length} >>`);
  for (const [at, picture] of pictures.entries()) {
    const { width, height, channels } = await sharp(picture).metadata();
    const number = 3 + at * 3;
    const draw = 'q 595 0 0 842 0 0 cm /P Do Q';
    object(number, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`);
    object(number + 1, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    object(number + 2, `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /${channels === 1 ? 'DeviceGray' : 'DeviceRGB'} /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n`, picture, '\nendstream');
  }
  const start = length;
  const rows = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}
