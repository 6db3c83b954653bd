import type { Raster } from '../pages/raster.js';
import { Tesseract, type TesseractBox, type TesseractLine } from './tesseract.js';

/** Box of a recognised letter or word, in pixels of the page. */
export interface RecognisedBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface RecognisedWord extends RecognisedBox {
  /** The text in reading order. */
  text: string;
  /** The recogniser's own confidence, from 0 to 1. */
  confidence: number;
  symbols: (RecognisedBox & { text: string; confidence: number })[];
  /** Set for a number by the digit reader: its possible readings, the likeliest first. */
  readings?: { text: string; chance: number }[];
}
export interface RecognisedLine extends RecognisedBox {
  words: RecognisedWord[];
  /** True for a line that the layout missed and a second reading found. */
  fromSecondPass?: boolean;
}

/** The recogniser, loaded once for all pages of a deed. */
export interface Recogniser {
  /** Reads with these weights from now on; it starts with `deeds`. */
  use(weights: Weights): Promise<void>;
  recognise(page: Raster): Promise<RecognisedLine[]>;
  /** Recognises a picture that contains one line of text. */
  recogniseLine(line: Raster): Promise<RecognisedLine[]>;
  /** The same without layout analysis: better for bold headings, worse for other text. */
  recogniseRaw(line: Raster): Promise<RecognisedLine[]>;
  close(): Promise<void>;
}

/** Tesseract's page segmentation modes; the automatic one does not detect the orientation. */
const automaticLayout = '3';
const singleLine = '7';
const rawLine = '13';

/** Replaces a word in Latin letters: a caption of a form, which has the same caption in Arabic beside it. */
export const foreign = '©';
export const isForeign = ({ text }: { text: string }): boolean => text.includes(foreign);

/**
 * Data of the recogniser, each in a file beside this one: the packaged Arabic model, trained further on deeds
 * (`api/train/lines`), and the same trained on for Ruqaa, which reads other hands worse.
 */
export type Weights = 'deeds' | 'ruqaa';

/** Settings of Tesseract: with inversion on, each badly read line would be read a second time as white on black. */
const settings = { user_defined_dpi: '220', invert_threshold: '0' };

/** Opens Tesseract with our own model files: nothing is downloaded or written. */
export async function openRecogniser(): Promise<Recogniser> {
  const first: Weights = 'deeds';
  const tesseract = await Tesseract.open(settings);
  // One engine that changes its weights takes half of the memory of two.
  const load = (weights: Weights): Promise<void> =>
    tesseract.load(weights, new URL(`./${weights}.traineddata.gz`, import.meta.url));
  await load(first);
  const linesOf = async (picture: Raster, layout: string): Promise<RecognisedLine[]> =>
    tesseract
      .linesOf(picture, layout)
      .map(lineOf)
      .filter(({ words }) => words.length > 0);
  return {
    use: whenOthersAreUsed(first, load),
    recognise: (page) => linesOf(page, automaticLayout),
    recogniseLine: (line) => linesOf(line, singleLine),
    recogniseRaw: (line) => linesOf(line, rawLine),
    async close() {
      tesseract.close();
    },
  };
}

/** A change of weights that is left out when the engine has them. */
export function whenOthersAreUsed(
  first: Weights,
  change: (weights: Weights) => Promise<void>,
): (weights: Weights) => Promise<void> {
  let used: Weights | undefined = first;
  return async (weights) => {
    if (weights === used) return;
    // After a change that failed it is not known which weights the engine has.
    used = undefined;
    await change(weights);
    used = weights;
  };
}

const scripts = [
  { own: /[02-8]/, alike: { '١': '1', '٩': '9' } },
  { own: /[٠٢-٨]/, alike: { 1: '١', 9: '٩' } },
];

/** Converts ones and nines, which look the same in both scripts, to the script of the word's other digits. */
export function inOneScript(text: string): string {
  const [own, other] = scripts.filter(({ own }) => own.test(text));
  if (!own || other) return text;
  return Object.entries(own.alike).reduce((written, [from, to]) => written.replaceAll(from, to), text);
}

/**
 * Numbers with the Arabic decimal sign, which looks like the letter ر: "٥ر٥٦٢" is "٥٦٢٫٥", since letters turn the
 * order of the digits around them.
 */
export const withDecimalSign = (text: string): string =>
  text.replace(/^([٠-٩]{1,2})ر([٠-٩]{3,6})$/u, '$2٫$1').replace(/^([٠-٩]{3,6})ر([٠-٩]{1,2})$/u, '$1٫$2');

const boxOf = ({ x0, x1, y0, y1 }: TesseractBox): RecognisedBox => ({
  left: x0,
  right: x1,
  top: y0,
  bottom: y1,
});

function lineOf(line: TesseractLine): RecognisedLine {
  return {
    ...boxOf(line.bbox),
    words: line.words
      .map((word) => ({
        ...boxOf(word.bbox),
        text: withDecimalSign(inOneScript(word.text.trim())),
        confidence: word.confidence / 100,
        symbols: word.symbols.map((symbol) => ({
          ...boxOf(symbol.bbox),
          text: symbol.text,
          confidence: symbol.confidence / 100,
        })),
      }))
      .filter(({ text }) => text !== ''),
  };
}
