import { formatAmountForWire, halalas, sumHalalas, type Halalas } from '@waqf/money';

/** The content of a bank statement. */
export interface WrittenLine {
  /** `YYYY-MM-DD` */
  bookedOn: string;
  amount: Halalas;
  reference: string;
  description: string;
}

export interface WrittenStatement {
  iban: string;
  number: string;
  opening: Halalas;
  /** Oldest first. */
  lines: WrittenLine[];
}

export const closingOf = ({ opening, lines }: WrittenStatement): Halalas =>
  sumHalalas([opening, ...lines.map((line) => line.amount)]);

const plain = (amount: Halalas): string => formatAmountForWire(halalas(amount < 0n ? -amount : amount));
const grouped = (amount: Halalas): string => plain(amount).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
const mark = (amount: Halalas): 'C' | 'D' => (amount < 0n ? 'D' : 'C');
const yymmdd = (day: string): string => day.slice(2).replaceAll('-', '');
const comma = (amount: Halalas): string => plain(amount).replace('.', ',');
const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** SWIFT MT940, one message with its blocks. */
export function writeMt940(statement: WrittenStatement): string {
  const { iban, number, opening, lines } = statement;
  const [first, last] = [lines[0]?.bookedOn ?? '2026-01-01', lines.at(-1)?.bookedOn ?? '2026-01-01'];
  const closing = closingOf(statement);
  return [
    '{1:F01BANKSARIAXXX0000000000}{2:I940WAQFSARIXXXXN}{4:',
    `:20:STMT${number}`,
    `:25:${iban}`,
    `:28C:${number}/1`,
    `:60F:${mark(opening)}${yymmdd(first)}SAR${comma(opening)}`,
    ...lines.flatMap((line) => [
      `:61:${yymmdd(line.bookedOn)}${yymmdd(line.bookedOn).slice(2)}${mark(line.amount)}` +
        `${comma(line.amount)}NTRF${line.reference}`,
      `:86:${line.description}`,
    ]),
    `:62F:${mark(closing)}${yymmdd(last)}SAR${comma(closing)}`,
    '-}',
    '',
  ].join('\r\n');
}

const xmlText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const sign = (amount: Halalas): 'CRDT' | 'DBIT' => (amount < 0n ? 'DBIT' : 'CRDT');
const money = (amount: Halalas): string =>
  `<Amt Ccy="SAR">${plain(amount)}</Amt><CdtDbtInd>${sign(amount)}</CdtDbtInd>`;

/** ISO 20022 camt.053.001.08. */
export function writeCamt053(statement: WrittenStatement): string {
  const balance = (code: string, amount: Halalas): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(amount)}</Bal>`;
  const entry = (line: WrittenLine): string =>
    `<Ntry>${money(line.amount)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${line.bookedOn}` +
    `</Dt></BookgDt><NtryDtls><TxDtls>` +
    `<Refs><EndToEndId>${xmlText(line.reference)}</EndToEndId></Refs><RmtInf><Ustrd>` +
    `${xmlText(line.description)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
<Stmt><Id>${statement.number}</Id><Acct><Id><IBAN>${statement.iban}</IBAN></Id></Acct>
${balance('OPBD', statement.opening)}${balance('CLBD', closingOf(statement))}
${statement.lines.map(entry).join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}

/**
 * CSV as a Saudi bank writes it: headings in Arabic, separate columns for debit and credit, a running balance, newest
 * first.
 */
export function writeCsv(statement: WrittenStatement): string {
  let balance = statement.opening;
  const rows = statement.lines.map((line) => {
    balance = halalas(balance + line.amount);
    const [year, month, day] = line.bookedOn.split('-');
    const cells = [
      `${day}/${month}/${year}`,
      line.description,
      line.reference,
      line.amount < 0n ? grouped(line.amount) : '',
      line.amount < 0n ? '' : grouped(line.amount),
      balance < 0n ? `-${grouped(balance)}` : grouped(balance),
    ];
    return cells.map(cell).join(',');
  });
  return [`رقم الآيبان,${statement.iban}`, 'التاريخ,الوصف,رقم المرجع,مدين,دائن,الرصيد', ...rows.toReversed(), ''].join(
    '\r\n',
  );
}

/** Headings in English, one signed amount, oldest first. */
export function writeEnglishCsv(statement: WrittenStatement): string {
  let balance = statement.opening;
  const rows = statement.lines.map((line) => {
    balance = halalas(balance + line.amount);
    return [
      line.bookedOn,
      line.description,
      line.reference,
      formatAmountForWire(line.amount),
      formatAmountForWire(balance),
    ]
      .map(cell)
      .join(';');
  });
  return ['Transaction Date;Description;Reference;Amount (SAR);Balance', ...rows].join('\n');
}

const windows1256 = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1256').decode(Uint8Array.of(byte)), byte]),
);

/** Windows-1256, as older Arabic systems write. */
export function inWindows1256(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => windows1256.get(character) ?? 0x3f);
}

/** UTF-16, little-endian, with a byte order mark. */
export function inUtf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}
