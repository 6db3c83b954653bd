import { isGivenName, isWomansName } from '../given-names.js';
import { districtKind, lies } from '../lexicon/place-words.js';
import { openerOf } from '../list-headings.js';
import type { ListField } from '../list-wording.js';
import { findOrganisations } from '../organisation-names.js';
import { cityPattern, isKnownDistrict } from '../places.js';

/*
 * What the lexicon knows of stretches of a deed, for the tagger: cities, kinds of places, organisations, which list was
 * announced before. A wording that nobody has seen is told by what is known of the words around it.
 */

/** A stretch of the folded text with what is said of its words; its first word gets the sign with `^` behind it. */
interface Sign {
  start: number;
  end: number;
  sign: string;
}

const matches = (text: string, pattern: RegExp, sign: string): Sign[] =>
  [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1] ?? match[0]).length, end, sign };
  });

const city = new RegExp(`(?<!\\p{L})(?:و?ب|ل|و)?(${cityPattern})(?!\\p{L})`, 'gu');
const kind = new RegExp(`(?<!\\p{L})(?:و|ف)?(?:ب|ل)?(?:ال)?(${districtKind})(?!\\p{L})`, 'gu');
const lying = new RegExp(`(?<!\\p{L})(?:و|ف|ب)?(${lies})(?!\\p{L})`, 'gu');
const word = /\p{L}{3,}/gu;

function knownDistricts(text: string): Sign[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const bare = match[0].replace(/^[وفبل](?=ال)/u, '');
    const end = match.index + match[0].length;
    return isKnownDistrict(bare) ? [{ start: end - bare.length, end, sign: 'quarter' }] : [];
  });
}

/** First names, whether or not the words around them make a whole name of a person. */
function givenNames(text: string): Sign[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const name = isGivenName(match[0]) ? match[0] : match[0].replace(/^[وفبل]/u, '');
    if (!isGivenName(name)) return [];
    const end = match.index + match[0].length;
    return [{ start: end - name.length, end, sign: isWomansName(name) ? 'woman' : 'given' }];
  });
}

/** Signs of the words of a deed, by the place of the word. */
export function signsIn(text: string): Sign[] {
  return [
    ...matches(text, city, 'city'),
    ...matches(text, kind, 'kind'),
    ...matches(text, lying, 'lies'),
    ...knownDistricts(text),
    ...givenNames(text),
    ...findOrganisations(text).map(({ start, end }) => ({ start, end, sign: 'org' })),
  ];
}

const fields: ListField[] = ['conditions', 'beneficiaries', 'authorities'];

/** Letters behind an announcement in which its list begins. */
const reach = 420;

/** Which list was last announced before each place of the text, and whether its sentence still goes on. */
export function announcementsIn(text: string): (at: number) => string[] {
  const found = fields
    .flatMap((field) =>
      [...text.matchAll(openerOf(field))].map((match) => ({ field, end: match.index + match[0].length })),
    )
    .sort((one, other) => one.end - other.end);
  return (at) => {
    const last = found.findLast(({ end }) => end <= at);
    if (!last || at - last.end > reach) return [];
    const between = text.slice(last.end, at);
    const near = /[.\n]/.test(between) ? '' : '!';
    return [`o=${last.field}`, `o=${last.field}${near}`];
  };
}
