import { inflateSync } from 'node:zlib';

/**
 * The letters of each glyph that represents several, from the `ToUnicode` map of the PDF. Readers of PDFs reverse
 * right-to-left lines letter by letter, and thereby reverse these letters too.
 */
export function ligaturesOf(pdf: Buffer): ReadonlySet<string> {
  const found = new Set<string>();
  for (const map of streamsOf(pdf).filter((text) => text.includes('beginbfchar')))
    for (const [, letters = ''] of map.matchAll(/<[0-9a-f]+>\s*<([0-9a-f]+)>/gi)) {
      const text = Buffer.from(letters, 'hex').swap16().toString('utf16le');
      if (text.length > 1) found.add(text);
    }
  return found;
}

function streamsOf(pdf: Buffer): string[] {
  const streams: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    try {
      streams.push(inflateSync(pdf.subarray(at + 7)).toString('latin1'));
    } catch {
      // `endstream`, or a stream of another kind.
    }
  }
  return streams;
}

const marks = /[\u064B-\u0652]/u;
const escaped = (letter: string): string => letter.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Finds a text in the text that PDFium extracted, by its letters in order. The letters of a ligature may be in either
 * order. A letter that shares its glyph with a marked one is written as `ActualText`, which PDFium leaves out: up to a
 * third of the letters may be replaced by a sign that is no Arabic letter.
 */
export class PdfText {
  private readonly text: string;
  constructor(
    extracted: string,
    private readonly ligatures: ReadonlySet<string>,
  ) {
    this.text = extracted.replaceAll(/[\u2066-\u2069\u00A0]/g, ' ');
  }

  /** The texts that are missing. A text with tashkeel is drawn in pieces that PDFium does not join. */
  missing(texts: readonly string[]): string[] {
    return texts.filter((text) => !marks.test(text) && !this.has(text));
  }

  private has(text: string): boolean {
    const found = this.text.matchAll(new RegExp(this.patternOf(text), 'gu'));
    const most = /\p{Script=Arabic}/u.test(text) ? text.length / 3 : 0;
    return [...found].some(([match]) => [...match].filter((sign) => signs.test(sign)).length - plain(text) <= most);
  }

  /** A reader may extract a space between letters that are drawn apart. */
  private patternOf(text: string): string {
    const pieces: string[] = [];
    for (let at = 0; at < text.length; ) {
      const joined = [...this.ligatures]
        .filter((each) => text.startsWith(each, at))
        .toSorted(byLength)
        .at(0);
      const piece = joined ?? text.charAt(at);
      const turned = [...piece].toReversed().join('');
      const unread = /\p{Script=Arabic}/u.test(piece) ? String.raw`|[!-~]` : '';
      pieces.push(/\s/.test(piece) ? String.raw`\s+` : `(?:${escaped(piece)}|${escaped(turned)}${unread})`);
      at += piece.length;
    }
    return pieces.join(String.raw`\s?`).replaceAll(String.raw`\s?\s+\s?`, String.raw`\s+`);
  }
}

const signs = /[!-~]/;
const plain = (text: string): number => [...text].filter((sign) => signs.test(sign)).length;
const byLength = (a: string, b: string): number => b.length - a.length;
