import sharp from 'sharp';
import { evenBackground } from '../../dist/documents/reading/pages/background.js';
import { partingGray } from '../../dist/documents/reading/pages/raster.js';
import { glyphClasses } from '../../dist/documents/reading/digits/classifier.js';
import { componentsOf } from '../../dist/documents/reading/digits/components.js';
import { sampleOf } from '../../dist/documents/reading/digits/glyph-sample.js';
import { componentsByBand, piecesOf, scaleAround, united } from '../../dist/documents/reading/digits/line-pieces.js';

/*
 * Turns a sheet into what a scanner, a bad copy or a phone would have made of it, and cuts it by the reader's own code, so that the
 * network learns from what it will see.
 */
const notDigit = glyphClasses.indexOf('x');
const classOf = new Map(glyphClasses.map((text, index) => [text, index]));
classOf.set('٫', classOf.get(','));
classOf.delete('x');

/** A gray picture of the sheet after a random treatment, at the size of the sheet. */
export async function spoilt(sheet, random) {
  const bad = random.next() < 0.5;
  const { width, height } = await sharp(sheet.png).metadata();
  const zoom = bad ? random.between(0.42, 0.7) : random.between(0.7, 1);
  const paper = random.between(190, 252);
  const ink = random.between(0, bad ? 90 : 60);
  const small = await sharp(sheet.png).grayscale()
    .resize({ width: Math.round(width * zoom) })
    .blur(random.between(0.3, bad ? 0.9 : 1.1))
    .linear((paper - ink) / 255, ink)
    .raw().toBuffer({ resolveWithObject: true });
  const noise = bad ? random.between(4, 20) : random.between(0, 9);
  const grain = Float32Array.from({ length: 9973 }, () => random.normal() * noise);
  let at = random.whole(0, 9972);
  const pixels = Uint8Array.from(small.data, (value) => {
    // A prime length and a jump now and then: no pattern that could be learnt.
    at = (at + (value & 7) + 1) % grain.length;
    return Math.max(0, Math.min(255, value + grain[at]));
  });
  const jpeg = await sharp(pixels, { raw: { width: small.info.width, height: small.info.height, channels: 1 } }).jpeg({ quality: random.whole(bad ? 35 : 70, 95) }).toBuffer();
  const { data, info } = await sharp(jpeg).grayscale().rotate(random.between(-0.25, 0.25), { background: '#e0e0e0' })
    .resize({ width, height, fit: 'cover', kernel: 'cubic' })
    .raw().toBuffer({ resolveWithObject: true });
  const raster = evenBackground({ width: info.width, height: info.height, pixels: Uint8Array.from(data) });
  return { raster, inkBelow: Math.min(185, Math.max(110, partingGray(raster).threshold)) };
}

/** Samples of a spoilt sheet: each piece of ink with what it is. */
export function samplesOf({ rows }, { raster, inkBelow }, random) {
  const bands = rows.map((row) => ({
    left: Math.min(...row.map(({ left }) => left)), right: Math.max(...row.map(({ right }) => right)),
    top: row[0].top + (row[0].bottom - row[0].top) * 0.12, bottom: row[0].bottom - (row[0].bottom - row[0].top) * 0.08,
  }));
  const samples = [];
  const { inBand } = componentsByBand(componentsOf(raster, inkBelow), bands);
  inBand.forEach((components, index) => {
    const line = piecesOf(components);
    if (!line) return;
    line.pieces.forEach((piece, at) => {
      const scale = scaleAround(line.pieces, at, line.scale);
      const { label, text } = labelOf(piece, rows[index]);
      // Words are many and easy.
      if (label === notDigit && text === null && random.next() < 0.45) return;
      samples.push({ label, sample: sampleOf(raster, piece, scale) });
      if (label === notDigit || piece.right - piece.left < scale.height * 0.3) return;
      // A part of a digit, and a digit with its neighbour, are none.
      if (random.next() < 0.12) {
        const cut = Math.round(piece.left + (piece.right - piece.left) * random.between(0.3, 0.7));
        samples.push({ label: notDigit, sample: sampleOf(raster, random.next() < 0.5 ? { ...piece, right: cut } : { ...piece, left: cut }, scale) });
      }
      const next = line.pieces[at + 1];
      if (next && random.next() < 0.12 && next.right - piece.right > scale.height * 0.3) samples.push({ label: notDigit, sample: sampleOf(raster, united(piece, next), scale) });
    });
  });
  return samples;
}

/** The character that a piece shows: its middle lies in it and it is not much wider. */
function labelOf(piece, row) {
  const middle = (piece.left + piece.right) / 2;
  const held = row.filter(({ left, right, text }) => text !== ' ' && middle >= left && middle < right);
  const one = held[0];
  if (!one || !classOf.has(one.text)) return { label: notDigit, text: null };
  const others = row.filter(({ left, right, text }) => text !== ' ' && text !== one.text && (left + right) / 2 > piece.left && (left + right) / 2 < piece.right);
  const wide = piece.right - piece.left > (one.right - one.left) * 1.35 + 4;
  return others.length > 0 || wide ? { label: notDigit, text: one.text } : { label: classOf.get(one.text), text: one.text };
}
