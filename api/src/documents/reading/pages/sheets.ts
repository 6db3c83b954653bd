import { namesOtherDigits } from '../digits/drawn-digits.js';
import { maximumScans } from '../files/page-limits.js';
import { drawAnnotations } from '../files/flatten-pdf.js';
import { type PdfDocument, withPage } from '../files/pdfium.js';
import { knownLetters } from '../ocr/repair-words.js';
import { type PageContent, readPageContent } from '../text/page-characters.js';
import { layOutPage } from '../text/page-layout.js';
import type { PageLayout } from '../text/page-parts.js';
import { type PagePictures, picturesOf } from '../text/page-pictures.js';

/**
 * A page of a PDF and how it is read. `layer`: its text as the file names it. `scan`: recognised. `drawn`: recognised,
 * because what it shows is not what its layer says; `layout` is that layer where it only makes no sense.
 */
export type DeedSheet = { number: number; content: PageContent } & (
  | { read: 'layer'; layout: PageLayout }
  | { read: 'scan' | 'drawn'; layout?: PageLayout }
);

/** A page with fewer letters than this has no text layer: they are stamps and page numbers of a scan. */
export const fewestLetters = 40;
/** A page with fewer letters beside a picture of half of the page is a scan with a printed seal, heading or footer. */
const fewestBesidePicture = 250;
/** A picture that covers a smaller share of the page is a stamp or an emblem. */
const stamp = 0.2;
const halfOfPage = 0.5;
/** A page without text has this many outlines when its letters are drawn as shapes; a form without text has fewer. */
const fewestOutlines = 300;
/**
 * The least share of letters in words that are common in deeds: of 871 pages of all sets the least was 0.05, and it
 * is 0 where a font names other letters than it draws.
 */
const leastKnown = 0.02;

/**
 * The pages of a PDF with what is filled in or noted on them. Scans are recognised, and pages that name other digits
 * than they draw: there may be more of them than `maximumScans`. Pages whose layer makes no sense are recognised as far
 * as that limit allows.
 */
export async function readSheets(document: PdfDocument): Promise<DeedSheet[]> {
  const sheets: LookedAt[] = [];
  for (let number = 1; number <= document.pageCount; number += 1) {
    await drawAnnotations(document, number);
    sheets.push(await withPage(document, number, (page) => lookAt(document, page, number)));
  }
  const wrongDigits = namesOtherDigits(sheets.flatMap(({ layout, content }) => (layout ? content.digits : [])));
  const readable = sheets.some(({ layer }) => layer === 'sound');
  const mustBeSeen = ({ layout, content }: LookedAt): boolean => !layout || (wrongDigits && content.digits.length > 0);
  let left = maximumScans - sheets.filter(mustBeSeen).length;
  return sheets.map((sheet): DeedSheet => {
    const { number, content, layer, layout } = sheet;
    if (!layout) return { number, content, read: 'scan' };
    if (mustBeSeen(sheet)) return { number, content, read: 'drawn' };
    const senseless = layer === 'wrong' || (layer === 'foreign' && !readable);
    if (!senseless || left <= 0) return { number, content, read: 'layer', layout };
    left -= 1;
    return { number, content, read: 'drawn', layout };
  });
}

/**
 * What the text layer of a page is worth. `foreign`: it makes no sense, but in Latin letters, so that it may be a page
 * in English.
 */
type Layer = 'sound' | 'foreign' | 'wrong';
interface LookedAt {
  number: number;
  content: PageContent;
  layer: Layer;
  /** Absent for a page without a text layer. */
  layout?: PageLayout;
}

function lookAt(document: PdfDocument, page: number, number: number): LookedAt {
  const content = readPageContent(document.pdfium, page);
  const pictures = picturesOf(document.pdfium, page);
  const letters = countOf(/\p{L}/u, content);
  if (isPicture(letters, content.hiddenLetters, pictures)) return { number, content, layer: 'wrong' };
  const layout = layOutPage(number, content);
  const besidePicture = pictures.images > halfOfPage && letters < fewestBesidePicture;
  return { number, content, layout, layer: besidePicture ? 'wrong' : layerOf(content, layout) };
}

/** Whether a page is a scan, or letters drawn as shapes. A layer that was recognised over a scan is hidden. */
function isPicture(letters: number, hidden: number, { anything, images, outlines }: PagePictures): boolean {
  if (letters < fewestLetters) return anything > stamp || outlines >= fewestOutlines;
  // A form may hold a picture; beside enough text it rather holds the text that is hidden.
  return hidden > letters && (images > stamp || (anything > stamp && letters < fewestBesidePicture));
}

function layerOf(content: PageContent, layout: PageLayout): Layer {
  // Letters in the private area of a font are glyphs that nobody named.
  const drawn = countOf(/[\p{L}\p{Co}\p{Cn}\uFFFD]/u, content);
  const { letters, arabic, sensible } = lettersOf(layout);
  if (letters < fewestLetters) return drawn >= fewestLetters * 2 ? 'wrong' : 'sound';
  if (sensible) return 'sound';
  return arabic * 2 < letters ? 'foreign' : 'wrong';
}

/** The letters of a laid-out page, and whether enough of them are in words that are common in deeds. */
export function lettersOf({ rows }: PageLayout): { letters: number; arabic: number; sensible: boolean } {
  const words = rows.flatMap(({ blocks }) => blocks).flatMap(({ lines }) => lines.flat());
  const text = words.map((word) => word.text).join(' ');
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const arabic = (text.match(/\p{Script=Arabic}/gu) ?? []).length;
  return { letters, arabic, sensible: knownLetters(words) >= Math.max(1, letters * leastKnown) };
}

const countOf = (kind: RegExp, { characters }: PageContent): number =>
  characters.filter(({ text }) => kind.test(text)).length;
