import { isAlsoWord, isGivenName } from '../lexicon/given-names.js';
import {
  announcesName,
  describing,
  endsAsNisba,
  firstHalf,
  wordWithParticle,
  identifies,
  joinedPhrase,
  noFamily,
  places,
  rank,
  secondHalf,
  seldomInside,
  originWords,
  verbLike,
} from '../lexicon/family-words.js';
import { isFamily } from '../lexicon/family-names.js';
import { isBesideName } from '../lexicon/name-neighbours.js';
import { isRepeated, markNameAli, withSiblings } from './name-context.js';
import { follows, followsLink, isFamilyBehindLink, isLink, takesNext, type Word, wordsOf } from './name-words.js';

export { isBesideName };

/** A person's name found in folded text. */
export interface NameMention {
  start: number;
  end: number;
  /** The number of links of descent (بن). */
  links: number;
  /** How many of its words are known first names. */
  known: number;
  /** Set for a company, charity or public body. */
  organisation?: true;
  /** Set for a first name alone that refers to somebody whose full name is elsewhere in the deed. */
  reference?: true;
}

/**
 * Names of persons, with or without بن: evidence that needs no label.
 * @param writtenAt the letter as the deed writes it, for words that are the same when folded
 */
export function findNames(text: string, writtenAt?: (offset: number) => string): NameMention[] {
  const words = wordsOf(text);
  markNameAli(words, writtenAt);
  const names: NameMention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const name = nameAt(text, words, at);
    if (!name) continue;
    names.push(withSiblings(text, name.mention));
    at = name.last;
  }
  return names;
}

/** The last word of the part of a name that begins at `at`: عبد الرحمن is one part, so is ضيف الله. */
function partEnd(words: Word[], at: number, bare = words[at]!.text): number {
  const next = words[at + 1];
  if (!follows(next)) return at;
  if (bare === 'عبد' && next.text === 'رب' && follows(words[at + 2])) return at + 2;
  if (takesNext.test(bare) && (bare !== 'عبد' || /^(?:ال|رب|ربه)/u.test(next.text))) return at + 1;
  return secondHalf.test(next.text) && firstHalf.test(bare) ? at + 1 : at;
}

interface Opening {
  start: number;
  last: number;
  known: boolean;
  /** True when the first word is just as often another word. */
  unsure: boolean;
}

/** How many letters (و, ل, ب) are joined to the front of a first name; 0 when there are none. */
function withoutClitic(text: string, next: Word | undefined): number {
  if (isGivenName(text)) return 0;
  const isDouble = follows(next) && secondHalf.test(next.text);
  for (const clitic of ['ول', 'وب', 'فل', 'و', 'ل', 'ب', 'ف', 'ك']) {
    if (
      text.startsWith(clitic) &&
      (isGivenName(text.slice(clitic.length)) ||
        /^(?:عبد|اب[واي])$/u.test(text.slice(clitic.length)) ||
        (isDouble && firstHalf.test(text.slice(clitic.length))))
    )
      return clitic.length;
  }
  return 0;
}

/** The first part of a name, when one may begin here; null otherwise. */
function openingAt(text: string, words: Word[], at: number): Opening | null {
  const word = words[at]!;
  const clitic = withoutClitic(word.text, words[at + 1]);
  const bare = word.text.slice(clitic);
  const linkedName = isGivenName(bare) && /^(?:بن|بنت)$/u.test(words[at + 1]?.text ?? '');
  const beside = isBesideName(word.text) || (clitic > 0 && isBesideName(bare));
  // "فضيلة بنت سلمان": with بنت behind it a title is a name.
  if (isLink(word) || (beside && !isAlsoWord(bare) && !linkedName)) return null;
  // "السيد طلال بن ناصر": before a first name السيد is the title, although it is a first name too.
  if (bare === 'السيد' && follows(words[at + 1]) && isGivenName(words[at + 1]!.text)) return null;
  const last = partEnd(words, at, bare);
  const compound = last > at && (bare === 'عبد' || /^اب[وا]$/u.test(bare) || secondHalf.test(words[last]!.text));
  const next = words[last + 1];
  const linked = followsLink(next) && isLink(next);
  // "من نصيب فلان": the share of somebody, unless the deed goes on with his father.
  if (bare === 'نصيب' && !linked) return null;
  // "هي ملك فلان": here ملك says whose it is; as a name it stands elsewhere.
  if (bare === 'ملك' && !linked && /^[وف]?(?:هو|هي|انه|انها|بانه|بانها|ذلك)$/u.test(words[at - 1]?.text ?? ''))
    return null;
  // A rank stands behind a first name and begins none.
  if (rank.test(bare)) return null;
  // "محله ابنه فلان": here ابنه means his son, and does not link a daughter to her father.
  if (linked && next.text === 'ابنه' && !isGivenName(bare)) return null;
  // "بورقة ابن سعدون": an unknown word with a joined preposition is not a first name.
  if (linked && next.text === 'ابن' && /^[وفبل]/u.test(bare) && !isGivenName(bare) && last === at) return null;
  if (linked)
    return bare.length < 2
      ? null
      : { start: word.start + clitic, last, known: isGivenName(bare) || compound, unsure: false };
  // "أم البراء فاطمة": the name itself follows the kunya.
  const behind = words[last + 1];
  if (
    /^(?:اب[واي]|ام)$/u.test(bare) &&
    last > at &&
    follows(behind) &&
    isGivenName(behind.text) &&
    !isGivenName(words[last]!.text)
  )
    return { start: word.start + clitic, last, known: false, unsure: false };
  const known = isGivenName(bare) || (compound && (!/^اب[وا]$/u.test(bare) || isGivenName(words[last]!.text)));
  // لصالح and بحسن are not persons, وصالح may be one.
  const joinedWord =
    clitic > 0 &&
    isAlsoWord(bare) &&
    !compound &&
    (/[بك]/u.test(word.text.slice(0, clitic)) || /^[وف]?لصالح$/u.test(word.text));
  if (!known && isStrangeFirst(text, words, at)) return { start: word.start, last, known: false, unsure: true };
  if (!known || joinedWord) return null;
  // Folded, على and علي are the same, and باسم is ambiguous: without بن they need a free place to begin a name.
  if (word.isNameAli === false) return null;
  if (/^(?:علي|باسم)$/u.test(bare) && clitic === 0 && !word.isNameAli && !opensFreely(text, word)) return null;
  return { start: word.start + clitic, last, known: true, unsure: isAlsoWord(bare) && !compound };
}

const titleBefore =
  /(?:^|[\s/.])(?:السيد|الشيخ|الاستاذ|المهندس|الدكتور|المواطن|المدعو|المكرم|الامير|الاميره|الحاج|الحاجه|الحرمه|اللواء|العميد|العقيد|المستشار|الانسه|الست|الناظر|الواقف|القاضي|حضر|تقدم|ابتاع|انا|الاسم|باسم|اسم|سعاده|فضيله|(?:ال)?(?:مرحوم|مرحومه)|ورثه|ابن(?:ا|تا|تي|اء)|اولاد|بنات|(?:ابن|اخ|ولد|والد|عم|خال|جد|زوج|شقيق)(?:ي|ه|ها|هم|نا|وه|وها|يه|يها|ته|تها)?)\s*[/:]?\s*$/u;
const opensFreely = (text: string, word: Word): boolean =>
  word.gap === 'cell' ||
  word.gap === 'mark' ||
  word.gap === 'line' ||
  titleBefore.test(text.slice(Math.max(0, word.start - 14), word.start));

/** Whether an unlisted word is a first name: a name is announced before it, and the next word is a known first name. */
function isStrangeFirst(text: string, words: Word[], at: number): boolean {
  const word = words[at]!;
  const next = words[at + 1];
  return (
    word.text.length > 2 &&
    !/^ال/u.test(word.text) &&
    !noFamily.test(word.text) &&
    !isBesideName(word.text) &&
    follows(next) &&
    isGivenName(next.text) &&
    !isAlsoWord(next.text) &&
    announcesName.test(text.slice(Math.max(0, word.start - 16), word.start))
  );
}

interface Chain {
  last: number;
  links: number;
  known: number;
  parts: number;
  family: boolean;
}

function nameAt(text: string, words: Word[], at: number): { mention: NameMention; last: number } | null {
  const opening = openingAt(text, words, at);
  if (!opening) return null;
  const chain = chainFrom(text, words, opening);
  const { links, known, parts } = chain;
  const family = chain.family || endsInOrigin(words, chain.last);
  const { unsure } = opening;
  // Without بن a name needs a family name or three first names; if its first word is ambiguous, one name more.
  const isName = links > 0 || (family && known >= (unsure ? 2 : 1) && parts >= (unsure ? 3 : 2)) || known >= 3;
  if (!isName) return null;
  if (links === 0 && places.test(text.slice(Math.max(0, words[at]!.start - 12), words[at]!.start))) return null;
  return { mention: { start: opening.start, end: words[chain.last]!.end, links, known }, last: chain.last };
}

/** "فيصل كردي", "خالد مكي": a first name that tells an origin is the family where the row or the clause ends. */
const endsInOrigin = (words: Word[], last: number): boolean =>
  /ي$/u.test(words[last]!.text) &&
  isAlsoWord(words[last]!.text) &&
  (words[last + 1] === undefined || words[last + 1]!.gap !== 'space');

/** How far the name that begins here continues. */
function chainFrom(text: string, words: Word[], opening: Opening): Chain {
  const chain: Chain = { last: opening.last, links: 0, known: opening.known ? 1 : 0, parts: 1, family: false };
  while (chain.parts < 8) {
    const next = words[chain.last + 1];
    if (isLink(next) && followsLink(next)) {
      const after = words[chain.last + 2];
      if (!followsLink(after) || (isBesideName(after.text) && !isAlsoWord(after.text))) break;
      chain.links += 1;
      chain.known += isGivenName(after.text) || after.text === 'عبد' ? 1 : 0;
      chain.last = partEnd(words, chain.last + 2);
    } else if (follows(next) && isFirstNameHere(text, words, chain.last + 1)) {
      chain.known += 1;
      chain.last = partEnd(words, chain.last + 1);
    } else if (follows(next) && rank.test(next.text)) {
      chain.last += 1;
      continue;
    } else if (isFatherWithArticle(words, chain.last + 1)) {
      chain.known += 1;
      chain.last += 1;
    } else if (chain.links === 0 && isStrangeBetween(words, chain.last + 1)) {
      chain.last += 1;
    } else {
      const last = familyEnd(text, words, chain.last, opening.start);
      if (last > chain.last) {
        chain.family = true;
        chain.parts += 1;
        chain.last = last;
      }
      break;
    }
    chain.parts += 1;
  }
  return chain;
}

/** Whether a word is a first name in the middle of a name, without بن before it. */
function isFirstNameHere(text: string, words: Word[], at: number): boolean {
  const word = words[at]!;
  const last = partEnd(words, at);
  const second = words[last];
  if (last > at && (word.text === 'عبد' || secondHalf.test(second!.text))) return true;
  if (last > at && /^اب[واي]$/u.test(word.text)) return isGivenName(second!.text);
  if (word.isNameAli !== undefined) return word.isNameAli && word.text === 'علي';
  if (!isGivenName(word.text) || (isBesideName(word.text) && !isAlsoWord(word.text))) return false;
  if (!seldomInside.has(word.text)) return true;
  const next = words[last + 1];
  if (!follows(next)) return true;
  return (
    isLink(next) ||
    takesNext.test(next.text) ||
    (isGivenName(next.text) && !seldomInside.has(next.text)) ||
    (/^ال\p{L}{2,}$/u.test(next.text) &&
      (word.text !== 'علي' || next.text.endsWith('ي')) &&
      !isBesideName(next.text)) ||
    (!/^ال|ه$/u.test(next.text) && familyEnd(text, words, last) > last)
  );
}

/** "محمد العلي النعيم": the article replaces بن, before the name of a father that a family name follows. */
function isFatherWithArticle(words: Word[], at: number): boolean {
  const [father, family] = [words[at], words[at + 1]];
  if (!follows(father) || !follows(family) || !/^ال\p{L}{3,}$/u.test(father.text)) return false;
  const bare = father.text.slice(2);
  const known = isGivenName(bare) || /^عبدال?\p{L}{3,}$/u.test(bare);
  return known && /^ال\p{L}{3,}$/u.test(family.text) && !isBesideName(family.text) && !isBesideName(father.text);
}

/** Whether a word is a rare or misread first name: between a known one and a family name that ends the name. */
function isStrangeBetween(words: Word[], at: number): boolean {
  const [strange, family, next] = [words[at], words[at + 1], words[at + 2]];
  if (
    !follows(strange) ||
    !follows(family) ||
    isBesideName(strange.text) ||
    noFamily.test(strange.text) ||
    strange.text.startsWith('ال') ||
    strange.text.length < 3
  )
    return false;
  return (
    /^ال\p{L}{3,}$/u.test(family.text) &&
    !isBesideName(family.text) &&
    (next === undefined || next.gap !== 'space' || identifies.test(next.text))
  );
}

const endsAsFamily = (text: string, words: Word[], at: number): boolean =>
  isFamilyBehindLink(words, at) ||
  (describing.test(words[at]!.text) &&
    isGivenName(words[at - 1]!.text) &&
    (words[at + 1] === undefined ||
      /^ ?[\n\t]/.test(text.slice(words[at]!.end)) ||
      (words[at + 1]!.gap === 'space' && isLink(words[at - 2]) && identifies.test(words[at + 1]!.text)) ||
      (words[at + 1]!.gap === 'mark' && isLink(words[at - 2]) && words[at]!.text === 'المبارك')));

/** The index of the last word of the family name after `at`; `at` itself when there is none. */
function familyEnd(text: string, words: Word[], at: number, start?: number): number {
  const family = words[at + 1];
  if (!follows(family) || (isBesideName(family.text) && !endsAsFamily(text, words, at + 1))) return at;
  const next = words[at + 2];
  if (follows(next) && originWords.test(next.text)) return at;
  const second = follows(next) && /^ال\p{L}+ي$/u.test(next.text) && !isBesideName(next.text);
  if (/^(?:ال|ابو|ابا|ابي|با)$/u.test(family.text)) {
    if (!follows(next)) return at;
    const third = words[at + 3];
    return follows(third) && /^ال\p{L}+ي$/u.test(third.text) && !isBesideName(third.text) ? at + 3 : at + 2;
  }
  if (/^ال\p{L}{2,}$/u.test(family.text)) return second ? at + 2 : at + 1;
  if (isFamily(family.text)) return at + 1;
  if (joinedPhrase.test(family.text) || family.text.length < 3 || (follows(next) && secondHalf.test(next.text)))
    return at;
  // "فلاته الحامل": words that identify a person follow the whole name, whatever ending its last word has.
  if (noFamily.test(family.text))
    return !verbLike.test(family.text) && follows(next) && identifies.test(next.text) ? at + 1 : at;
  const closes =
    next === undefined ||
    next.gap !== 'space' ||
    identifies.test(next.text) ||
    (!family.text.startsWith('ف') && wordWithParticle.test(next.text)) ||
    (endsAsNisba.test(family.text) && /^ال\p{L}{3,}$/u.test(next.text)) ||
    isBesideName(next.text) ||
    /^ *(?:[\n\t،,.():؛/-]|\d|$)/u.test(text.slice(family.end, family.end + 3));
  return closes || (start !== undefined && isRepeated(text, text.slice(start, family.end))) ? at + 1 : at;
}
