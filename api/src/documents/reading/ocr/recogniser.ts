import { pgmOf } from '../pages/page-raster.js';
import type { Raster } from '../pages/raster.js';

/** A letter or word as it was recognised, in pixels of the page. */
export interface RecognisedBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface RecognisedWord extends RecognisedBox {
  /** In reading order. */
  text: string;
  /** 0 to 1, the recogniser's own opinion. */
  confidence: number;
  symbols: (RecognisedBox & { text: string; confidence: number })[];
  /** Of a number, from the reader of digits: what it may say, the likeliest first. */
  readings?: { text: string; chance: number }[];
}
export interface RecognisedLine extends RecognisedBox {
  words: RecognisedWord[];
  /** Found by looking again where the layout had passed over ink. */
  secondLook?: boolean;
}

/** The recogniser, loaded once for all pages of a deed. */
export interface Recogniser {
  recognise(page: Raster): Promise<RecognisedLine[]>;
  /** Lines of a picture that holds one line of text. */
  recogniseLine(line: Raster): Promise<RecognisedLine[]>;
  /** The same without any look at its layout: better for bold headings, worse for the rest. */
  recogniseRaw(line: Raster): Promise<RecognisedLine[]>;
  close(): Promise<void>;
}

/** Automatic layout without telling the orientation. */
const automaticLayout = '3';
const singleLine = '7';
const rawLine = '13';
const lstmOnly = 1;

/** Stands for a word in Latin letters: captions of forms, which say the same in Arabic beside it. */
export const foreign = '©';
export const isForeign = ({ text }: { text: string }): boolean => text.includes(foreign);

/** The packaged Arabic data trained on for deeds (`api/train/lines`), beside this file. */
const data = 'deeds';

/** Tesseract with data of our own: nothing is fetched, nothing is written. */
export async function openRecogniser(): Promise<Recogniser> {
  const { createWorker } = await import('tesseract.js');
  const worker = await createWorker(data, lstmOnly, {
    langPath: import.meta.dirname,
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {},
  });
  // Lines that read badly would each be read a second time, white on black.
  await worker.setParameters({ user_defined_dpi: '220', invert_threshold: '0' } as never);
  const linesOf = async (picture: Raster, layout: string): Promise<RecognisedLine[]> => {
    const { data } = await worker.recognize(pgmOf(picture), { tessedit_pageseg_mode: layout } as never, {
      text: false,
      blocks: true,
    });
    return (data.blocks ?? [])
      .flatMap((block) => block.paragraphs)
      .flatMap((paragraph) => paragraph.lines)
      .map(lineOf)
      .filter(({ words }) => words.length > 0);
  };
  return {
    recognise: (page) => linesOf(page, automaticLayout),
    recogniseLine: (line) => linesOf(line, singleLine),
    recogniseRaw: (line) => linesOf(line, rawLine),
    async close() {
      await worker.terminate();
    },
  };
}

const scripts = [
  { own: /[02-8]/, alike: { '١': '1', '٩': '9' } },
  { own: /[٠٢-٨]/, alike: { 1: '١', 9: '٩' } },
];

/** One and nine look the same in both scripts: they are of the script that the other digits of the word are of. */
export function inOneScript(text: string): string {
  const [own, other] = scripts.filter(({ own }) => own.test(text));
  if (!own || other) return text;
  return Object.entries(own.alike).reduce((written, [from, to]) => written.replaceAll(from, to), text);
}

type TesseractLine = import('tesseract.js').Line;
const boxOf = ({ x0, x1, y0, y1 }: import('tesseract.js').Bbox): RecognisedBox => ({
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
        text: inOneScript(word.text.trim()),
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
