import { StatementFault } from './statement.js';

const sampleBytes = 4096;

/**
 * The text of a file in UTF-8, UTF-16 or Windows-1256 (used by older Arabic bank systems), distinguished by byte order
 * marks and by which bytes are valid in each encoding.
 * @throws StatementFault when the file is not text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  // A text never contains U+0000; a file that does is binary.
  if (text === undefined || text.includes('\0')) throw notText();
  return text;
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return as('utf-8', bytes.subarray(3));
  if (first === 0xff && second === 0xfe) return as('utf-16le', bytes.subarray(2));
  if (first === 0xfe && second === 0xff) return as('utf-16be', bytes.subarray(2));
  const halves = zerosByHalf(bytes.subarray(0, sampleBytes));
  if (halves.odd > 0.3 && halves.even < 0.05) return as('utf-16le', bytes);
  if (halves.even > 0.3 && halves.odd < 0.05) return as('utf-16be', bytes);
  return as('utf-8', bytes) ?? as('windows-1256', bytes);
}

function as(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Share of zero bytes at even and at odd places: each Latin letter or digit in UTF-16 has one zero byte. */
function zerosByHalf(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const pairs = Math.max(1, bytes.length / 2);
  return { even: zeros[0]! / pairs, odd: zeros[1]! / pairs };
}

function notText(): StatementFault {
  return new StatementFault('unreadable', {
    ar: 'الملف ليس كشف حساب نصيًا',
    en: 'The file is not a text statement',
  });
}
