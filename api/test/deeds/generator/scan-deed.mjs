import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { seeded, seedOf } from './random.mjs';
import { warp } from './warp.mjs';

/**
 * Makes a scan or a photo of a deed from its PDF. Deterministic: the same name and kind give the same pixels.
 * - good: an office scanner, about 200 dpi, skew to 1.2 degrees, light noise
 * - bad: an old copier, 115 to 150 dpi, skew to 3.5 degrees, blur, low contrast, noise, strong JPEG
 * - photo: a sheet on a table, perspective, a shadow, warm light, slight blur
 * Other conditions of paper, to find faults; no accuracy is specified for these:
 * - sideways, upside-down: a good scan of a sheet that was fed the wrong way
 * - crooked: a good scan, turned by 4 to 8 degrees
 * - copier: dark bands along edges of the sheet, 150 dpi
 * - faint: a nearly empty toner
 * - stamped: a blue stamp over the text, in colour
 */
export const scanKinds = ['good', 'bad', 'photo', 'sideways', 'upside-down', 'crooked', 'copier', 'faint', 'stamped'];
const resolutions = {
  good: [180, 200, 220],
  bad: [115, 130, 150],
  photo: [170, 200, 230],
  sideways: [180, 200, 220],
  'upside-down': [180, 200, 220],
  crooked: [180, 200, 220],
  copier: [150],
  faint: [150, 180, 200],
  stamped: [180, 200, 220],
};

/** @returns {Promise<Buffer[]>} one JPEG per page */
async function scanDeed(pdf, kind, name) {
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
      pages.push(
        await sharp(data, { raw: { width, height, channels: 4 } })
          .removeAlpha()
          .grayscale()
          .raw()
          .toBuffer({ resolveWithObject: true }),
      );
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
    const turned = await turn(
      data,
      info,
      (random.next() < 0.5 ? -1 : 1) * (0.8 + random.next() * 2.7),
      0.5 + random.next() * 0.5,
    );
    const [dark, light] = [60 + random.next() * 30, 195 + random.next() * 25];
    const { width } = turned.info;
    const lean = (random.next() - 0.5) * 30;
    speckle(
      turned.data,
      random,
      7 + random.next() * 5,
      (value, at) => dark + (value / 255) * (light - dark) + lean * ((at % width) / width - 0.5),
    );
    return jpeg(turned, random.whole(34, 50));
  },
  async photo({ data, info }, random) {
    const { width, height } = info;
    const [outWidth, outHeight] = [Math.round(width * 1.14), Math.round(height * 1.12)];
    const jitter = () => random.next() * 0.055;
    const corners = [
      [0.03 + jitter(), 0.025 + jitter()],
      [0.97 - jitter(), 0.025 + jitter()],
      [0.97 - jitter(), 0.975 - jitter()],
      [0.03 + jitter(), 0.975 - jitter()],
    ].map(([x, y]) => [x * outWidth, y * outHeight]);
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
    return sharp(warm, { raw: { width: outWidth, height: outHeight, channels: 3 } })
      .blur(0.5 + random.next() * 0.25)
      .jpeg({ quality: 74 })
      .toBuffer();
  },
  async sideways(page, random) {
    const scan = await degrade.good(page, random);
    return sharp(scan)
      .rotate(random.next() < 0.5 ? 90 : 270)
      .jpeg({ quality: 88 })
      .toBuffer();
  },
  async 'upside-down'(page, random) {
    return sharp(await degrade.good(page, random))
      .rotate(180)
      .jpeg({ quality: 88 })
      .toBuffer();
  },
  async crooked({ data, info }, random) {
    const turned = await turn(data, info, (random.next() < 0.5 ? -1 : 1) * (4 + random.next() * 4));
    speckle(turned.data, random, 3 + random.next() * 3, (value) => 8 + value * 0.93);
    return jpeg(turned, 82);
  },
  async copier({ data, info }, random) {
    const turned = await turn(data, info, (random.next() * 2 - 1) * 2);
    const { width, height } = turned.info;
    const bands = Array.from({ length: 4 }, () => (random.next() < 0.6 ? 0.01 + random.next() * 0.025 : 0));
    const wave = random.next() * 6;
    const dark = 25 + random.next() * 30;
    speckle(turned.data, random, 5, (value, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const swing = Math.sin((x + y) / 180 + wave) * 0.004;
      const inBand =
        x < width * (bands[0] + swing) ||
        x > width * (1 - bands[1] - swing) ||
        y < height * (bands[2] + swing) ||
        y > height * (1 - bands[3] - swing);
      return inBand ? dark : 20 + value * 0.86;
    });
    return jpeg(turned, 65);
  },
  async faint({ data, info }, random) {
    const turned = await turn(data, info, (random.next() * 2 - 1) * 1.5, 0.5);
    const [dark, light] = [140 + random.next() * 25, 225 + random.next() * 15];
    speckle(turned.data, random, 4, (value) => dark + (value / 255) * (light - dark));
    return jpeg(turned, 70);
  },
  async stamped({ data, info }, random) {
    const turned = await turn(data, info, (random.next() * 2 - 1) * 1.2);
    speckle(turned.data, random, 3, (value) => 8 + value * 0.93);
    const { width, height } = turned.info;
    const side = Math.round(width * (0.2 + random.next() * 0.06));
    const ring = (radius, stroke) =>
      `<circle cx="100" cy="100" r="${radius}" fill="none" stroke="#2b3fb0" stroke-width="${stroke}"/>`;
    const star =
      '<path d="M100 62 L111 92 L142 92 L117 111 L126 142 L100 123 L74 142 L83 111 L58 92 L89 92 Z" fill="#2b3fb0"/>';
    const stamp = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${side}" height="` +
        `${side}" opacity="0.85">${ring(92, 7)}${ring(70, 3)}${star}</svg>`,
    );
    // On the upper half of the page, where its text is.
    const [left, top] = [
      Math.round((0.15 + random.next() * 0.6) * (width - side)),
      Math.round((0.14 + random.next() * 0.3) * height),
    ];
    const sheet = sharp(turned.data, { raw: { width, height, channels: 1 } }).toColourspace('srgb');
    return sheet
      .composite([{ input: stamp, left, top, blend: 'multiply' }])
      .jpeg({ quality: 82 })
      .toBuffer();
  },
};

async function turn(data, { width, height }, degrees, blur = 0) {
  const rotated = sharp(data, { raw: { width, height, channels: 1 } }).rotate(degrees, { background: '#ffffff' });
  const image = await rotated.raw().toBuffer({ resolveWithObject: true });
  const grey = sharp(image.data, {
    raw: { width: image.info.width, height: image.info.height, channels: image.info.channels },
  }).grayscale();
  const left = Math.floor((image.info.width - width) / 2);
  const top = Math.floor((image.info.height - height) / 2);
  const cut = grey.extract({ left, top, width, height });
  return (blur > 0 ? cut.blur(blur) : cut).extractChannel(0).raw().toBuffer({ resolveWithObject: true });
}

/** Changes each pixel by `tone` and adds noise of that deviation, in place. */
function speckle(pixels, random, deviation, tone) {
  for (let at = 0; at < pixels.length; at += 1) {
    // The sum of two uniform draws is close enough to normal here; six for each of four million pixels would be slow.
    const noise = (random.next() + random.next() - 1) * deviation * 2.45;
    const value = tone(pixels[at], at) + noise;
    pixels[at] = value < 0 ? 0 : value > 255 ? 255 : value;
  }
}

const jpeg = ({ data, info }, quality) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg({ quality })
    .toBuffer();

/** A PDF whose pages are pictures, as scanners make them. */
async function bindPictures(pictures) {
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
  object(
    2,
    `<< /Type /Pages /Kids [${pictures.map((_, at) => `${3 + at * 3} 0 R`).join(' ')}] /Count ${pictures.length} >>`,
  );
  for (const [at, picture] of pictures.entries()) {
    const { width, height, channels } = await sharp(picture).metadata();
    const number = 3 + at * 3;
    const [across, down] = width > height ? [842, 595] : [595, 842];
    const draw = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${number + 1}` +
        ` 0 R /Resources << /XObject << /P ${number + 2} 0 R >> >> >>`,
    );
    object(number + 1, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    object(
      number + 2,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /` +
        `${channels === 1 ? 'DeviceGray' : 'DeviceRGB'}` +
        ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n`,
      picture,
      '\nendstream',
    );
  }
  const start = length;
  const rows = offsets
    .slice(1)
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('');
  push(
    `xref\n0 ${offsets.length}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${offsets.length}` +
      ` /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
  return Buffer.concat(chunks);
}
