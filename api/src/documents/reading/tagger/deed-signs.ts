import { isGivenName, isWomansName } from '../lexicon/given-names.js';
import { districtKind, locationVerbs } from '../lexicon/place-words.js';
import { openerOf } from '../lists/list-headings.js';
import type { ListField } from '../lexicon/list-wording.js';
import { findOrganisations } from '../entities/organisation-names.js';
import { cityPattern, isKnownDistrict, knownNamesIn } from '../entities/places.js';

/*
 * What the lexicon knows about parts of a deed, as features for the tagger: cities, kinds of places, organisations, the
 * list that was announced before. Unknown wording is recognised by what is known about the words around it.
 */

/** A span of the folded text with the sign of its words; the first word gets the sign with `^` added. */
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
const locationVerbPattern = new RegExp(`(?<!\\p{L})(?:و|ف|ب)?(${locationVerbs})(?!\\p{L})`, 'gu');
const word = /\p{L}{3,}/gu;

function knownDistricts(text: string): Sign[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const bare = match[0].replace(/^[وفبل](?=ال)/u, '');
    const end = match.index + match[0].length;
    return isKnownDistrict(bare) ? [{ start: end - bare.length, end, sign: 'quarter' }] : [];
  });
}

/** First names, even when the words around them do not form the full name of a person. */
function givenNames(text: string): Sign[] {
  return [...text.matchAll(word)].flatMap((match) => {
    const name = isGivenName(match[0]) ? match[0] : match[0].replace(/^[وفبل]/u, '');
    if (!isGivenName(name)) return [];
    const end = match.index + match[0].length;
    return [{ start: end - name.length, end, sign: isWomansName(name) ? 'woman' : 'given' }];
  });
}

/** The signs of the words of a deed, with their spans. */
export function signsIn(text: string): Sign[] {
  return [
    ...matches(text, city, 'city'),
    ...matches(text, kind, 'kind'),
    ...matches(text, locationVerbPattern, 'lies'),
    ...knownDistricts(text),
    ...knownNamesIn(text).map((name) => ({ ...name, sign: 'quarter' })),
    ...givenNames(text),
    ...findOrganisations(text).map(({ start, end }) => ({ start, end, sign: 'org' })),
  ];
}

const fields: ListField[] = ['conditions', 'beneficiaries', 'authorities'];

/** The most letters between an announcement and the beginning of its list. */
const reach = 420;

/** The list that was last announced before a position of the text, and whether its sentence still continues. */
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
