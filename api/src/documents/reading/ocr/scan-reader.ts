import { inkOfLines, withNumbers } from '../digits/number-reader.js';
import type { Rule } from '../text/page-shapes.js';
import type { PageLayout } from '../text/page-parts.js';
import { type Component, componentsOf } from '../digits/components.js';
import { type CleanPage, cleanPage, type PageFault } from '../pages/clean-page.js';
import { lightenBars } from '../pages/dark-bars.js';
import { cutOut, eraseRules, inkOnly } from '../pages/ink-only.js';
import type { Raster } from '../pages/raster.js';
import { findRules } from '../pages/ruled-lines.js';
import { atOneHeight } from './line-levels.js';
import { missedLines } from './missed-lines.js';
import { withPunctuation } from './punctuation.js';
import { ReadingTime } from './reading-time.js';
import { betterReading, isSureLine, lettersOf, surenessOf, within, withoutRepeats, withWords } from './read-twice.js';
import { knownLetters, withKnownWords } from './repair-words.js';
import {
  isForeign,
  openRecogniser,
  type RecognisedBox,
  type RecognisedLine,
  type RecognisedWord,
  type Recogniser,
  type Weights,
} from './recogniser.js';
import { layOutScan } from './scan-layout.js';

/** Recognises the pages of one deed; the recogniser is loaded with the first page. */
export class ScanReader {
  /** Number of pages read so far. */
  pages = 0;
  /** The reason why the first unreadable page has no text; null when there is no such page. */
  fault: PageFault | null = null;
  private recogniser: Recogniser | undefined;
  /** The weights that read the page before better: a deed is mostly in one hand. */
  private weights: Weights = 'deeds';

  constructor(
    private readonly open: () => Promise<Recogniser> = openRecogniser,
    private readonly time = new ReadingTime(),
  ) {}

  /**
   * @param size the size to return for the page: in points for a PDF, in pixels for a picture
   * @param pagesAfter how many pages of the deed are to be read after this one
   */
  async read(
    number: number,
    source: Raster,
    size: { width: number; height: number },
    pagesAfter = 0,
  ): Promise<PageLayout> {
    this.pages += 1;
    this.time.beginPage();
    const page = await cleanPage(source);
    if ('fault' in page) {
      this.fault ??= page.fault;
      return { number, width: size.width, height: size.height, rows: [] };
    }
    let best = await this.recognise(page);
    // An upside-down page has no known words: a page with hardly any is tried in its other likely turns.
    for (const turn of page.likely.slice(1, 1 + otherSides)) {
      if (hasEnoughText(wordsOf(best.lines))) break;
      const other = await cleanPage(source, turn);
      if ('fault' in other) break;
      const again = await this.recognise(other);
      if (knownLetters(wordsOf(again.lines)) > knownLetters(wordsOf(best.lines))) best = again;
    }
    if (mayBeInOtherHand(best) && this.time.allowsSecondReading(pagesAfter)) best = await this.inOtherHand(best);
    const across = best.page.turn === 90 || best.page.turn === 270;
    return {
      ...layOutScan(number, best.page, best.lines, best.rules),
      ...(across ? { width: size.height, height: size.width } : { width: size.width, height: size.height }),
      turn: best.page.turn,
    };
  }

  private async recognise(page: CleanPage): Promise<ScannedLines> {
    lightenBars(page.raster, page.inkBelow);
    const rules = findRules(page.raster);
    eraseRules(page.raster, rules);
    const components = componentsOf(page.raster, page.inkBelow);
    const ink = inkOnly(page.raster, page.inkBelow, page.ramp);
    return this.readWith(this.weights, { page, rules, components, ink });
  }

  /** The better of the readings by both weights, and from the next page on its weights first. */
  private async inOtherHand(read: ScannedLines): Promise<ScannedLines> {
    const again = await this.readWith(read.weights === 'deeds' ? 'ruqaa' : 'deeds', read);
    const [usual, ruqaa] = read.weights === 'deeds' ? [read, again] : [again, read];
    const best = usual.sureness >= Math.min(sureOfHand, ruqaa.sureness) ? usual : ruqaa;
    this.weights = best.weights;
    return best;
  }

  private async readWith(weights: Weights, { page, rules, components, ink }: ReadyPage): Promise<ScannedLines> {
    const recogniser = (this.recogniser ??= await this.open());
    await recogniser.use(weights);
    const found = (await recogniser.recognise(ink)).map(withoutRepeats);
    const letters = lettersOf(wordsOf(found));
    const sureness = surenessOf(wordsOf(found));
    const recognised = atOneHeight(await withMissedLines(recogniser, ink, components, found));
    const inks = inkOfLines(recognised, components);
    const lines = withNumbers(page.raster, withKnownWords(withPunctuation(recognised, inks)), inks)
      .map(believable)
      .map((line) => ({ ...line, words: line.words.filter((word) => !isForeign(word)) }));
    return { page, rules, components, ink, lines, weights, letters, sureness };
  }

  async close(): Promise<void> {
    await this.recogniser?.close();
  }
}

/** A cleaned page without its ruled lines. */
interface ReadyPage {
  page: CleanPage;
  rules: Rule[];
  components: Component[];
  ink: Raster;
}
interface ScannedLines extends ReadyPage {
  lines: RecognisedLine[];
  weights: Weights;
  /** Letters in the lines of the recogniser's own layout. */
  letters: number;
  /** The recogniser's mean confidence of a character in the lines of its own layout. */
  sureness: number;
}

/** The lines found by the recogniser's own layout, and those that it missed. */
async function withMissedLines(
  recogniser: Recogniser,
  ink: Raster,
  components: Component[],
  found: RecognisedLine[],
): Promise<RecognisedLine[]> {
  const lines = [...found];
  for (const box of missedLines(components, lines)) {
    const picture = cutOut(ink, box, rim);
    const line = wordsOf(await recogniser.recogniseLine(picture));
    // A second reading doubles the cost, so it is only done for wording that is not common in deeds.
    const raw = line.length > 0 && isKnown(line) ? [] : wordsOf(await recogniser.recogniseRaw(picture));
    // A line without words is kept: it may be a number, which is read later.
    const words = betterReading(line, raw).map((word) => within(box, moved(word, box.left - rim, box.top - rim)));
    const row = lines.find((line) => !line.fromSecondPass && continuesLine(line, box));
    if (row)
      row.words = withWords(
        row.words,
        words.filter(({ confidence }) => confidence >= leastConfidence),
      );
    else lines.push({ ...box, words, fromSecondPass: true });
  }
  return lines;
}

/** The most turns of a page that are tried besides the likeliest. */
const otherSides = 2;
/**
 * The least share of known letters and the least confidence of an upright page. Measured: upside down a page has no
 * known word and a confidence under 0.3; upright it has at least a quarter of known letters and 0.6.
 */
const leastKnown = 0.08;
const leastSure = 0.45;
/**
 * The least sureness of a page in a hand that the usual weights know. Measured on lines in seven fonts: in Ruqaa 0.50,
 * in the others 0.79 to 0.90; on pages of open sets 0.44 to 0.50 and 0.72 to 0.93.
 */
const sureOfHand = 0.65;
/**
 * From this sureness on a page that the weights for Ruqaa read first is in another hand. Measured on pages of open
 * sets: in Ruqaa 0.59 to 0.69, in other hands 0.86 to 0.92.
 */
const surerThanRuqaa = 0.75;
/** A page with fewer letters is blank, a stamp or a photo, and its sureness says nothing of a hand. */
const fewestLetters = 40;

/** Whether the weights that read a page may be those for other hands. */
const mayBeInOtherHand = ({ weights, letters, sureness }: ScannedLines): boolean =>
  letters >= fewestLetters && (weights === 'deeds' ? sureness < sureOfHand : sureness >= surerThanRuqaa);

/** White rim in pixels around a line that is read separately. */
const rim = 14;
/** Words with less confidence on such a line are marks of a stamp or an emblem. */
const leastConfidence = 0.35;

function moved(word: RecognisedWord, x: number, y: number): RecognisedWord {
  const shift = <T extends RecognisedBox>(box: T): T => ({
    ...box,
    left: box.left + x,
    right: box.right + x,
    top: box.top + y,
    bottom: box.bottom + y,
  });
  return { ...shift(word), symbols: word.symbols.map(shift) };
}

const wordsOf = (lines: RecognisedLine[]): RecognisedWord[] => lines.flatMap((line) => line.words);

/** Whether at least half of the letters are in words that are common in deeds, or there are hardly any letters. */
function isKnown(words: RecognisedWord[]): boolean {
  const letters = lettersOf(words);
  return letters < 4 || knownLetters(words) * 2 >= letters;
}

function hasEnoughText(words: RecognisedWord[]): boolean {
  const letters = lettersOf(words);
  const sure = words.reduce((sum, word) => sum + lettersOf([word]) * word.confidence, 0);
  return letters > 0 && (knownLetters(words) >= letters * leastKnown || sure >= letters * leastSure);
}

/** Whether a missed piece is in the row of a line that was found, such as a number in the middle of a cell. */
function continuesLine(line: RecognisedLine, box: RecognisedBox): boolean {
  const height = line.bottom - line.top;
  const near = box.left < line.right + height && box.right > line.left - height;
  return near && Math.abs((line.top + line.bottom) / 2 - (box.top + box.bottom) / 2) < height * 0.35;
}

const believable = (line: RecognisedLine): RecognisedLine =>
  line.fromSecondPass && !isSureLine(line.words)
    ? { ...line, words: line.words.filter(({ confidence }) => confidence >= leastConfidence) }
    : line;
