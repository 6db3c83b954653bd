import { arabicSearchKey } from '@waqf/formats';

/**
 * Whether two names may be one person's: spelling, «بن» and fathers that one of them leaves out make no difference,
 * «فهد الدوسري» is «فهد بن ناصر الدوسري». One letter does: الزهراني and الشهراني are two families.
 */
export function isSamePerson(one: string, other: string): boolean {
  const [left, right] = [namesIn(one), namesIn(other)];
  if (left.join('') === right.join('')) return true;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length < 2 || short[0] !== long[0]) return false;
  let at = 0;
  for (const name of long) if (name === short[at]) at += 1;
  return at === short.length;
}

/** «وقف النخيل», «النخيل» and «وقف النخيل الخيري» name the same waqf. */
export function isSameWaqf(one: string, other: string): boolean {
  return withoutWaqf(one) === withoutWaqf(other);
}

function namesIn(name: string): string[] {
  // «عبد الله» is one name, also where it is written as two.
  const joined = arabicSearchKey(name).replace(/(?<!\S)(عبد|ابو|ام|ال)\s+/g, '$1');
  return joined.split(/\s+/).filter((word) => word !== '' && word !== 'بن' && word !== 'بنت' && word !== 'ابن');
}

const withoutWaqf = (name: string): string =>
  arabicSearchKey(name)
    .replace(/^(?:ال)?وقف\s+/, '')
    .replace(/\sالخيري$/, '')
    .replace(/\s/g, '');
