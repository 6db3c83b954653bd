import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fieldsOfDeed as contractFields } from '@waqf/contracts/documents';
import { brokenPdfs } from '../../../test/deeds/pdf-builder.js';
import { namedOtherwise, nextDigit, scanWithLayer } from '../../../test/deeds/wrong-layers.js';
import { type DeedReading, fieldsOfDeed, type StageReport } from './deed-reading.js';
import { readDeed } from './read-deed.js';
import { unreadableReasons } from './reasons.js';

const sample = (path: string): Promise<Buffer> => readFile(new URL(`../../../${path}`, import.meta.url));
const pdf = 'application/pdf';

const fieldsOf = async (path: string): Promise<Record<string, unknown>> => fieldsIn(await sample(path));

async function fieldsIn(deed: Uint8Array): Promise<Record<string, unknown>> {
  const reading = await readDeed(deed, pdf);
  if (reading.outcome !== 'read') throw new Error(reading.reason);
  return Object.fromEntries(reading.fields.map(({ name, value }) => [name, value]));
}

describe('reading a digital deed', () => {
  test('property deed in prose: both calendars, digits and words, place in a sentence', async () => {
    expect(await fieldsOf('test/deeds/digital/doc003.pdf')).toEqual({
      propertyNumber: '330575102768',
      issueDate: '2000-07-23',
      location: 'مكة المكرمة، الشوقية',
      area: 1332.64,
      ownerName: 'ماجد بن تركي بن ناصر الحربي',
    });
  });

  test('what a deed shows counts, not what its text layer says', async () => {
    const [deed, other] = await Promise.all(
      ['doc003', 'doc006'].map((name) => sample(`test/deeds/digital/${name}.pdf`)),
    );
    const files = await Promise.all([scanWithLayer(deed!, other!), namedOtherwise(deed!, nextDigit)]);
    for (const file of files)
      expect(await fieldsIn(file)).toMatchObject({
        propertyNumber: '330575102768',
        ownerName: 'ماجد بن تركي بن ناصر الحربي',
      });
  });

  test('property number wins over the number of the deed', async () => {
    expect((await fieldsOf('test/deeds/digital/doc006.pdf')).propertyNumber).toBe('568915070116');
  });

  test('waqf deed with ordinals in a paragraph', async () => {
    const fields = await fieldsOf('test/deeds/digital/doc001.pdf');
    expect(fields.waqfName).toBe('وقف طلبة العلم');
    expect(fields.beneficiaries).toEqual(['الأيتام', 'الغارمون', 'المرضى المعسرون']);
    expect(fields.conditions).toHaveLength(3);
  });

  test('nazir deed: appointment and not the day of the deed', async () => {
    expect(await fieldsOf('test/deeds/digital/doc014.pdf')).toMatchObject({
      nazirName: 'علي بن يوسف الخالدي',
      nazirId: '1492033509',
      appointmentDate: '1997-07-18',
    });
  });

  test('doubtful and missing fields have a reason, certain ones have none', async () => {
    const reading = (await readDeed(await sample('samples/deeds/pending/property-deed.pdf'), pdf)) as Extract<
      DeedReading,
      { outcome: 'read' }
    >;
    const states = Object.fromEntries(reading.fields.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ issueDate: 'check', area: 'check' });
    expect(reading.fields.find(({ name }) => name === 'issueDate')?.note?.ar).toContain('الهجري');
    const waqf = (await readDeed(await sample('samples/deeds/pending/waqf-deed.pdf'), pdf)) as Extract<
      DeedReading,
      { outcome: 'read' }
    >;
    expect(waqf.fields.find(({ name }) => name === 'purpose')).toMatchObject({
      state: 'missing',
      value: null,
      page: null,
      box: null,
    });
    const nazir = (await readDeed(await sample('test/deeds/digital/doc014.pdf'), pdf)) as Extract<
      DeedReading,
      { outcome: 'read' }
    >;
    const certain = nazir.fields.filter(({ state }) => state === 'certain');
    expect(certain.map(({ name }) => name)).toContain('nazirId');
    expect(certain.map(({ note }) => note)).toEqual(certain.map(() => undefined));
  });

  test('each found field has its page and a box within it', async () => {
    const reading = (await readDeed(await sample('test/deeds/digital/doc012.pdf'), pdf)) as Extract<
      DeedReading,
      { outcome: 'read' }
    >;
    expect(reading.pages).toEqual([{ number: 1, width: expect.closeTo(594.96, 1), height: expect.closeTo(841.92, 1) }]);
    for (const { box, page } of reading.fields) {
      expect(page).toBe(1);
      expect(box!.x + box!.width).toBeLessThanOrEqual(1);
      expect(box!.y + box!.height).toBeLessThanOrEqual(1);
      expect(box!.width * box!.height).toBeGreaterThan(0);
    }
    // صك رقم is in the upper quarter, the owner below it.
    const [number, owner] = ['propertyNumber', 'ownerName'].map(
      (name) => reading.fields.find((field) => field.name === name)!.box!,
    );
    expect(number!.y).toBeLessThan(0.25);
    expect(owner!.y).toBeGreaterThan(number!.y);
  });

  test('the five stages are reported in order', async () => {
    const reports: StageReport[] = [];
    await readDeed(await sample('test/deeds/digital/doc000.pdf'), pdf, (report) => reports.push(report));
    expect([...new Set(reports.map(({ stage }) => stage))]).toEqual(['received', 'page', 'type', 'fields', 'checks']);
    expect(reports.find(({ stage }) => stage === 'fields')).toMatchObject({ done: 5, total: 5 });
  });

  test('the fields are those of the contract', () => expect(fieldsOfDeed).toEqual(contractFields));
});

describe('what cannot be read', () => {
  const reasonOf = async (bytes: Uint8Array, expectedType?: 'nazir_deed'): Promise<string> => {
    const reading = await readDeed(bytes, pdf, undefined, expectedType ? { expectedType } : {});
    return reading.outcome === 'unreadable' ? reading.reason : 'read';
  };

  test('an encrypted PDF', async () => expect(await reasonOf(brokenPdfs.encrypted())).toBe('encrypted_pdf'));
  test('a truncated PDF', async () =>
    expect(await reasonOf((await sample('test/deeds/digital/doc000.pdf')).subarray(0, 1500))).toBe('damaged_pdf'));
  test('a picture named pdf', async () =>
    expect(await reasonOf(await sample('test/deeds/scans/good/doc000.jpg'))).toBe('damaged_pdf'));
  test('nothing', async () => expect(await reasonOf(new Uint8Array())).toBe('empty'));
  test('51 pages, while 50 blank ones only lack text', async () => {
    expect(await reasonOf(brokenPdfs.blank(51))).toBe('too_many_pages');
    expect(await reasonOf(brokenPdfs.blank(50))).toBe('no_text');
  });
  test('a deed of another type than asked for', async () =>
    expect(await reasonOf(await sample('test/deeds/digital/doc000.pdf'), 'nazir_deed')).toBe('wrong_type'));
  test('a letter that is no deed', async () => {
    expect(
      await reasonOf(
        brokenPdfs.text('Dear Sir or Madam, please find enclosed the invoice for the services of last month.'),
      ),
    ).toBe('not_a_deed');
  });
  test('a picture that is too small, too dark, or blank', async () => {
    const scan = sharp(await sample('test/deeds/scans/good/doc000.jpg'));
    const reasonOfPicture = async (picture: Buffer): Promise<string> => {
      const reading = await readDeed(picture, 'image/jpeg');
      return reading.outcome === 'unreadable' ? reading.reason : 'read';
    };
    expect(await reasonOfPicture(await scan.clone().resize(500).jpeg().toBuffer())).toBe('too_small');
    expect(await reasonOfPicture(await scan.clone().linear(0.1, 0).jpeg().toBuffer())).toBe('too_dark');
    expect(
      await reasonOfPicture(
        await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#e8e4da' } })
          .jpeg()
          .toBuffer(),
      ),
    ).toBe('no_text');
  });
  test('13 scanned pages', async () => expect(await reasonOf(brokenPdfs.pictures(13))).toBe('too_many_scans'));
  test('every reason says what to do, in both languages', () => {
    for (const { ar, en } of Object.values(unreadableReasons)) {
      expect(ar).toMatch(/ارفع|اختر|نزّل|احفظ|تأكد/);
      expect(en).toMatch(/upload|choose|make sure/i);
    }
  });
});

describe('the sample deeds', () => {
  interface Sample {
    file: string;
    type: string;
    truth: Record<string, unknown> | null;
    states?: Record<string, string>;
    reason?: string;
  }

  test('each is read as its index states', async () => {
    const samples = JSON.parse((await sample('samples/deeds/index.json')).toString()) as Sample[];
    expect(samples).toHaveLength(26);
    for (const { file, type, truth, states, reason } of samples) {
      const reading = await readDeed(await sample(`samples/deeds/${file}`), file.endsWith('.jpg') ? 'image/jpeg' : pdf);
      if (truth === null) {
        expect(reading).toEqual({ outcome: 'unreadable', reason });
        continue;
      }
      if (reading.outcome !== 'read') throw new Error(`${file}: ${reading.reason}`);
      expect([file, reading.type]).toEqual([file, type]);
      for (const { name, value, state, parts } of reading.fields) {
        const wanted = truth[name];
        // A deed that is ambiguous on purpose may be read either way; it must only not look certain.
        if (states?.[name]) expect([file, name, state]).toEqual([file, name, states[name]]);
        else expect([file, name, name === 'location' ? parts : value]).toEqual([file, name, wanted]);
      }
    }
  });
});
