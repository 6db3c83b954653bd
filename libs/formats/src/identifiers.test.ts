import fc from 'fast-check';
import {
  arabicSearchKey,
  completeNationalId,
  displaySaudiMobile,
  groupIban,
  isIban,
  isNationalId,
  isSaudiIban,
  isSaudiMobile,
  makeSaudiIban,
  normaliseDigits,
  normaliseNationalId,
  normaliseSaudiIban,
  normaliseSaudiMobile,
  searchWords,
} from './index';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''));

test('Arabic and Persian digits become 0-9', () => {
  expect(normaliseDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x7')).toBe('0123456789 0123456789 x7');
});

describe('national id', () => {
  test.each(['1000000008', '2000000006', '1000000016', '1000000164', '2000000014', '١٠٠٠٠٠٠٠٠٨', ' 1000000008 '])(
    '%s is valid',
    (id) => expect(isNationalId(id)).toBe(true),
  );

  test.each(['1000000000', '3000000004', '100000000', '10000000080', '1000000 08', 'abcdefghij', '', '0000000000'])(
    '%j is not valid',
    (id) => expect(isNationalId(id)).toBe(false),
  );

  test('is stored in the digits 0-9', () => expect(normaliseNationalId('۲۰۰۰۰۰۰۰۰۶')).toBe('2000000006'));

  test.each(['\u200e1000000008\u200f', '\u202a1000000008\u202c', '１０００００００0８', '\ufeff 1000000008'])(
    'pasted as %j it is taken',
    (id) => expect(normaliseNationalId(id)).toBe('1000000008'),
  );

  test('a completed id is valid, and any single wrong digit makes it invalid', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('1', '2'),
        digits(8),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (first, rest, at, by) => {
          const id = completeNationalId(first + rest);
          expect(isNationalId(id)).toBe(true);
          const wrong = id.slice(0, at) + ((Number(id[at]) + by) % 10) + id.slice(at + 1);
          expect(isNationalId(wrong)).toBe(false);
        },
      ),
    );
  });
});

describe('IBAN', () => {
  test('the published example is accepted, also grouped or in Arabic digits', () => {
    expect(isSaudiIban('SA0380000000608010167519')).toBe(true);
    expect(normaliseSaudiIban('sa03 8000 0000 6080 1016 7519')).toBe('SA0380000000608010167519');
    expect(normaliseSaudiIban('SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩')).toBe('SA0380000000608010167519');
    expect(groupIban('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519');
    expect(makeSaudiIban('80', '608010167519')).toBe('SA0380000000608010167519');
  });

  test.each([
    'SA0380000000608010167518',
    'SA038000000060801016751',
    'AE070331234567890123456',
    'SA03800000006080101675190',
    '',
  ])('refuses %j', (iban) => expect(isSaudiIban(iban)).toBe(false));

  test.each([
    'SA03-8000-0000-6080-1016-7519',
    'SA03\u20118000\u20130000\u00a06080 1016 7519',
    'IBAN SA0380000000608010167519',
    'IBAN No.: SA03.8000.0000.6080.1016.7519',
    'IBAN # SA0380000000608010167519',
    'رقم الآيبان: SA03 8000 0000 6080 1016 7519',
    'IBAN: sa03 8000 0000 6080 1016 7519',
    '\u200eSA03 8000 0000 6080 1016 7519\u200f',
    '\u202dSA0380000000608010167519\u202c',
    'الآيبان: SA03 8000 0000 6080 1016 7519',
    'آيبان SA0380000000608010167519',
    'رقم الحساب الدولي: SA03 8000 0000 6080 1016 7519',
    'رقم الحساب (الآيبان): SA03 8000 0000 6080 1016 7519',
    'SA03/8000/0000/6080/1016/7519',
    'SA03_8000_0000_6080_1016_7519',
    'SA03·8000·0000·6080·1016·7519',
    'SA03•8000 | 0000•6080•1016•7519',
    'International Bank Account Number (IBAN): SA0380000000608010167519',
    'Account No. SA0380000000608010167519',
    '\u2067SA0380000000608010167519\u2069',
  ])('pasted as %j it is taken', (text) => expect(normaliseSaudiIban(text)).toBe('SA0380000000608010167519'));

  test('a Norwegian IBAN is valid', () => expect(isIban('NO93 8601 1117 947')).toBe(true));

  test('check digits 00, 01 and 99 are refused although the remainder fits', () => {
    for (let account = 0; account < 400; account += 1) {
      const iban = makeSaudiIban('80', String(account));
      const check = Number(iban.slice(2, 4));
      for (const same of [check - 97, check + 97].filter((other) => other >= 0 && other <= 99)) {
        const forged = `SA${String(same).padStart(2, '0')}${iban.slice(4)}`;
        expect([isSaudiIban(iban), isSaudiIban(forged), isIban(forged)]).toEqual([true, false, false]);
      }
    }
  });

  test('an IBAN of another country is valid but not Saudi', () => {
    expect(isIban('GB29 NWBK 6016 1331 9268 19')).toBe(true);
    expect(isIban('GB29 NWBK 6016 1331 9268 18')).toBe(false);
    expect(isIban('SA0380000000608010167519')).toBe(true);
    expect(isSaudiIban('GB29NWBK60161331926819')).toBe(false);
  });

  test('a made IBAN is always valid, and any single wrong digit makes it invalid', () => {
    fc.assert(
      fc.property(
        digits(2),
        digits(18),
        fc.integer({ min: 4, max: 23 }),
        fc.integer({ min: 1, max: 9 }),
        (bank, account, at, by) => {
          const iban = makeSaudiIban(bank, account);
          expect(isSaudiIban(iban)).toBe(true);
          expect(isSaudiIban(iban.slice(0, at) + ((Number(iban[at]) + by) % 10) + iban.slice(at + 1))).toBe(false);
        },
      ),
    );
  });
});

describe('mobile', () => {
  test.each([
    '0512345678',
    '512345678',
    '966512345678',
    '00966512345678',
    '+966512345678',
    '٠٥١٢٣٤٥٦٧٨',
    '051 234 5678',
    '051-234-5678',
    '+9660512345678',
    '00966 0512345678',
    '051\u2011234\u20135678',
    '(051) 234 5678',
    '+966 (0)51 234 5678',
    'tel:+966-51-234-5678',
    '051.234.5678',
    '\u2068+966\u00a051\u2212234\u22125678\u2069',
  ])('%s is stored as +966512345678', (text) => expect(normaliseSaudiMobile(text)).toBe('+966512345678'));

  test.each(['0412345678', '05123456789', '051234567', '+971512345678', '()', 'tel:', '', 'x'])('refuses %j', (text) =>
    expect(isSaudiMobile(text)).toBe(false),
  );

  test('is displayed in local form', () => expect(displaySaudiMobile('+966512345678')).toBe('0512345678'));
});

describe('search key', () => {
  test.each([
    ['وَقْفُ الأُسْرَة', 'وقف الاسره'],
    ['مـــؤسسة', 'موسسه'],
    ['وسائل', 'وسايل'],
    ['مھدی ۀۃە ہې ے', 'مهدي ههه هي ي'],
    ['ڪتاب ٲحمد', 'كتاب احمد'],
    ['إبراهيم  آل ٱلرحمن', 'ابراهيم ال الرحمن'],
    ['مستشفى', 'مستشفي'],
    ['وقف ٢٠٢٦', 'وقف 2026'],
    ['Waqf Noor', 'waqf noor'],
    ['\ufeed\ufed7\ufed2 \ufea7\ufeee\ufef3\ufea0', 'وقف خويج'],
    ['\u202bوقف\u200c النور\u200f', 'وقف النور'],
    ['وقف کریم', 'وقف كريم'],
    ['عبد الله بن عبد الرحمن', 'عبدالله بن عبدالرحمن'],
    ['عبدالله', 'عبدالله'],
    ['معبد الشمس', 'معبد الشمس'],
    ['وقف ﷲ', 'وقف الله'],
  ])('%s → %s', (text, key) => expect(arabicSearchKey(text)).toBe(key));

  test('the search key of a search key is the key itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        expect(arabicSearchKey(arabicSearchKey(text))).toBe(arabicSearchKey(text)),
      ),
    );
  });

  test('a text is split into words of letters and digits, each as a search key', () => {
    expect(searchWords('  صَكّ رقم ٣١٠/١٥-٤، الأيتام ')).toEqual(['صك', 'رقم', '310', '15', '4', 'الايتام']);
    expect(searchWords(' !؟ " ')).toEqual([]);
  });
});
