import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import type { Browser } from '../browser.js';

/** An issued document as it was downloaded. */
export interface IssuedPdf {
  readonly number: string;
  readonly file: Buffer;
}

/**
 * Requests a document.
 * @throws Error with the answer when none is issued
 */
export async function issuedAt(browser: Browser, path: string, language = 'ar'): Promise<IssuedPdf> {
  const answer = await browser.open('POST', path, { body: { language } });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  const type = answer.headers.get('content-type');
  if (type !== 'application/pdf') throw new Error(`answered ${type}`);
  const number = /filename="(.+)\.pdf"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { number, file: Buffer.from(await answer.arrayBuffer()) };
}

/** The text of the document, and the content of its QR code. */
export async function readPdf(file: Buffer): Promise<{ pages: number; text: string; code: string }> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(file);
  try {
    // The text is read first, because PDFium returns no text of a page that it has drawn.
    const text = [...document.pages()].map((page) => page.getText()).join('\n');
    const pages = document.getPageCount();
    const { data, width, height } = await document.getPage(pages - 1).render({ scale: 2 });
    const address = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? '';
    return { pages, text, code: /\/verify\/([0-9a-f]{32})$/.exec(address)?.[1] ?? `no code in ${address}` };
  } finally {
    document.destroy();
    library.destroy();
  }
}
