import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { relaxedSimd, simd } from 'wasm-feature-detect';
import { pgmOf } from '../pages/page-raster.js';
import type { Raster } from '../pages/raster.js';

/** A box in pixels; `x1` and `y1` are exclusive. */
export interface TesseractBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
/** Something that was read; the confidence is from 0 to 100. */
interface TesseractText {
  text: string;
  confidence: number;
  bbox: TesseractBox;
}
export interface TesseractLine extends TesseractText {
  words: (TesseractText & { symbols: TesseractText[] })[];
}
interface TesseractPage {
  blocks: { paragraphs: { lines: TesseractLine[] }[] }[] | null;
}

/** The parts of Tesseract's C++ API that are used here; `Init` and `SetImageFile` return 0 when all went well. */
interface TesseractApi {
  Init(dataFolder: null, weights: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  End(): void;
}
export interface TesseractCore {
  TessBaseAPI: new () => TesseractApi;
  FS: { writeFile(path: string, data: Uint8Array): void };
}

type LoadCore = typeof import('tesseract.js-core/tesseract-core-lstm.js').default;

const lstmOnly = 1;
/** Tesseract prints remarks on a page ("Detected 226 diacritics"). */
const silent = { print: () => undefined, printErr: () => undefined };
/** The file from which Tesseract takes a picture. */
const pictureFile = '/input';

/**
 * Tesseract in this thread: a page keeps it busy for more than a second. Its own worker thread would not help, since
 * the process reads one deed and waits for the text, and costs a twentieth of a page (ADR 187).
 */
export class Tesseract {
  private api: TesseractApi | undefined;

  private constructor(
    private readonly core: TesseractCore,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  static async open(settings: Readonly<Record<string, string>>): Promise<Tesseract> {
    return new Tesseract(await (await fastestCore())(silent), settings);
  }

  /** Reads with the weights of this file (`.traineddata.gz`) from now on. @throws Error when they are not usable */
  async load(name: string, file: URL): Promise<void> {
    this.core.FS.writeFile(`./${name}.traineddata`, await promisify(gunzip)(await readFile(file)));
    this.close();
    const api = new this.core.TessBaseAPI();
    if (api.Init(null, name, lstmOnly) !== 0) throw new Error(`The weights "${name}" cannot be used`);
    for (const [setting, value] of Object.entries(this.settings)) api.SetVariable(setting, value);
    this.api = api;
  }

  /** @param layout one of Tesseract's page segmentation modes */
  linesOf(picture: Raster, layout: string): TesseractLine[] {
    const { api } = this;
    if (!api) throw new Error('No weights are loaded');
    api.SetVariable('tessedit_pageseg_mode', layout);
    this.core.FS.writeFile(pictureFile, pgmOf(picture));
    if (api.SetImageFile() !== 0) throw new Error('Tesseract cannot open the picture');
    api.Recognize(null);
    const { blocks } = JSON.parse(api.GetJSONText()) as TesseractPage;
    return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap(({ lines }) => lines);
  }

  close(): void {
    this.api?.End();
    this.api = undefined;
  }
}

/** The fastest build that this machine runs. */
async function fastestCore(): Promise<LoadCore> {
  if (await relaxedSimd()) return (await import('tesseract.js-core/tesseract-core-relaxedsimd-lstm.js')).default;
  if (await simd()) return (await import('tesseract.js-core/tesseract-core-simd-lstm.js')).default;
  return (await import('tesseract.js-core/tesseract-core-lstm.js')).default;
}
