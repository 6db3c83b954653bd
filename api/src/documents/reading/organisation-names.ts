import type { NameMention } from './person-names.js';

/** Companies, charities and public bodies that may own a property. Folded. */
const kind = '(?:ال)?(?:شركه|موسسه|جمعيه|مجموعه|مصنع|صندوق|هييه|جامعه|بنك|مصرف|تعاونيه)';
/** Words that go on about an organisation and are no part of its name. */
const goesOn =
  'سجل|بسجل|السجل|رقم|ذات|ذو|هويه|الهويه|بموجب|ممثله|يمثلها|ويمثلها|المسجله|المقيده|ترخيص|بترخيص|صاحبه|بصفتها|وهي|وقد|التي|من|في|علي|الي|عن|كامل|جميع|هي|سعوديه\\s+الجنسيه|الجنسيه';
const pattern = new RegExp(`(?<!\\p{L})(?:و|ل|ب)?(${kind}(?: +(?!(?:${goesOn})(?!\\p{L}))\\p{L}{2,}){1,6})`, 'gu');

/** Organisations named in folded text: from شركة, مؤسسة, جمعية and their like up to the words that go on about them. */
export function findOrganisations(text: string): NameMention[] {
  return [...text.matchAll(pattern)].map((match) => {
    const start = match.index + match[0].length - match[1]!.length;
    const mention = { start, end: start + match[1]!.length, links: 0, known: 0 };
    return mention;
  });
}
