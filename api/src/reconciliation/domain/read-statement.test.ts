import { expect, test } from '@jest/globals';
import { makeSaudiIban } from '@waqf/formats';
import { halalas } from '@waqf/money';
import fc from 'fast-check';
import {
  closingOf,
  inUtf16,
  inWindows1256,
  writeCamt053,
  writeCsv,
  writeEnglishCsv,
  writeMt940,
  type WrittenStatement,
} from '../../../test/reconciliation/statement-writers.js';
import { readStatement } from './read-statement.js';
import { StatementFault } from './statement.js';

const iban = makeSaudiIban('99', '608010000001');
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

const example: WrittenStatement = {
  iban,
  number: '17',
  opening: halalas(1_000_000n),
  lines: [
    { bookedOn: '2026-10-31', amount: halalas(2_500_000n), reference: 'RENT1', description: 'إيجار الدور الأول' },
    {
      bookedOn: '2026-11-01',
      amount: halalas(-12_345n),
      reference: 'FEE9',
      description: 'رسوم، "خدمة" <شهرية> & ضريبة',
    },
    {
      bookedOn: '2026-11-01',
      amount: halalas(-12_345n),
      reference: 'FEE9',
      description: 'رسوم، "خدمة" <شهرية> & ضريبة',
    },
  ],
};

const formats = [
  ['mt940', writeMt940],
  ['camt053', writeCamt053],
  ['csv', writeCsv],
  ['csv', writeEnglishCsv],
] as const;

const line = fc.record({
  day: fc.integer({ min: 0, max: 700 }),
  amount: fc
    .bigInt({ min: -(10n ** 11n), max: 10n ** 11n })
    .filter((amount) => amount !== 0n)
    .map(halalas),
  reference: fc.stringMatching(/^[A-Z0-9]{1,16}$/).filter((text) => text !== 'NONREF'),
  description: fc
    .array(fc.constantFrom('إيجار', 'صيانة', 'Rent', '"فاتورة"', 'a,b;c', '٣ أشهر', '<x> & y', "d'e"), {
      minLength: 1,
      maxLength: 6,
    })
    .map((words) => words.join(' ')),
});
const statement = fc
  .record({
    opening: fc.bigInt({ min: 0n, max: 10n ** 12n }).map(halalas),
    lines: fc.array(line, { minLength: 1, maxLength: 60 }),
  })
  .map(
    ({ opening, lines }): WrittenStatement => ({
      iban,
      number: '1',
      opening,
      lines: lines
        .toSorted((a, b) => a.day - b.day)
        .map(({ day, ...rest }) => ({
          ...rest,
          bookedOn: new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
        })),
    }),
  );

test.each(formats)('a %s statement that was written is read back line by line', (format, write) => {
  fc.assert(
    fc.property(statement, (written) => {
      const read = readStatement(utf8(write(written)));
      expect(read).toMatchObject({ format, opening: written.opening, closing: closingOf(written) });
      expect(read.lines.map(({ place: _place, ...rest }) => rest)).toEqual(
        written.lines.map(({ reference, ...rest }) => ({ ...rest, references: [reference] })),
      );
      if (write !== writeEnglishCsv) expect(read.iban).toBe(iban);
    }),
    { numRuns: 60, seed: 20261121 },
  );
});

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with a mark', (text: string) => utf8(`\ufeff${text}`)],
  ['UTF-16', inUtf16],
  ['Windows-1256', inWindows1256],
] as const)('Arabic in %s is read', (_name, encode) => {
  expect(readStatement(encode(writeCsv(example))).lines[0]).toMatchObject({
    description: 'إيجار الدور الأول',
    amount: 2_500_000n,
  });
});

test('a statement that does not add up is refused with the difference', () => {
  const wrong = writeMt940(example).replace(/:62F:C(\d{6})SAR[\d,]+/, ':62F:C$1SAR34900,00');
  expect(() => readStatement(utf8(wrong))).toThrow(/differs from its lines by 146\.90 riyals/);
  const broken = writeEnglishCsv(example).replace('-123.45;34876.55', '-123.45;34876.00');
  expect(() => readStatement(utf8(broken))).toThrow(/Line 3: the balance does not follow .* 0\.55 riyals/);
});

/** The places of the faulty lines that a file is refused with, and the text of the refusal. */
function faultyLines(text: string): { places: number[]; text: string } {
  try {
    readStatement(utf8(text));
  } catch (error) {
    if (error instanceof StatementFault) return { places: error.lines.map(({ place }) => place), text: error.text.en };
    throw error;
  }
  return { places: [], text: '' };
}

test('every faulty line of a file is named, whatever its format', () => {
  const rows = ['01/08/2026,x,1.00', '32/08/2026,x,1.00', '03/08/2026,x,one', '04/08/2026,x,1.00', '05/13/26x,x,1.00'];
  expect(faultyLines(['Date,Description,Amount', ...rows].join('\n'))).toEqual({
    places: [3, 4, 6],
    text: 'Lines with a fault: 3',
  });
  expect(faultyLines(['Date,Description,Amount', ...rows.slice(0, 2)].join('\n'))).toEqual({
    places: [3],
    text: 'Line 3: a date that is not valid',
  });
  const days = [':20:A', ':25:1', ':60F:C260101SAR0,', ':61:26013XC1,NMSC', ':61:260102C1,NMSC', ':61:2601C1,NMSC'];
  const pages = [...days, ':62F:C260102SAR1,', '-', ...days, ':62F:C260102SAR1,'].join('\n');
  expect(faultyLines(pages).places).toEqual([4, 6, 12, 14]);
  const balance = (code: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SAR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  const entry = (amount: string, mark: string) =>
    `<Ntry><Amt Ccy="SAR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd><BookgDt><Dt>2026-08-01</Dt></BookgDt></Ntry>`;
  const entries = entry('1,,1', 'CRDT') + entry('1', 'CRDT') + entry('1', 'NONE');
  const statement = `<Stmt>${balance('OPBD')}${balance('CLBD')}${entries}</Stmt>`;
  const camt = `<Document><BkToCstmrStmt>${statement}</BkToCstmrStmt></Document>`;
  expect(faultyLines(camt).places).toEqual([1, 3]);
});

test('every balance that does not follow is named; one wrong balance is one fault', () => {
  const csv = (...balances: string[]) =>
    [
      'Date,Description,Amount,Balance',
      ...balances.map((balance, day) => `0${day + 1}/08/2026,x,1.00,${balance}`),
    ].join('\n');
  expect(faultyLines(csv('1.00', '7.00', '3.00', '4.00', '5.00')).places).toEqual([3]);
  expect(faultyLines(csv('1.00', '2.00', '9.00', '10.00', '4.00')).places).toEqual([4, 6]);
});

test('MT940: reversals, an entry date in the year before, references of both sides, structured information, several messages', () => {
  const message = (number: number, opening: string, movements: string[], closing: string): string =>
    [
      `:20:A${number}`,
      `:25:BANKSARI/${iban}`,
      `:28C:${number}`,
      `:60F:C260101SAR${opening}`,
      ...movements,
      `:62F:C260101SAR${closing}`,
    ].join('\n');
  const text = [
    message(1, '100,', [':61:2601011231RD10,5NMSCOWNER//BANKREF', ':86:165?20إيجار?21الشقة'], '110,5'),
    message(2, '110,50', [':61:260102RC0,50S103NONREF//B2\nSUPPLEMENT'], '110,'),
  ].join('\n-\n');
  expect(readStatement(utf8(text))).toMatchObject({
    iban,
    opening: 10_000n,
    closing: 11_000n,
    lines: [
      { bookedOn: '2025-12-31', amount: 1050n, references: ['OWNER', 'BANKREF'], description: 'إيجار الشقة' },
      { bookedOn: '2026-01-02', amount: -50n, references: ['B2'], description: 'SUPPLEMENT' },
    ],
  });
  expect(() => readStatement(utf8(text.replace(':60F:C260101SAR110,50', ':60F:C260101SAR110,40')))).toThrow(
    /0\.10 riyals/,
  );
});

test('MT940: a second account or another balance in one message is refused, a repetition is not', () => {
  const text = writeMt940(example);
  const account = /:25:.*/.exec(text)?.[0] ?? '';
  const other = account.replace(/\d{4}$/, '0000');
  expect(() => readStatement(utf8(text.replace(account, `${account}\n${other}`)))).toThrow('more than one account');
  const closing = /:62F:.*/.exec(text)?.[0] ?? '';
  const changed = `${closing}\n${closing.replace(/SAR[\d,]+/, 'SAR1,00')}`;
  expect(() => readStatement(utf8(text.replace(closing, changed)))).toThrow('tag :62F: again with another value');
  expect(readStatement(utf8(text.replace(account, `${account}\n${account}`))).iban).toBe(iban);
});

test('CAMT.053: only booked entries, in any namespace prefix', () => {
  const text = writeCamt053(example)
    .replace('<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-10-31', '<Sts>PDNG</Sts><BookgDt><Dt>2026-10-31')
    .replace(/(<Cd>CLBD<\/Cd>.*?<Amt Ccy="SAR">)[\d.]+/, '$19753.10')
    .replace(/<(\/?)([A-Z])/g, '<$1ns0:$2')
    .replace('xmlns=', 'xmlns:ns0=');
  expect(readStatement(utf8(text)).lines).toHaveLength(2);
});

test('CSV: Hijri dates, brackets, Arabic digits and separators, marks of debit, an opening row, a footer, typed balances', () => {
  const text = [
    'كشف حساب',
    'التاريخ\tالبيان\tالمبلغ\tالنوع',
    '١٤٤٨/٠٥/١٠\tإيجار\t١٬٢٣٤٫٥٠ ر.س\tدائن',
    '1448/05/11\tصيانة\t(34.50)\tمدين',
    '1448/05/12\tرسوم\t100.00\tمدين',
    'الإجمالي\t\t1100.00\t',
  ].join('\n');
  const read = readStatement(utf8(text), { opening: halalas(0n), closing: halalas(110_000n) });
  expect(read.lines).toMatchObject([
    { bookedOn: '2026-10-21', amount: 123_450n, description: 'إيجار' },
    { bookedOn: '2026-10-22', amount: -3450n },
    { bookedOn: '2026-10-23', amount: -10_000n },
  ]);
  expect(() => readStatement(utf8(text))).toThrow(/enter the opening and the closing balance/);
  const american = 'Date,Amount,Balance\n10/31/2026,5.00,105.00\n11/01/2026,-5.00,100.00';
  expect(readStatement(utf8(american)).lines.map((row) => row.bookedOn)).toEqual(['2026-10-31', '2026-11-01']);
});

const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><Document><BkToCstmrStmt><Stmt><Id>&b;</Id></Stmt></BkToCstmrStmt></Document>`;
const csv = (row: string): string => `Date,Description,Reference,Amount,Balance\n${row}`;
const hostile: [string, Uint8Array, StatementFault['reason']][] = [
  ['nothing', utf8(''), 'columns'],
  ['a thousand laughs', utf8(laughs), 'unreadable'],
  ['an external entity', utf8('<!DOCTYPE x SYSTEM "file:///etc/passwd"><Document/>'), 'unreadable'],
  ['a laugh in UTF-16', inUtf16(laughs), 'unreadable'],
  ['other XML', utf8('<html><body>statement</body></html>'), 'format'],
  ['XML that breaks off', utf8(writeCamt053(example).slice(0, 900)), 'format'],
  ['XML that is too deep', utf8(`<Document>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Document>`), 'format'],
  ['a NUL in the text', utf8(csv('2026-01-01,a\0b,R,1.00,1.00')), 'unreadable'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'unreadable'],
  ['a huge field', utf8(csv(`2026-01-01,${'x'.repeat(100_000)},R,1.00,1.00`)), 'unreadable'],
  ['a quote that never closes', utf8(csv(`2026-01-01,"${'y\n'.repeat(10_000)}`)), 'unreadable'],
  ['a formula as an amount', utf8(csv('2026-01-01,a,R,=1+1,1.00')), 'line'],
  ['an amount of three decimals', utf8(csv('2026-01-01,a,R,1.005,1.00')), 'line'],
  ['an amount beyond all money', utf8(csv(`2026-01-01,a,R,${'9'.repeat(30)},1.00`)), 'line'],
  ['a day that does not exist', utf8(csv('2026-02-30,a,R,1.00,1.00')), 'line'],
  ['more columns than any bank prints', utf8(`${'a,'.repeat(500)}\n${csv('2026-01-01,a,R,1.00,1.00')}`), 'columns'],
  ['more lines than a statement has', utf8(csv('2026-01-01,a,R,1.00,\n'.repeat(20_100))), 'too-many-lines'],
  ['another currency', utf8(writeMt940(example).replaceAll('SAR1', 'USD1')), 'currency'],
  [
    'two accounts',
    utf8(`${writeMt940(example)}${writeMt940({ ...example, iban: makeSaudiIban('99', '2') })}`),
    'several-accounts',
  ],
  ['a movement without a shape', utf8(writeMt940(example).replace(':61:261031', ':61:26XX31')), 'line'],
];

test.each(hostile)('%s is refused with a reason', (_name, bytes, reason) => {
  const started = Date.now();
  let fault: unknown;
  try {
    readStatement(bytes);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(StatementFault);
  expect((fault as StatementFault).reason).toBe(reason);
  // The limit is generous, because a pattern with catastrophic backtracking would take minutes.
  expect(Date.now() - started).toBeLessThan(20_000);
});

test.each(['1,000.00 \u20c1', '\u20c1 1,000.00', '\ufdfc1,000.00', '1,000.00 ريال سعودي', '١٬٠٠٠٫٠٠ ر.س'])(
  'the amount of the cell «%s» is read',
  (cell) => {
    const read = readStatement(utf8(`Date,Description,Amount,Balance\n2026-01-01,x,"${cell}","${cell}"\n`));
    expect(read.lines[0]?.amount).toBe(100_000n);
  },
);

test('the text of a cell is stored without formulas, direction marks and control characters', () => {
  const read = readStatement(utf8(csv('2026-01-01,"=HYPERLINK(""http://x"")\u202e\u0007 abc",@SUM(A1),1.00,1.00')));
  expect(read.lines[0]).toMatchObject({ description: 'HYPERLINK("http://x") abc', references: ['SUM(A1)'] });
});

test('any bytes are either read or refused with a reason', () => {
  const seeds = [writeMt940(example), writeCamt053(example), writeCsv(example)].map(utf8);
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 8 }),
      fc.nat(2000),
      (seed, changes, cut) => {
        const bytes = Uint8Array.from(seed.subarray(0, Math.max(1, seed.length - (cut % seed.length))));
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        try {
          readStatement(bytes);
        } catch (error) {
          expect(error).toBeInstanceOf(StatementFault);
        }
      },
    ),
    { numRuns: 300, seed: 20261121 },
  );
});

test.each([
  'Txn Date,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance',
  'Value Date,Particulars,Dr,Cr,Bal',
  'التاريخ,البيان,سحب,إيداع,الرصيد',
])('the column names «%s» are recognised', (heading) => {
  const { lines, closing } = readStatement(
    utf8(`${heading}\n01-Oct-2026,rent,,100.00,100.00\n02-Oct-2026,fee,5.00,,95.00\n`),
  );
  expect([lines.map(({ amount }) => amount), closing]).toEqual([[10_000n, -500n], 9_500n]);
});

test.each(['AUD', 'PHP', 'SYP', 'CAD'])('amounts in %s are refused like those in dollars', (currency) =>
  expect(() =>
    readStatement(utf8(`Date,Description,Amount,Currency,Balance\n2026-10-01,x,100.00,${currency},100.00\n`)),
  ).toThrow(StatementFault),
);
