import { arabicSearchKey } from '@waqf/formats';

/**
 * True when two names may belong to the same person. Spelling, «بن» and ancestors that one name leaves out make no
 * difference: «فهد الدوسري» matches «فهد بن ناصر الدوسري». A different letter does: الزهراني and الشهراني are two
 * families.
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

/** True for the same waqf: «وقف النخيل», «النخيل» and «وقف النخيل الخيري» are equal. */
export function isSameWaqf(one: string, other: string): boolean {
  return withoutWaqf(one) === withoutWaqf(other);
}

function namesIn(name: string): string[] {
  // «عبد الله» is one name, even when it is written as two words.
  const joined = arabicSearchKey(name).replace(/(?<!\S)(عبد|ابو|ام|ال)\s+/g, '$1');
  return joined.split(/\s+/).filter((word) => word !== '' && word !== 'بن' && word !== 'بنت' && word !== 'ابن');
}

const withoutWaqf = (name: string): string =>
  arabicSearchKey(name)
    .replace(/^(?:ال)?وقف\s+/, '')
    .replace(/\sالخيري$/, '')
    .replace(/\s/g, '');
