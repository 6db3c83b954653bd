import { StatementFault } from './statement.js';

/** First bytes (hex) of file types that are not text. */
const signatures: readonly [string, string][] = [
  ['504b0304', 'XLSX'],
  ['d0cf11e0', 'XLS'],
  ['25504446', 'PDF'],
];
/** ISO 20022 messages that are not end-of-day statements. */
const documents: Readonly<Record<string, string>> = {
  BkToCstmrAcctRpt: 'camt.052',
  BkToCstmrDbtCdtNtfctn: 'camt.054',
};

/** A fault that names the file type and says what to do; undefined for a file that may be a statement. */
export function unsupportedFile(bytes: Uint8Array): StatementFault | undefined {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  const name = signatures.find(([start]) => start === head)?.[1];
  if (name === undefined) return undefined;
  return new StatementFault('format', {
    ar: `الملف بصيغة ${name}. افتحه واحفظه بصيغة CSV، أو صدّر الكشف من المصرف بصيغة MT940 أو CAMT.053.`,
    en: `The file is ${name}. Save it as CSV, or export the statement from the bank as MT940 or CAMT.053.`,
  });
}

/** @param names names of the elements below `Document` */
export function unsupportedDocument(names: readonly string[]): StatementFault | undefined {
  const found = names.map((name) => documents[name]).find((name) => name !== undefined);
  return found === undefined ? undefined : notOfTheDay(found, 'CAMT.053');
}

/** Whether a text is a SWIFT interim report (MT942), which has limits instead of balances. */
export function isMt942(text: string): boolean {
  return /(^|\n)\s*(\{4:\s*\n)?:20:/.test(text.slice(0, 4000)) && /\n:34F:/.test(text) && !/\n:60[FM]:/.test(text);
}

export const mt942 = (): StatementFault => notOfTheDay('MT942', 'MT940');

function notOfTheDay(name: string, instead: string): StatementFault {
  return new StatementFault('format', {
    ar: `الملف بصيغة ${name}، وهو إشعار بحركات اليوم لا كشف بأرصدته. صدّر كشف اليوم المنتهي من المصرف بصيغة ${instead}.`,
    en: `The file is ${name}, which reports movements without the balances of a statement. Export the statement of finished days as ${instead}.`,
  });
}
