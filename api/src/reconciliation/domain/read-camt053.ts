import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { compactNumber, riyadhDay } from '@waqf/formats';
import { halalas, type Halalas } from '@waqf/money';
import { amountIn, dayIn, plainText, referencesIn } from './cell-values.js';
import { foreignCurrency, ibanOf, severalAccounts, tooManyLines } from './read-mt940.js';
import { unsupportedDocument } from './other-formats.js';
import {
  checkContinuity,
  checkSum,
  lineFault,
  readEach,
  StatementFault,
  type ParsedLine,
  type ParsedStatement,
} from './statement.js';

type Node = Record<string, unknown>;

/** The deepest nesting that is read; elements of the standard need about 15 levels. */
const deepest = 40;
const listed = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);

/** Whether a text looks like an XML statement. */
export function isXml(text: string): boolean {
  return /^\s*</.test(text.slice(0, 200));
}

/**
 * Reads a bank-to-customer statement of ISO 20022 (camt.053, any version; only booked entries). A document type
 * declaration is refused, so that no entity can be declared, and entities are never expanded by the parser.
 * @throws StatementFault
 */
export function readCamt053(text: string, mostLines: number): ParsedStatement {
  const statements = statementsIn(text);
  const parts = readEach(statements, (statement) => readStatement(statement, mostLines));
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) throw notCamt();
  parts.forEach((part, index) => {
    const before = parts[index - 1];
    if (part.account !== first.account) throw severalAccounts();
    if (before) checkContinuity(before, part);
    checkSum(part);
  });
  const lines = parts.flatMap((part) => part.lines);
  if (lines.length > mostLines) throw tooManyLines(mostLines);
  const { account: _account, ...statement } = first;
  return { ...statement, closing: last.closing, lines };
}

function statementsIn(text: string): Node[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) {
    throw new StatementFault('unreadable', {
      ar: 'الملف يعرّف كيانات، ولا يُقبل ذلك في كشف حساب',
      en: 'The file declares entities, which no statement needs',
    });
  }
  try {
    if (XMLValidator.validate(text) !== true) throw notCamt();
    const parser = new XMLParser({
      processEntities: false,
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      parseAttributeValue: false,
      maxNestedTags: deepest,
      isArray: (name) => listed.has(name),
    });
    const root = child(parser.parse(text) as Node, 'Document');
    const other = unsupportedDocument(Object.keys(root));
    if (other) throw other;
    const document = child(root, 'BkToCstmrStmt');
    return nodes(document['Stmt']);
  } catch (error) {
    // A file that the parser can't read is not a camt.053 file.
    throw error instanceof StatementFault ? error : notCamt();
  }
}

/** A statement with the identifier of its account: an IBAN or a bank's own number. */
interface AccountStatement extends ParsedStatement {
  account: string;
}

function readStatement(statement: Node, mostLines: number): AccountStatement {
  const account = child(child(statement, 'Acct'), 'Id');
  const currency = textOf(child(statement, 'Acct')['Ccy']);
  if (currency !== '' && currency !== 'SAR') throw foreignCurrency(plainText(currency).slice(0, 3));
  const entries = nodes(statement['Ntry']);
  if (entries.length > mostLines) throw tooManyLines(mostLines);
  const lines = readEach(entries, (entry, index) => readEntry(entry, index + 1)).flat();
  const balances = nodes(statement['Bal']);
  // The IBAN is kept as written, also a foreign or invalid one: then it matches none of our accounts.
  const iban = compactNumber(textOf(account['IBAN'])).toUpperCase();
  const other = textOf(child(account, 'Othr')['Id']);
  return {
    format: 'camt053',
    account: iban || other,
    iban: iban || ibanOf(other),
    number: textOf(statement['ElctrncSeqNb']) || textOf(statement['Id']) || null,
    opening: balanceOf(balances, ['OPBD', 'PRCD']),
    closing: balanceOf(balances, ['CLBD']),
    lines: lines.toSorted((a, b) => (a.bookedOn < b.bookedOn ? -1 : a.bookedOn > b.bookedOn ? 1 : a.place - b.place)),
  };
}

/** A booked entry as a line; pending and informative entries are left out. */
function readEntry(entry: Node, place: number): ParsedLine[] {
  const status = textOf(child(entry, 'Sts')['Cd']) || textOf(entry['Sts']) || 'BOOK';
  if (status !== 'BOOK') return [];
  const size = amountOf(entry['Amt'], place);
  const date = child(entry, 'BookgDt');
  const valueDate = child(entry, 'ValDt');
  const bookedOn = dayIn(dayTextOf(date) || dayTextOf(valueDate), 'day-first');
  if (!bookedOn) throw lineFault(place, 'تاريخ غير صحيح', 'a date that does not exist');
  const details = nodes(entry['NtryDtls']).flatMap((detail) => nodes(detail['TxDtls']));
  const refs = details.map((detail) => child(detail, 'Refs'));
  const unstructured = details.flatMap((detail) => list(child(detail, 'RmtInf')['Ustrd']).map(textOf));
  return [
    {
      bookedOn,
      amount: isCredit(entry['CdtDbtInd'], place) ? size : halalas(-size),
      references: referencesIn([
        ...refs.flatMap((ref) => [ref['EndToEndId'], ref['InstrId'], ref['TxId'], ref['AcctSvcrRef']]).map(textOf),
        textOf(entry['NtryRef']),
        textOf(entry['AcctSvcrRef']),
      ]),
      description: plainText([...unstructured, textOf(entry['AddtlNtryInf'])].join(' ')),
      place,
    },
  ];
}

/** A day; for a timestamp with an offset, the day in Riyadh. */
function dayTextOf(date: Node): string {
  const moment = textOf(date['DtTm']);
  const isExact = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(moment) && !Number.isNaN(Date.parse(moment));
  return textOf(date['Dt']) || (isExact ? riyadhDay(new Date(moment)) : moment);
}

function balanceOf(balances: Node[], codes: string[]): Halalas {
  for (const code of codes) {
    const balance = balances.find((candidate) => textOf(child(child(candidate, 'Tp'), 'CdOrPrtry')['Cd']) === code);
    if (!balance) continue;
    const size = amountOf(balance['Amt'], 1);
    return isCredit(balance['CdtDbtInd'], 1) ? size : halalas(-size);
  }
  throw new StatementFault('balances-missing', {
    ar: `الرصيد ${codes[0]} ناقص في الكشف`,
    en: `The balance ${codes[0]} is missing in the statement`,
  });
}

function amountOf(node: unknown, place: number): Halalas {
  const currency = textOf(asNode(node)['@Ccy']);
  if (currency !== 'SAR') throw foreignCurrency(plainText(currency).slice(0, 3) || '؟');
  const amount = amountIn(textOf(node));
  if (amount === undefined || amount < 0n) throw lineFault(place, 'مبلغ غير صحيح', 'an amount that is not valid');
  return amount;
}

function isCredit(node: unknown, place: number): boolean {
  const mark = textOf(node);
  if (mark !== 'CRDT' && mark !== 'DBIT') throw lineFault(place, 'لا يُعرف أدائن أم مدين', 'neither credit nor debit');
  return mark === 'CRDT';
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

const child = (node: Node, name: string): Node => asNode(node[name]);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const nodes = (value: unknown): Node[] => list(value).map(asNode);

function textOf(value: unknown): string {
  if (typeof value === 'string') return unescape(value).trim();
  const text = asNode(value)['#text'];
  return typeof text === 'string' ? unescape(text).trim() : '';
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces the five predefined entities of XML and character references, which need no declaration. */
function unescape(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return named[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function notCamt(): StatementFault {
  return new StatementFault('format', {
    ar: 'الملف ليس كشف CAMT.053 سليمًا',
    en: 'The file is not a valid CAMT.053 statement',
  });
}
