/*
 * What tells the word behind a name from its family; folded.
 */

/** Prepositions written together with their noun go on after a name: "بمقتضى"، "بواسطة". */
export const joinedPhrase =
  /^(?:بمقتض|بموجب|بواسط|بحضور|بشاه|بعدد|بطريق|بسبب|بتفويض|بوكال|بولاي|بصفت|بشان|بخصوص|بمبلغ|بثمن|بقيم|بشهاد|بحكم|باقرار|بمعرف|لصالح|لدي)/u;
/** Verbs, and nouns with a preposition and the article. */
export const verbLike = /^(?:و|ي|ت|س(?=ت)|(?:ب|ل|ك)ال|لل)/u;
/** Words with a pronoun or an ending that no family name has. */
export const noFamily = /^(?:و|ي|ت|س(?=ت)|(?:ب|ل|ك)ال|لل)|(?:ته|تها|اره|ها|هم|هما|كم|نا|وا|ات|تم)$/u;

/** Families by a word that as often describes: theirs where the row or the sentence ends with it. */
export const describing = /^ال(?:رشيد|كريم|فاضل|فقيه|مبارك|عاقل|شريف|خطيب)$/u;
