import sharp from 'sharp';
import { evenBackground } from '../../dist/documents/reading/pages/background.js';
import { partingGray } from '../../dist/documents/reading/pages/raster.js';
import { glyphClasses } from '../../dist/documents/reading/digits/classifier.js';
import { componentsOf } from '../../dist/documents/reading/digits/components.js';
import { sampleOf } from '../../dist/documents/reading/digits/glyph-sample.js';
import {
  componentsByBand,
  piecesOf,
  scaleAround,
  shrunk,
  united,
} from '../../dist/documents/reading/digits/line-pieces.js';

/*
 * Degrades a sheet as a scanner, a bad copier or a phone would, and cuts it with the reader's own code, so that the
 * network is trained on realistic input.
 */
const notDigit = glyphClasses.indexOf('x');
const classOf = new Map(glyphClasses.map((text, index) => [text, index]));
for (const comma of '٫٬،') classOf.set(comma, classOf.get(','));
classOf.delete('x');

/** A gray picture of the sheet after random degradation, at the size of the sheet. */
export async function spoilt(sheet, random) {
  const bad = random.next() < 0.5;
  const { width, height } = await sharp(sheet.png).metadata();
  const zoom = bad ? random.between(0.42, 0.7) : random.between(0.7, 1);
  const paper = random.between(190, 252);
  const ink = random.between(0, bad ? 110 : 60);
  // A skewed sheet is rotated twice: by the scanner, and back by the reader.
  const skew = random.between(-1, 1) * (bad ? 3.5 : 1.2);
  const turned = await sharp(sheet.png)
    .grayscale()
    .rotate(skew, { background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = await sharp(turned.data, { raw: turned.info })
    .grayscale()
    .resize({ width: Math.round(turned.info.width * zoom) })
    .blur(random.between(0.3, bad ? 1 : 1.1))
    // Copiers fade thin strokes.
    .gamma(1 + random.next() * (bad ? 1.2 : 0.6))
    .linear((paper - ink) / 255, ink)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const noise = bad ? random.between(4, 14) : random.between(0, 9);
  const grain = Float32Array.from({ length: 9973 }, () => random.normal() * noise);
  let at = random.whole(0, 9972);
  const pixels = Uint8Array.from(small.data, (value) => {
    // A prime length and random jumps avoid a noise pattern that could be learnt.
    at = (at + (value & 7) + 1) % grain.length;
    return Math.max(0, Math.min(255, value + grain[at]));
  });
  const jpeg = await sharp(pixels, { raw: { width: small.info.width, height: small.info.height, channels: 1 } })
    .jpeg({ quality: random.whole(bad ? 35 : 70, 95) })
    .toBuffer();
  const upright = await sharp(jpeg)
    .grayscale()
    .resize({ width: turned.info.width, height: turned.info.height, fit: 'fill', kernel: 'cubic' })
    .rotate(-skew + random.between(-0.25, 0.25), { background: '#e0e0e0' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(upright.data, { raw: upright.info })
    .grayscale()
    .extract({ left: (upright.info.width - width) >> 1, top: (upright.info.height - height) >> 1, width, height })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = evenBackground({ width: info.width, height: info.height, pixels: Uint8Array.from(data) });
  return { raster, inkBelow: Math.min(185, Math.max(110, partingGray(raster).threshold)) };
}

/** Samples of a degraded sheet: each piece of ink with its class. */
export function samplesOf({ rows }, { raster, inkBelow }, random) {
  const bands = rows.map((row) => ({
    left: Math.min(...row.map(({ left }) => left)),
    right: Math.max(...row.map(({ right }) => right)),
    top: row[0].top + (row[0].bottom - row[0].top) * 0.12,
    bottom: row[0].bottom - (row[0].bottom - row[0].top) * 0.08,
  }));
  const samples = [];
  const { inBand } = componentsByBand(componentsOf(raster, inkBelow), bands);
  inBand.forEach((components, index) => {
    const line = piecesOf(components);
    if (!line) return;
    line.pieces.forEach((piece, at) => {
      const scale = scaleAround(line.pieces, at, line.scale);
      const { label, text } = labelOf(piece, rows[index]);
      // Touching digits are cut where one ends: the halves are samples of digits, the pair is not a digit.
      for (const { box, label: half } of touching(raster, piece, rows[index]))
        samples.push({ label: half, sample: sampleOf(raster, box, scale) });
      // Some pieces of words are skipped, because they are many and easy.
      if (label === notDigit && text === null && random.next() < 0.45) return;
      samples.push({ label, sample: sampleOf(raster, piece, scale) });
      const next = line.pieces[at + 1];
      if (
        next &&
        random.next() < 0.16 &&
        next.right - piece.right > scale.height * 0.25 &&
        next.right - piece.left < scale.height * 1.3
      )
        samples.push({ label: notDigit, sample: sampleOf(raster, united(piece, next), scale) });
      if (piece.right - piece.left < scale.height * 0.3 || random.next() > (label === notDigit ? 0.1 : 0.2)) return;
      // A part of a digit or of a letter is not a digit.
      const cut = Math.round(piece.left + (piece.right - piece.left) * random.between(0.3, 0.7));
      samples.push({
        label: notDigit,
        sample: sampleOf(
          raster,
          shrunk(raster, random.next() < 0.5 ? { ...piece, right: cut } : { ...piece, left: cut }),
          scale,
        ),
      });
    });
  });
  return samples;
}

/** The digits in a piece that contains two or three of them, each with its part of the piece. */
function touching(raster, piece, row) {
  const held = row.filter(
    ({ left, right, text }) => text !== ' ' && (left + right) / 2 > piece.left && (left + right) / 2 < piece.right,
  );
  if (held.length < 2 || held.length > 3 || !held.every(({ text }) => /[0-9٠-٩]/.test(text))) return [];
  return held
    .map(({ left, right, text }) => ({
      label: classOf.get(text),
      box: shrunk(raster, {
        ...piece,
        left: Math.max(piece.left, Math.round(left)),
        right: Math.min(piece.right, Math.round(right)),
      }),
    }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
}

/** The character of a piece: the piece's middle lies in it and the piece is not much wider. */
function labelOf(piece, row) {
  const middle = (piece.left + piece.right) / 2;
  const held = row.filter(({ left, right, text }) => text !== ' ' && middle >= left && middle < right);
  const one = held[0];
  if (!one || !classOf.has(one.text)) return { label: notDigit, text: null };
  const others = row.filter(
    ({ left, right, text }) =>
      text !== ' ' && text !== one.text && (left + right) / 2 > piece.left && (left + right) / 2 < piece.right,
  );
  const wide = piece.right - piece.left > (one.right - one.left) * 1.35 + 4;
  return others.length > 0 || wide
    ? { label: notDigit, text: one.text }
    : { label: classOf.get(one.text), text: one.text };
}
