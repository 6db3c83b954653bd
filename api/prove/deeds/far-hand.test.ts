import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gregorianFromHijri, isNationalId, monthNamed } from '@waqf/formats';
import { deedSets, setsByHand } from '../../test/deeds/sets.mjs';

/** A deed of these sets as in its source file: the truth, and the HTML of the page. */
interface WrittenDeed {
  id: string;
  type: string;
  font: string;
  hijri?: string;
  style?: string;
  head?: string;
  html: string;
  fields: Record<string, unknown>;
}

const written = new Map<string, WrittenDeed[]>();
for (const { name, ofEachType } of deedSets)
  if (ofEachType !== undefined) {
    const { deeds } = (await import(`../../test/deeds/${name}/deeds.mjs`)) as { deeds: WrittenDeed[] };
    written.set(name, deeds);
  }
const [farHand, unseen, manyHands, manyUnseen] = ['far-hand', 'far-hand-unseen', 'many-hands', 'many-hands-unseen'].map(
  (name) => written.get(name)!,
) as [WrittenDeed[], WrittenDeed[], WrittenDeed[], WrittenDeed[]];
const sets = deedSets.flatMap(({ name, ofEachType = 0 }) =>
  written.has(name) ? [[name, written.get(name)!, ofEachType] as const] : [],
);
const folder = join(import.meta.dirname, '..', '..', 'test', 'deeds');
/** An area in words including its fraction: a half, a quarter, tenths or square centimetres. */
const inWords = /متراً (?:مربعاً )?(?:ونصف|وربع|و[^،.]* (?:سنتيمتر|أعشار))/;
const days = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

const western = (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
/** The page as a person reads it: without tags, in one line, with western digits. */
const pageOf = ({ head = '', html }: WrittenDeed) =>
  western(`${head} ${html}`)
    .replace(/<br>|<\/?(?:p|div|td|th|tr|li|h\d|span|i|b|small)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\u0640{2,}/g, '')
    .replace(/\s+/g, ' ');
const valuesOf = ({ fields }: WrittenDeed) =>
  Object.entries(fields)
    .filter(([name]) => !/Date$|^area$/.test(name))
    .flatMap(([, value]) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]))
    .map(String);
const dayOf = (year: string, month: string, day: string) =>
  gregorianFromHijri({ year: Number(year), month: Number(month), day: Number(day) });

/** Whether the month is named on the page, with the year behind it in figures or in hundreds. */
function isNamed(page: string, year: string, month: string): boolean {
  const words = page.split(/[\s،.]+/);
  return words.some((word, at) => {
    const named = monthNamed(`${word} ${words[at + 1]}`) ?? monthNamed(word);
    const behind = words.slice(at + 1, at + 10).join(' ');
    return (
      named?.calendar === 'hijri' && named.month === Number(month) && new RegExp(`${year}|لاثمائة|ربعمائة`).test(behind)
    );
  });
}

/** Dates given in both calendars side by side, `[written Gregorian, Gregorian of the Hijri one]`. */
function daysInBoth(page: string): [string, string][] {
  const numbers = '(\\d{1,4})[/-](\\d{1,2})[/-](\\d{1,4})';
  const both = new RegExp(`${numbers}\\s*(?:هـ)?\\s*(?:الموافق|وبالميلادي:|[-—/(])\\s*${numbers}`, 'g');
  return [...page.matchAll(both)].map(([, ...parts]) => {
    const [hijri, gregorian] = [parts.slice(0, 3), parts.slice(3)]
      .map((three) => (three[0]!.length === 4 ? three : three.toReversed()))
      .sort((one, other) => Number(one[0]) - Number(other[0]));
    return [gregorian!.map((part) => part.padStart(2, '0')).join('-'), dayOf(...(hijri as [string, string, string]))];
  });
}

/** The letters only, so that a different spelling does not hide wording that two sets share. */
const plain = (text: string) =>
  text
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
/** Runs of five words. */
const runsOf = (deeds: WrittenDeed[]) =>
  deeds.flatMap((deed) => {
    const words = plain(pageOf(deed)).split(' ');
    return words.slice(4).map((_, at) => words.slice(at, at + 5).join(' '));
  });
/** Short texts between two tags or before a colon: labels, captions, titles; not a letter or `من`, `إلى`. */
const labelsOf = (deeds: WrittenDeed[]) =>
  deeds
    .flatMap(({ head = '', html }) => `${head}${html}`.split(/<[^>]+>|[:=]/).map(plain))
    .filter((label) => label.length > 3);

const fontsOf = (deeds: WrittenDeed[]) => deeds.map(({ font }) => font);

test('the list names every set that lies here, and the README tells of each', () => {
  const lying = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'truth')));
  const named = deedSets.map(({ name }) => name).filter((name) => name !== '.');
  expect(named.toSorted()).toEqual(lying.toSorted());
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(named.filter((name) => !readme.includes(`\n| \`${name}\``) && !readme.includes(`, \`${name}\` |`))).toEqual(
    [],
  );
  const byHand = lying.filter((name) => existsSync(join(folder, name, 'deeds.mjs')));
  expect(setsByHand.toSorted()).toEqual(byHand.toSorted());
});

describe('the unseen half', () => {
  const shared = (what: (deeds: WrittenDeed[]) => (string | undefined)[]) => {
    const others = new Set(what(farHand));
    return [...new Set(what(unseen))].filter((one) => others.has(one));
  };

  test('has no five words, label, layout or font of the other half', () => {
    expect(shared(runsOf)).toEqual([]);
    expect(shared(labelsOf)).toEqual([]);
    expect(shared((deeds) => deeds.map(({ style }) => style))).toEqual([]);
    expect(shared((deeds) => deeds.map(({ font }) => font))).toEqual([]);
  });

  test('the unseen ones of many hands share nothing with the three other sets', () => {
    const others = [...farHand, ...unseen, ...manyHands];
    const ways = [runsOf, labelsOf, (of: WrittenDeed[]) => of.map(({ style }) => style), fontsOf];
    for (const what of ways) {
      const known = new Set<string | undefined>(what(others));
      expect([...new Set(what(manyUnseen))].filter((one) => known.has(one))).toEqual([]);
    }
  });

  test('the check sees what crosses', () => {
    const crossing = { ...unseen[0]!, html: '<td>رقم العقار</td>' };
    expect(labelsOf(farHand)).toEqual(expect.arrayContaining(labelsOf([crossing]).slice(-1)));
    expect(new Set(runsOf(farHand)).size).toBeGreaterThan(1000);
  });
});

describe.each(sets)('%s', (set, deeds, ofEachType) => {
  test('as many deeds of each type as it names, each by a layout of its own', () => {
    expect(deeds).toHaveLength(3 * ofEachType);
    expect(new Set(deeds.map(({ id }) => id)).size).toBe(deeds.length);
    expect(new Set(deeds.map(({ style }) => style)).size).toBe(deeds.length);
    for (const type of ['property_deed', 'waqf_deed', 'nazir_deed'])
      expect(deeds.filter((deed) => deed.type === type)).toHaveLength(ofEachType);
  });

  test('every id passes its check digit', () => {
    const ids = deeds.flatMap((deed) => [
      ...String(deed.fields.nazirId ?? '').matchAll(/.+/g),
      ...pageOf(deed).matchAll(/(?<!\d|سجل تجاري |سجل تجاري رقم |س\.ت )[12]\d{9}(?!\d)/g),
    ]);
    expect(ids.length).toBeGreaterThan(2 * ofEachType);
    expect(ids.map(([id]) => id).filter((id) => !isNationalId(id))).toEqual([]);
    const trustees = deeds.filter(({ type }) => type === 'nazir_deed');
    // Before ids existed, a trustee was identified by the number of his family register, or by his name only; a company
    // by its commercial register.
    const byName = ({ hijri = '' }: WrittenDeed) => hijri < '1370';
    const reason = /حفيظ[ةت]|تابعيته|غير مذكور|لم يُذكر|سجل تجاري/;
    const unnumbered = trustees.filter((deed) => !deed.fields.nazirId && !byName(deed) && !reason.test(pageOf(deed)));
    expect(unnumbered.map(({ id }) => id)).toEqual([]);
  });

  test('the day of the truth is the Hijri day of the deed, and days in both calendars agree', () => {
    for (const deed of deeds.filter(({ type }) => type !== 'waqf_deed')) {
      const [year, month, day] = deed.hijri!.split('-');
      expect([deed.id, deed.fields.issueDate ?? deed.fields.appointmentDate]).toEqual([
        deed.id,
        dayOf(year!, month!, day!),
      ]);
      const numbers = [Number(day), Number(month), Number(year)].map((part) => `0?${part}`);
      const written = [numbers, numbers.toReversed()].map((parts) => parts.join('[ /-]+')).join('|');
      const stands =
        new RegExp(`(?<!\\d)(?:${written})(?!\\d)`).test(pageOf(deed)) || isNamed(pageOf(deed), year!, month!);
      expect([deed.id, stands]).toEqual([deed.id, true]);
    }
    const both = deeds.flatMap((deed) => daysInBoth(pageOf(deed)));
    expect(both.length).toBeGreaterThanOrEqual(3);
    for (const [gregorian, fromHijri] of both) expect(gregorian).toBe(fromHijri);
  });

  test('a weekday that stands before the day of the deed is the right one', () => {
    for (const deed of deeds.filter(({ hijri }) => hijri !== undefined)) {
      const [year, month, day] = deed.hijri!.split('-').map(Number);
      const name = days[new Date(dayOf(String(year), String(month), String(day))).getUTCDay()];
      const named = new RegExp(`(${days.join('|')}) ${day}/${month}/${year}`).exec(pageOf(deed))?.[1] ?? name;
      expect([deed.id, named]).toEqual([deed.id, name]);
    }
  });

  test('what the truth says stands in the deed, letter by letter', () => {
    for (const deed of deeds) {
      const page = pageOf(deed);
      expect([deed.id, valuesOf(deed).filter((value) => !page.includes(value))]).toEqual([deed.id, []]);
    }
  });

  test('the area stands in figures, or in words down to the centimetre', () => {
    for (const { id, area, page } of deeds
      .filter(({ type, fields }) => type === 'property_deed' && fields.area !== undefined)
      .map((deed) => ({ id: deed.id, area: deed.fields.area, page: pageOf(deed) }))) {
      const figures = page.replace(/(?<=\d),(?=\d{3})/g, '').replace(/(?<=\d)[٫ر](?=\d)/g, '.');
      expect([id, figures.includes(String(area)) || inWords.test(page)]).toEqual([id, true]);
    }
  });

  test('the committed truth is what the deeds say', () => {
    for (const { html: _html, font: _font, style: _style, head: _head, ...truth } of deeds) {
      const committed = readFileSync(join(folder, set, 'truth', `${truth.id}.json`), 'utf8');
      expect(JSON.parse(committed)).toEqual(truth);
    }
  });
});
