import { edgesOfCells } from './column-rules.js';
import { drawPage, placeOnDrawing } from '../files/draw-page.js';
import { type DrawnDigit, drawnDigits } from '../digits/drawn-digits.js';
import { hiddenGlyphs } from './hidden-text.js';
import type { Glyph } from './page-glyphs.js';
import { readShapes, type Rule, type Shape } from './page-shapes.js';
import type { Pdfium } from '../files/pdfium.js';

/** The text of one glyph and its position, in points from the page's top left. */
export interface PageCharacter {
  /** One letter, or several when the glyph is a ligature. */
  text: string;
  /** Pen position on the baseline. */
  x: number;
  y: number;
  /** The left and the right edge of the ink. */
  left: number;
  right: number;
  /** Where the pen was before it drew the letter from the right: origin plus declared width. */
  penRight: number;
  /** The height of the letter's em in points. */
  size: number;
  /** The angle in radians; upright text is 0. */
  angle: number;
  /** Set for a blank that is not in the file: PDFium added it where it saw a gap. */
  made?: true;
}

export interface PageContent {
  width: number;
  height: number;
  /** What a reader of the page sees; hidden text is left out. */
  characters: PageCharacter[];
  /** How many letters of the text layer nobody sees. */
  hiddenLetters: number;
  /** The digits of the text layer as they look, where that is sure. */
  digits: DrawnDigit[];
  rules: Rule[];
  shapes: Shape[];
}

/** A page with more is treated as an attack on the reader, not as a deed. */
const maximumCharacters = 60_000;
export const maximumObjects = 20_000;
const maximumBoxes = 500;
const pathObject = 2;

/** Text and ruled lines of an open page. Must run before the page is rendered, because rendering loses characters. */
export function readPageContent(pdfium: Pdfium, page: number): PageContent {
  const width = pdfium._FPDF_GetPageWidth(page);
  const height = pdfium._FPDF_GetPageHeight(page);
  return {
    width,
    height,
    ...readCharacters(pdfium, page, height),
    rules: readRules(pdfium, page, height),
    shapes: readShapes(pdfium, page, height),
  };
}

/** What a page says and how much of it is believed. */
type SeenText = Pick<PageContent, 'characters' | 'hiddenLetters' | 'digits'>;

function readCharacters(pdfium: Pdfium, page: number, height: number): SeenText {
  const read = readGlyphs(pdfium, page, height);
  const all = { characters: read.map(({ character }) => character), hiddenLetters: 0, digits: [] };
  const shown = read.length > 0 ? drawPage(pdfium, page) : null;
  if (!shown) return all;
  const glyphs = read.map(({ glyph }) => glyph);
  const hidden = hiddenGlyphs(pdfium, page, shown, glyphs);
  return {
    characters: all.characters.filter((_, at) => !hidden[at]),
    hiddenLetters: glyphs.filter(({ text }, at) => hidden[at] && isLetter(text)).length,
    digits: drawnDigits(
      shown,
      placeOnDrawing(pdfium, page, shown),
      glyphs.filter((_, at) => !hidden[at]),
    ),
  };
}

const isLetter = (text: string): boolean => /\p{L}/u.test(text);

interface ReadGlyph {
  character: PageCharacter;
  glyph: Glyph;
}

function readGlyphs(pdfium: Pdfium, page: number, height: number): ReadGlyph[] {
  const text = pdfium._FPDFText_LoadPage(page);
  if (!text) return [];
  const scratch = pdfium.wasmExports.malloc(64);
  const read: ReadGlyph[] = [];
  try {
    const count = Math.min(pdfium._FPDFText_CountChars(text), maximumCharacters);
    for (let index = 0; index < count; index += 1) {
      const one = readGlyph(pdfium, text, index, scratch, height);
      if (one) read.push(one);
    }
    return read;
  } finally {
    pdfium.wasmExports.free(scratch);
    pdfium._FPDFText_ClosePage(text);
  }
}

function readGlyph(pdfium: Pdfium, text: number, index: number, scratch: number, height: number): ReadGlyph | null {
  const code = pdfium._FPDFText_GetUnicode(text, index);
  // Line breaks that PDFium added are not useful; blanks that it added are.
  const made = pdfium._FPDFText_IsGenerated(text, index) === 1;
  if (made && code !== 0x20) return null;
  if (code === 0 || code === 0xfffe || code === 0xffff || (code >= 0xd800 && code < 0xe000)) return null;
  pdfium._FPDFText_GetCharOrigin(text, index, scratch, scratch + 8);
  const view = new DataView(pdfium.HEAPU8.buffer);
  const x = view.getFloat64(scratch, true);
  const baseline = view.getFloat64(scratch + 8, true);
  // The box around the ink. Declared widths (the loose box) are wrong in fonts that leave them out; the ink is wrong in
  // ligatures drawn in pieces.
  pdfium._FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const left = view.getFloat64(scratch, true);
  const right = view.getFloat64(scratch + 8, true);
  const [bottom, top] = [view.getFloat64(scratch + 16, true), view.getFloat64(scratch + 24, true)];
  pdfium._FPDFText_GetLooseCharBox(text, index, scratch);
  const penRight = view.getFloat32(scratch + 8, true);
  let scale = 1;
  if (pdfium._FPDFText_GetMatrix(text, index, scratch)) {
    scale = Math.hypot(view.getFloat32(scratch + 8, true), view.getFloat32(scratch + 12, true)) || 1;
  }
  const size = pdfium._FPDFText_GetFontSize(text, index) * scale;
  const angle = pdfium._FPDFText_GetCharAngle(text, index);
  // Presentation forms (ﻻ, ﷲ) become the letters they stand for.
  const letter = String.fromCodePoint(code).normalize('NFKC');
  // A blank without width was also added by PDFium, even when it is not marked as generated.
  const madeUp = made || (code === 0x20 && right - left < 0.01);
  const blank = madeUp || letter.trim() === '' || right <= left || top <= bottom;
  return {
    character: {
      text: letter,
      x,
      y: height - baseline,
      left,
      right,
      penRight,
      size,
      angle,
      ...(madeUp ? { made: true } : {}),
    },
    glyph: {
      text: letter,
      object: made ? 0 : pdfium._FPDFText_GetTextObject(text, index),
      left,
      right,
      bottom,
      top,
      x,
      y: baseline,
      size,
      angle,
      blank,
    },
  };
}

function readRules(pdfium: Pdfium, page: number, height: number): Rule[] {
  const scratch = pdfium.wasmExports.malloc(16);
  const rules: Rule[] = [];
  const boxes: Shape[] = [];
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), maximumObjects);
  for (let index = 0; index < count; index += 1) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (!object || pdfium._FPDFPageObj_GetType(object) !== pathObject) continue;
    if (!pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue;
    const view = new DataView(pdfium.HEAPU8.buffer);
    const [left, bottom, right, top] = [0, 4, 8, 12].map((offset) => view.getFloat32(scratch + offset, true)) as [
      number,
      number,
      number,
      number,
    ];
    if (right - left < 2.5 && top - bottom > 8) {
      rules.push({ direction: 'vertical', at: (left + right) / 2, from: height - top, to: height - bottom });
    } else if (top - bottom < 2.5 && right - left > 8) {
      rules.push({ direction: 'horizontal', at: height - (top + bottom) / 2, from: left, to: right });
    } else if (right - left > 8 && top - bottom > 8 && boxes.length < maximumBoxes) {
      boxes.push({ left, right, top: height - top, bottom: height - bottom });
    }
  }
  pdfium.wasmExports.free(scratch);
  return [...rules, ...edgesOfCells(boxes)];
}
