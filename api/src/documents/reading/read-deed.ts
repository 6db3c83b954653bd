import type { DocumentType } from '@waqf/contracts/documents';
import { findDates } from './date-mentions.js';
import type { DeedMime, DeedReading, DeedReadingField, OnStage, ReadOptions } from './deed-reading.js';
import { DeedText } from './deed-text.js';
import { typeOf } from './deed-type.js';
import type { Findings } from './field-evidence.js';
import { readMentions } from './mentions.js';
import { readNazirFields } from './nazir-fields.js';
import { readPageContent } from './page-characters.js';
import { layOutPage, type PageLayout } from './page-layout.js';
import { openPdf, PdfOpenError, withPage } from './pdfium.js';
import { findNames } from './person-names.js';
import { readPropertyFields } from './property-fields.js';
import { readWaqfFields } from './waqf-fields.js';

export const maximumPages = 50;
/** Fewer letters than this on all pages is no text layer: stamps and page numbers of a scan. */
const fewestLetters = 40;
/** From this confidence a contradiction with what the person said counts as certain. */
const certainType = 0.85;

const readers: Record<DocumentType, (findings: Findings) => DeedReadingField[]> = {
  property_deed: readPropertyFields,
  waqf_deed: readWaqfFields,
  nazir_deed: readNazirFields,
};

/**
 * Reads a deed: text with its places, type, fields with confidence. Pictures and scans have no text to read and end as `no_text_layer`.
 * Never throws for a bad file. Runs in the reader's child process, never in the API.
 */
export async function readDeed(bytes: Uint8Array, mime: DeedMime, onStage: OnStage = () => {}, options: ReadOptions = {}): Promise<DeedReading> {
  onStage({ stage: 'received', done: 0, total: 1 });
  if (bytes.length === 0) return { outcome: 'unreadable', reason: 'empty' };
  if (mime !== 'application/pdf') return { outcome: 'unreadable', reason: 'no_text_layer' };
  try {
    const pages = await readPages(bytes, onStage);
    return pages === null ? { outcome: 'unreadable', reason: 'too_many_pages' } : readText(pages, onStage, options);
  } catch (error) {
    if (error instanceof PdfOpenError) return { outcome: 'unreadable', reason: error.reason };
    if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return { outcome: 'unreadable', reason: 'damaged_pdf' };
    throw error;
  }
}

/** Text of all pages, or null when there are too many. */
async function readPages(bytes: Uint8Array, onStage: OnStage): Promise<PageLayout[] | null> {
  const document = await openPdf(bytes);
  try {
    if (document.pageCount > maximumPages) return null;
    onStage({ stage: 'received', done: 1, total: 1 });
    const pages: PageLayout[] = [];
    for (let number = 1; number <= document.pageCount; number += 1) {
      onStage({ stage: 'page', done: number - 1, total: document.pageCount });
      const content = await withPage(document, number, (page) => readPageContent(document.pdfium, page));
      pages.push(layOutPage(number, content));
    }
    onStage({ stage: 'page', done: document.pageCount, total: document.pageCount });
    return pages;
  } finally {
    document.close();
  }
}

function readText(layouts: PageLayout[], onStage: OnStage, { expectedType }: ReadOptions): DeedReading {
  const deed = new DeedText(layouts);
  if (deed.text.replace(/[^\p{L}]/gu, '').length < fewestLetters) return { outcome: 'unreadable', reason: 'no_text_layer' };
  onStage({ stage: 'type', done: 0, total: 1 });
  const verdict = typeOf(deed, expectedType);
  if (verdict.type === null) return { outcome: 'unreadable', reason: 'not_a_deed' };
  if (expectedType && verdict.type !== expectedType && verdict.confidence >= certainType) return { outcome: 'unreadable', reason: 'wrong_type' };
  onStage({ stage: 'type', done: 1, total: 1 });
  const type = expectedType ?? verdict.type;
  const findings = { deed, dates: findDates(deed.text), names: findNames(deed.text) };
  const fields = readers[type](findings);
  const found = fields.filter((field) => field.state !== 'missing').length;
  onStage({ stage: 'fields', done: found, total: fields.length });
  const certain = fields.filter((field) => field.state === 'certain').length;
  onStage({ stage: 'checks', done: certain, total: fields.length });
  return {
    outcome: 'read',
    type,
    typeConfidence: verdict.type === type ? verdict.confidence : Math.round((1 - verdict.confidence) * 100) / 100,
    pages: layouts.map(({ number, width, height }) => ({ number, width, height })),
    fields,
    mentions: readMentions(type, findings),
  };
}
