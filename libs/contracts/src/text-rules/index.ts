import * as z from 'zod/mini';
import { messageKey } from '../messages/message-key.js';
import { claimsOffice } from './claims-office.js';

/*
 * The two rules for free text in requests: one for names, one for prose. What users see must be what is stored: no
 * hidden characters, and nothing that changes the reading direction of the following text.
 */

/**
 * Schemas whose text is checked: by one of the two rules, or by a format of their own. A test looks for unchecked ones.
 */
export const checkedTexts = z.registry<{ readonly rule: 'name' | 'prose' | 'format' }>();

/**
 * The length limits of a text in characters, and the messages when it is too short or too long. They hold for the text
 * that is stored: `cleaned` composes characters, and a few of them become longer by that.
 */
export interface TextLimits {
  /** When 0, the text may be empty. */
  readonly least: number;
  readonly most: number;
  readonly short: string;
  readonly long: string;
}

/**
 * Invisible characters that do not change a word: direction marks, byte order mark, soft hyphen, fillers, tags. They
 * are often pasted by accident, so they are removed and not refused.
 */
const invisible =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2060-\u2064\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/** Joiners are meaningful between two letters (Persian, and joined emoji) and meaningless elsewhere. */
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{Extended_Pictographic}])/gu;
/**
 * Direction embeddings, overrides and isolates; control characters; private use; code points that Unicode has not
 * assigned.
 */
const refusedAnywhere = /[\u202a-\u202e\u2066-\u2069\p{Co}\p{Cn}\p{Cs}]|(?![\t\n\r])\p{Cc}/u;
const lineBreak = /[\t\n\r\u0085\u2028\u2029\v\f]/u;
/** Arabic letters carry up to three marks (hamza, shadda, vowel); more marks hide the surrounding text. */
const stackedMarks = /\p{M}{5,}/u;

/** A word that mixes Latin with another alphabet (`Аdmin` with a Cyrillic А), or contains small capitals (`ᴀᴅᴍɪɴ`). */
const mixedWord =
  /(?=\p{L}*\p{Script=Latin})\p{L}*[^\P{L}\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}]|[\u1d00-\u1dbf\ua720-\ua7ff]/u;
/** A tatweel alone is a line and not counted as a letter. */
const hasLetter = /(?!\u0640)\p{L}/u;

const cleaned = (text: string): string => text.normalize('NFC').replace(invisible, '').replace(looseJoiners, '');

/**
 * Characters as the database counts them, which are code points: a letter outside of the basic plane, or an emoji, has
 * two UTF-16 units and is one character.
 */
const hasAtLeast = (least: number) => (text: string) => text.length >= 2 * least || Array.from(text).length >= least;

const isHonest = (text: string): boolean => !refusedAnywhere.test(text) && !stackedMarks.test(text);

/** A name of a person, a waqf or a relationship: one line, repeated spaces collapsed, at least one letter. */
// @__NO_SIDE_EFFECTS__
export function nameText({ least, most, short, long }: TextLimits) {
  const checked = z.pipe(
    z.pipe(
      z.string(short).check(z.maxLength(most, long)),
      z.transform((text: string) => cleaned(text).trim().replace(/ {2,}/g, ' ')),
    ),
    z.string().check(
      z.refine(hasAtLeast(least), { error: short, abort: true }),
      z.maxLength(most, { error: long, abort: true }),
      z.refine((text) => text === '' || isHonest(text), { error: messageKey('field.hiddenCharacters'), abort: true }),
      z.refine((text) => !lineBreak.test(text), { error: messageKey('field.lineBreak'), abort: true }),
      z.refine((text) => !mixedWord.test(text.normalize('NFKC')), messageKey('field.hiddenCharacters')),
      z.refine((text) => text === '' || hasLetter.test(text), short),
    ),
  );
  checkedTexts.add(checked, { rule: 'name' });
  return checked;
}

/** A person's name, which must not claim an office or be an institution: `… (مدير النظام)`, `وزارة العدل`. */
// @__NO_SIDE_EFFECTS__
export function personName(limits: TextLimits) {
  const checked = z.pipe(
    nameText(limits),
    z.string().check(z.refine((text) => !claimsOffice(text), messageKey('people.nameClaimsOffice'))),
  );
  checkedTexts.add(checked, { rule: 'name' });
  return checked;
}

/**
 * Prose: descriptions, reasons, values of a deed. Line breaks are allowed; from two characters on it must contain a
 * letter.
 */
// @__NO_SIDE_EFFECTS__
export function proseText({ least, most, short, long }: TextLimits) {
  const checked = z.pipe(
    z.pipe(
      z.string(short).check(z.maxLength(most, long)),
      z.transform((text: string) =>
        cleaned(text)
          .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
          .replace(/[ \t]+/g, ' ')
          .trim(),
      ),
    ),
    z.string().check(
      z.refine(hasAtLeast(least), { error: short, abort: true }),
      z.maxLength(most, { error: long, abort: true }),
      z.refine((text) => text === '' || isHonest(text), messageKey('field.hiddenCharacters')),
      z.refine((text) => least < 2 || /[\p{L}\p{N}]/u.test(text), short),
    ),
  );
  checkedTexts.add(checked, { rule: 'prose' });
  return checked;
}

/** Marks a schema whose own pattern does not allow free text. */
// @__NO_SIDE_EFFECTS__
export function formatText<T extends z.ZodMiniType>(schema: T): T {
  checkedTexts.add(schema, { rule: 'format' });
  return schema;
}
