import { cityPattern, placeName } from '../entities/places.js';
import { districtKind, locationVerbs, ofCity, side } from '../lexicon/place-words.js';

/* How deeds write where a property lies. The text is folded. */

const mark = '[،,.:؛()\\n\\t/\\-|]';
/** A name up to a punctuation mark is whole; inside a sentence its end follows from the form of place names. */
export const districtProse = new RegExp(
  `(?<!\\p{L})(?:و|ف)?(?:ب|ل|وب)?(?:ال)?(?<kind>${districtKind})(?!\\p{L})[ \\n]*(?:حي[ \\n]+)?` +
    `(?:السكني[ \\n]+)?(?:[:：]|[ .…_]*(?:[.…_] ?){4})?[ \\n]*["«(]?(?:(?<upToMark>\\p{L}+` +
    `(?: +\\p{L}+){0,2})(?=\\s*(?:${mark}|$))|(?<name>${placeName}))`,
  'gu',
);
export const cityProse = new RegExp(
  `(?<!\\p{L})(?:ب|ل|و)?(?:مدينه|محافظه|بلده)\\s+["«(]?(${cityPattern}|\\p{L}+(?:\\s+ال(?!تي|ذي|ان)\\p{L}{2,})?)(?!\\p{L})`,
  'gu',
);
export const cityAnywhere = new RegExp(`(?<!\\p{L})(?:و?ب|في\\s+|ل)?(${cityPattern})(?!\\p{L})`, 'gu');
/** "في الروابي، مدينة ينبع", "تقع بتبوك في الورود": a name beside its city, without a word for the kind of place. */
export const besideCity = [
  new RegExp(
    `(?<!\\p{L})(?:ب|(?:في|سوق|حار[هة]|جهه)[ \\n]+)(?<name>${placeName})\\s+(?:من|احدي?)\\s+(?:احياء|حارات|محال|محلات|ضواحي)\\s+(?:(?:بلد|بلده|مدينه|محافظه)\\s+)?(?:${cityPattern})(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?:في|ب?جهه|ب?ناحيه)[ \\n]+|[بل](?=ال\\p{L}{3}|(?:باب|حوش|شعب|ريع|جبل|درب|دحله|خب|بني|ذي) ))(?:${side}[ \\n]+)?(?<name>${placeName})` +
      `\\s*[،,\\-]?\\s*${ofCity}(?:${cityPattern})(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})${locationVerbs}\\s+ب(?<name>\\p{L}{3,})\\s*[،,\\-]?\\s*${ofCity}(?:${cityPattern})(?!\\p{L})`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:ب|في\\s+)?(?:(?:مدينه|محافظه|بلده)\\s+)?(?:${cityPattern}` +
      `)\\s*[،,\\-/]?\\s*(?:في|ب?جهه|ب?ناحيه)[ \\n]+(?<name>${placeName})`,
    'gu',
  ),
];
/** Words with which the sentence continues about something other than the place before them. */
export const sentenceContinues =
  /\s(?:و?مساح\p{L}*|و?بمساح\p{L}*|والبالغ\p{L}*|و?يحد\p{L}*|وحدود\p{L}*|بموجب|رقم\s+القطعه|وهي\s|وهو\s|والمملوك\p{L}*)(?!\p{L})/u;

export const pairedCell = new RegExp(
  `^\\s*(?:(?<first>${placeName})\\s*[،,\\-/]\\s*(?:ب|مدينه\\s+|محافظه\\s+)?(?:${cityPattern})|(?:مدينه\\s+|محافظه\\s+)?(?:${cityPattern})\\s*[،,\\-/]\\s*(?<second>${placeName}))\\s*$`,
  'u',
);
export const behindProperty = new RegExp(
  `(?:قطع[هة]|ارض|بيت|دار|مزرع[هة]|عقار|مخطط|بستان|حوش|دكان|فيلا|عمار[هة])[^.\\n]{0,60}?\\s(?:في|بناحيه|بجهه)\\s+(?<name>ال\\p{L}{3,}(?: +ال\\p{L}{3,})?)(?!\\p{L})`,
  'gu',
);
/** "الواقعة في العقيق", "الكائن بالرصراص": the place that follows may be a city as well. */
export const afterLocationVerb = new RegExp(
  `(?<!\\p{L})[وفب]?${locationVerbs}(?:\\s+(?:ايضا|كذلك|كلها|جميعها))?\\s+(?:${side}\\s+)?(?:في\\s+|ب?جهه\\s+|ب?ناحيه\\s+|علي\\s+|ب(?=ال))` +
    `(?:${side}\\s+)?(?<name>${placeName})`,
  'gu',
);
/** "صفينة من قرى المهد", "العوامية التابعة للقطيف": here the place is a district, even if elsewhere a city. */
export const villageOf = new RegExp(
  `(?<!\\p{L})[وف]?(?:(?:في|ب?(?:قريه|هجره|بلده|ناحيه|جهه))[ \\n]+|ب)?(?<name>${placeName})\\s*[،,]?\\s*` +
    '(?:(?:من|احدي?)\\s+(?:قري|نواحي|اعمال|توابع|ملحقات|بلدان|هجر|مراكز)\\s+|(?:ال)?تابع(?:ه)?\\s+(?:اداريا\\s+)?(?:ل|الي\\s+))' +
    `(?:(?:مدينه|محافظه|بلده|اماره)\\s+)?(?:${cityPattern})(?!\\p{L})`,
  'gu',
);
/** "في الجهة المعروفة بالبستان": what a part of a town is called. */
export const calledSo = new RegExp(
  `(?<!\\p{L})[وفبل]?(?:ال)?(?:جهه|ناحيه|موضع|مكان|بقعه|محل)\\s+(?:ال)?(?:معروف|مسما?|مشهور|مدعو)\\p{L}{0,2}\\s+ب(?<name>${placeName})`,
  'gu',
);
export const officeBefore = /(?:محكمه|كتابه\s+عدل|بلديه|امانه|اماره|فرع|مكتب|شرطه|مركز)\s+$/u;
export const nameAtStart = new RegExp(`^\\s*(?:حي\\s+)?${placeName}`, 'u');
