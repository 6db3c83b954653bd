import type { DocumentType } from '@waqf/contracts/documents';
import { withoutCaptions } from './labels/captions.js';
import { findDates } from './entities/date-mentions.js';
import type { DeedReading, DeedReadingField, OnStage, ReadOptions } from './deed-reading.js';
import type { DeedMime } from './files/deed-file.js';
import type { UnreadableReason } from './reasons.js';
import { DeedText } from './text/deed-text.js';
import { typeOf } from './deed-type/deed-type.js';
import type { Findings } from './evidence/field-evidence.js';
import { readMentions } from './fields/mentions.js';
import { readNazirFields } from './fields/nazir-fields.js';
import type { PageLayout } from './text/page-parts.js';
import { settleNumbers } from './digits/settle-numbers.js';
import { openPdf, PdfOpenError } from './files/pdfium.js';
import { ScanReader } from './ocr/scan-reader.js';
import { maximumPages, maximumScans } from './files/page-limits.js';
import { rasterOfPdfPage, rasterOfPicture, workingPixels } from './pages/page-raster.js';
import { fewestLetters, lettersOf, readSheets } from './pages/sheets.js';
import { findNames } from './entities/person-names.js';
import { readPropertyFields } from './fields/property-fields.js';
import { withoutRunningLines } from './text/running-lines.js';
import { readAgain } from './second-reading/second-reading.js';
import { readWaqfFields } from './fields/waqf-fields.js';

const readers: Record<DocumentType, (findings: Findings) => DeedReadingField[]> = {
  property_deed: readPropertyFields,
  waqf_deed: readWaqfFields,
  nazir_deed: readNazirFields,
};

interface Watching {
  /** Called with what was found in the text before any field is chosen; the editor's bench shows it. */
  onFindings?: (findings: Findings) => void;
  /** True when no field is chosen, because a script only needs what is found. */
  findingsOnly?: boolean;
  /** Pages that were laid out earlier; the file is then not opened again. */
  laidOut?: PageLayout[];
  /** Called with the pages when they are laid out. */
  onPages?: (pages: PageLayout[]) => void;
}

/**
 * Reads a deed: its text with positions, its type, and its fields with confidence. Pictures, and pages of a PDF that
 * are pictures, are recognised (OCR) first. Never throws for a bad file. Runs in the reader's child process, never in
 * the API.
 */
export async function readDeed(
  bytes: Uint8Array,
  mime: DeedMime,
  onStage: OnStage = () => {},
  options: ReadOptions & Watching = {},
): Promise<DeedReading> {
  onStage({ stage: 'received', done: 0, total: 1 });
  if (bytes.length === 0) return { outcome: 'unreadable', reason: 'empty' };
  const scans = new ScanReader();
  try {
    const pages =
      options.laidOut ??
      (mime === 'application/pdf' ? await readPages(bytes, scans, onStage) : await readPicture(bytes, scans, onStage));
    if (!('reason' in pages)) options.onPages?.(pages);
    return 'reason' in pages
      ? { outcome: 'unreadable', reason: pages.reason }
      : await readLayouts(pages, scans, onStage, options);
  } catch (error) {
    if (error instanceof PdfOpenError) return { outcome: 'unreadable', reason: error.reason };
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError)
      return { outcome: 'unreadable', reason: 'damaged_pdf' };
    throw error;
  } finally {
    await scans.close();
  }
}

type Refusal = { reason: UnreadableReason };

async function readPicture(bytes: Uint8Array, scans: ScanReader, onStage: OnStage): Promise<PageLayout[] | Refusal> {
  const source = await rasterOfPicture(bytes);
  onStage({ stage: 'received', done: 1, total: 1 });
  onStage({ stage: 'page', done: 0, total: 1 });
  const page = await scans.read(1, source, source);
  onStage({ stage: 'page', done: 1, total: 1 });
  return [page];
}

/** The text of all pages, or the reason why there are too many. */
async function readPages(bytes: Uint8Array, scans: ScanReader, onStage: OnStage): Promise<PageLayout[] | Refusal> {
  const document = await openPdf(bytes);
  try {
    if (document.pageCount > maximumPages) return { reason: 'too_many_pages' };
    onStage({ stage: 'received', done: 1, total: 1 });
    const sheets = await readSheets(document);
    if (sheets.filter(({ read }) => read === 'scan').length > maximumScans) return { reason: 'too_many_scans' };
    const pages: PageLayout[] = [];
    const picturesAfter = (number: number): number =>
      sheets.slice(number).filter(({ read }) => read !== 'layer').length;
    for (const sheet of sheets) {
      const { number, content } = sheet;
      onStage({ stage: 'page', done: number - 1, total: document.pageCount });
      if (sheet.read === 'layer') pages.push(sheet.layout);
      else {
        const raster = await rasterOfPdfPage(document, number, sheet.read === 'drawn' ? workingPixels : undefined);
        const page = await scans.read(number, raster, content, picturesAfter(number));
        // A page in another language makes no sense either way; its layer is nearer to what it shows.
        pages.push(sheet.layout && !lettersOf(page).sensible ? sheet.layout : page);
      }
    }
    onStage({ stage: 'page', done: document.pageCount, total: document.pageCount });
    return pages;
  } finally {
    document.close();
  }
}

/** Everything after the layout of the pages: the type of the deed and its fields. The layouts are not changed. */
async function readLayouts(
  layouts: PageLayout[],
  scans: Pick<ScanReader, 'fault'>,
  onStage: OnStage,
  { expectedType, ask, onFindings, findingsOnly }: ReadOptions & Watching,
): Promise<DeedReading> {
  const deed = new DeedText(withoutCaptions(withoutRunningLines(settleNumbers(layouts))));
  if (deed.text.replace(/[^\p{L}]/gu, '').length < fewestLetters)
    return { outcome: 'unreadable', reason: scans.fault ?? 'no_text' };
  onStage({ stage: 'type', done: 0, total: 1 });
  const verdict = typeOf(deed, expectedType);
  if (verdict.type === null) return { outcome: 'unreadable', reason: 'not_a_deed' };
  if (expectedType && verdict.type !== expectedType) return { outcome: 'unreadable', reason: 'wrong_type' };
  onStage({ stage: 'type', done: 1, total: 1 });
  const { type } = verdict;
  const findings = { deed, dates: findDates(deed.text), names: findNames(deed.text, (at) => deed.writtenAt(at)) };
  onFindings?.(findings);
  if (findingsOnly) return { outcome: 'unreadable', reason: 'no_text' };
  const byRules = readers[type](findings);
  if (ask) onStage({ stage: 'fields', done: 0, total: byRules.length });
  const again = ask && (await readAgain(type, findings, byRules, ask));
  const fields = again?.fields ?? byRules;
  const found = fields.filter((field) => field.state !== 'missing').length;
  onStage({ stage: 'fields', done: found, total: fields.length });
  const certain = fields.filter((field) => field.state === 'certain').length;
  onStage({ stage: 'checks', done: certain, total: fields.length });
  return {
    outcome: 'read',
    type,
    typeConfidence: verdict.confidence,
    pages: layouts.map(({ number, width, height, turn }) => ({ number, width, height, ...(turn ? { turn } : {}) })),
    fields,
    mentions: readMentions(type, findings),
    ...(again ? { secondReading: again.summary } : {}),
  };
}
