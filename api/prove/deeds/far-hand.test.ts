import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gregorianFromHijri, isNationalId } from '@waqf/formats';
import { deeds as farHand } from '../../test/deeds/far-hand/deeds.mjs';

/** A deed of these sets as its file writes it: the truth, and the page's HTML. */
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

const sets: [string, WrittenDeed[]][] = [['far-hand', farHand as WrittenDeed[]]];
const folder = join(import.meta.dirname, '..', '..', 'test', 'deeds');
const days = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

const western = (text: string) => text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
/** The page as a person reads it: without tags, in one line, with western digits. */
const pageOf = ({ head = '', html }: WrittenDeed) =>
  western(`${head} ${html}`)
    .replace(/<br>|<\/?(?:p|div|td|th|tr|li|h\d|span|i|b|small)\b[^>]*>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ');
const valuesOf = ({ fields }: WrittenDeed) =>
  Object.entries(fields)
    .filter(([name]) => !/Date$|^area$/.test(name))
    .flatMap(([, value]) => (typeof value === 'object' && value !== null ? Object.values(value) : [value]))
    .map(String);
const dayOf = (year: string, month: string, day: string) =>
  gregorianFromHijri({ year: Number(year), month: Number(month), day: Number(day) });

/** Days that stand in both calendars beside each other, `[written Gregorian, Gregorian of the Hijri one]`. */
function daysInBoth(page: string): [string, string][] {
  const numbers = '(\\d{1,4})[/-](\\d{1,2})[/-](\\d{1,4})';
  const both = new RegExp(`${numbers}\\s*(?:هـ)?\\s*(?:الموافق|[-—/(])\\s*${numbers}`, 'g');
  return [...page.matchAll(both)].map(([, ...parts]) => {
    const [hijri, gregorian] = [parts.slice(0, 3), parts.slice(3)].map((three) =>
      three[0]!.length === 4 ? three : three.toReversed(),
    );
    return [gregorian!.map((part) => part.padStart(2, '0')).join('-'), dayOf(...(hijri as [string, string, string]))];
  });
}

describe.each(sets)('%s', (set, deeds) => {
  test('24 deeds, each type by at least eight layouts of its own', () => {
    expect(deeds).toHaveLength(24);
    expect(new Set(deeds.map(({ id }) => id)).size).toBe(24);
    expect(new Set(deeds.map(({ style }) => style)).size).toBe(24);
    for (const type of ['property_deed', 'waqf_deed', 'nazir_deed'])
      expect(deeds.filter((deed) => deed.type === type)).toHaveLength(8);
  });

  test('every id passes its check digit', () => {
    const ids = deeds.flatMap((deed) => [
      ...String(deed.fields.nazirId ?? '').matchAll(/.+/g),
      ...pageOf(deed).matchAll(/(?<!\d|سجل تجاري )[12]\d{9}(?!\d)/g),
    ]);
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.map(([id]) => id).filter((id) => !isNationalId(id))).toEqual([]);
    const trustees = deeds.filter(({ type }) => type === 'nazir_deed');
    // Before there were ids a trustee was known by the number of his family's register.
    expect(trustees.filter((deed) => !deed.fields.nazirId && !/حفيظة|تابعية/.test(pageOf(deed)))).toEqual([]);
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
      const page = pageOf(deed);
      // A day in words names its year in words, or in digits behind the name of a month.
      expect(page).toMatch(new RegExp(`(?<!\\d)(?:${written})(?!\\d)|وثلاثمائة|وأربعمائة|من شوال|شعبان`));
    }
    const both = deeds.flatMap((deed) => daysInBoth(pageOf(deed)));
    expect(both.length).toBeGreaterThan(2);
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
      .filter(({ type }) => type === 'property_deed')
      .map((deed) => ({ id: deed.id, area: deed.fields.area, page: pageOf(deed) }))) {
      const figures = page.replace(/(?<=\d),(?=\d{3})/g, '').replace(/(?<=\d)[٫ر](?=\d)/g, '.');
      expect([id, figures.includes(String(area)) || /متراً مربعاً (?:ونصف|و[^،.]* سنتيمتراً)/.test(page)]).toEqual([
        id,
        true,
      ]);
    }
  });

  test('the committed truth is what the deeds say', () => {
    for (const { html: _html, font: _font, style: _style, head: _head, ...truth } of deeds) {
      const committed = readFileSync(join(folder, set, 'truth', `${truth.id}.json`), 'utf8');
      expect(JSON.parse(committed)).toEqual(truth);
    }
  });
});
