import type { Halalas } from './halalas';

const units = ['', 'واحد', 'اثنان', 'ثلاثة', 'أربعة', 'خمسة', 'ستة', 'سبعة', 'ثمانية', 'تسعة'];
const teens = [
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
  'ثلاثة عشر',
  'أربعة عشر',
  'خمسة عشر',
  'ستة عشر',
  'سبعة عشر',
  'ثمانية عشر',
  'تسعة عشر',
];
const tens = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون'];
const hundreds = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة'];

interface Noun {
  one: string;
  two: string;
  /** Before its own counted noun the dual loses its noon: `ألفا ريال`. */
  twoJoined: string;
  few: string;
  many: string;
}

const scales: readonly Noun[] = [
  { one: 'مليار', two: 'ملياران', twoJoined: 'مليارا', few: 'مليارات', many: 'مليار' },
  { one: 'مليون', two: 'مليونان', twoJoined: 'مليونا', few: 'ملايين', many: 'مليون' },
  { one: 'ألف', two: 'ألفان', twoJoined: 'ألفا', few: 'آلاف', many: 'ألف' },
];
const riyal: Noun = { one: 'ريال واحد', two: 'ريالان', twoJoined: 'ريالان', few: 'ريالات', many: 'ريالًا' };
const halala: Noun = { one: 'هللة واحدة', two: 'هللتان', twoJoined: 'هللتان', few: 'هللات', many: 'هللة' };

/** The words for 1 to 999 before a masculine noun; `feminine` for halalas, where the numbers 3 to 10 lose their taa. */
function belowThousand(count: number, feminine = false): string {
  const rest = count % 100;
  const parts = [hundreds[Math.floor(count / 100)] ?? ''];
  if (rest >= 20) parts.push(joined([unit(rest % 10, feminine), tens[Math.floor(rest / 10)] ?? '']));
  else if (rest >= 10) parts.push(feminine ? feminineTeen(rest) : (teens[rest - 10] ?? ''));
  else parts.push(unit(rest, feminine));
  return joined(parts);
}

function unit(count: number, feminine: boolean): string {
  if (!feminine) return units[count] ?? '';
  if (count === 1) return 'إحدى';
  if (count === 2) return 'اثنتان';
  return (units[count] ?? '').replace(/ية$/, 'ي').replace(/ة$/, '');
}

function feminineTeen(count: number): string {
  if (count === 10) return 'عشر';
  if (count === 11) return 'إحدى عشرة';
  if (count === 12) return 'اثنتا عشرة';
  return `${unit(count - 10, true)} عشرة`;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' و');

/** Hundreds directly before the counted noun, where the dual loses its noon. */
function hundredsOf(count: number): string {
  return (hundreds[count / 100] ?? '').replace(/مئتان$/, 'مئتا');
}

/**
 * A group of thousands with its scale word, e.g. `خمسة وعشرون ألفًا`. Directly before the riyal, a dual loses its noon
 * and a singular its tanween. One and two after hundreds are expressed by the noun alone: `مئة ألف وألف`.
 */
function scaled(count: number, noun: Noun, last: boolean): string {
  const rest = count % 100;
  const hundred = count > rest ? `${hundredsOf(count - rest)} ${noun.many}` : '';
  if (rest <= 2) return joined([hundred, ['', noun.one, last ? noun.twoJoined : noun.two][rest] ?? '']);
  if (rest <= 10) return `${belowThousand(count)} ${noun.few}`;
  return `${belowThousand(count)} ${noun.many}${last ? '' : 'ًا'}`;
}

/**
 * Words for riyals whose last two digits are not 01 or 02, or for one and two riyals, which the noun alone expresses.
 */
function countedRiyals(riyals: bigint): string {
  if (riyals <= 2n) return ['', riyal.one, riyal.two][Number(riyals)] ?? '';
  const parts: string[] = [];
  let scale = 1_000_000_000n;
  for (const noun of scales) {
    const count = Number((riyals / scale) % 1000n);
    if (count > 0) parts.push(scaled(count, noun, riyals % scale === 0n));
    scale /= 1000n;
  }
  const units = Number(riyals % 1000n);
  const rest = units % 100;
  if (units > 0) parts.push(rest === 0 ? hundredsOf(units) : belowThousand(units));
  const noun = rest === 0 ? riyal.many.replace(/ًا$/, '') : rest <= 10 ? riyal.few : riyal.many;
  return `${joined(parts)} ${noun}`;
}

function riyalsOf(riyals: bigint): string {
  const rest = riyals % 100n;
  const apart = rest === 1n || rest === 2n ? rest : 0n;
  return joined([riyals > apart ? countedRiyals(riyals - apart) : '', countedRiyals(apart)]);
}

function halalasOf(count: number): string {
  if (count <= 2) return ['', halala.one, halala.two][count] ?? '';
  return `${belowThousand(count, true)} ${count <= 10 ? halala.few : halala.many}`;
}

/**
 * An amount in words as on a cheque: `خمسة وعشرون ألف ريال`, `مئتا ريال وريال واحد`, `ثلاثة ريالات وخمسون هللة`.
 * @returns null for zero, a negative amount, and 10^12 riyals or more, which are written in digits only
 */
export function riyalsInWords(amount: Halalas): string | null {
  if (amount <= 0n || amount >= 100_000_000_000_000n) return null;
  const riyals = amount / 100n;
  return joined([riyals > 0n ? riyalsOf(riyals) : '', halalasOf(Number(amount % 100n))]);
}
