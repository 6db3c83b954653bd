import type { NameMention } from './person-names.js';

/** Companies, charities and public bodies that may own a property. Folded. */
const kind =
  '(?:ال)?(?:شركه|موسسه|جمعيه|مجموعه|مصنع|صندوق|هييه|جامعه|بنك|مصرف|تعاونيه|مستشفي|كليه|معهد|نادي|رابطه|مدارس|بيت +مال)';
/** An endowment can own property under its name, but does not manage an endowment. */
const kinds = { owning: `(?:${kind}|(?:ال)?وقف)`, managing: kind };
/** Words that continue about an organisation and are not part of its name. */
const continuations =
  'تمثلها|وتمثلها|تمثله|وتمثله|المرخصه|المرخص|المصرحه|الصادر|لها|له|يمثله|ويمثله|ممثلا|المعروف|المسمي|المذكور|سجل|بسجل|السجل|رقم|ذات|ذو|هويه|الهويه|بموجب|ممثله|يمثلها|ويمثلها|المسجله|المقيده|ترخيص|بترخيص|صاحبه|بصفتها|وهي|وقد|التي|من|في|علي|الي|عن|كامل|جميع|ناظرا|ناظره|متوليا|متوليه|وكيلا|مديرا|مشغلا|نظاره|اعتبارا|ابتداء|بدلا|خلفا|بعد|منذ|قد|بمجرد|لقاء|مقابل|بثمن|وذلك|لتكون|لتتولي|لتولي|للقيام|بوصفها|بصفه|بنظاره|لنظاره|باعتبارها|وعنوانها|ومقرها|هي|سعوديه\\s+الجنسيه|الجنسيه|[ول]{0,2}(?:مالك|صاحب|مدير)ها|و?ممثل\\p{L}*|و?(?:شاما|يمنا|شرقا|غربا|شمالا|جنوبا)|[وب]?(?:رقم|سجل)ها|ب(?:ال)?(?:حي|حاره|محله|مخطط|قطعه)';
const patternOf = (named: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:و|ل|ب)?(${named}(?: +(?!(?:${continuations})(?!\\p{L}))\\p{L}{2,}){1,6})`, 'gu');
const patterns = { owning: patternOf(kinds.owning), managing: patternOf(kinds.managing) };

/**
 * The names of persons that are not part of an organisation's name: "روابي الشرق" within "شركة روابي الشرق" is nobody.
 * A name with بن is kept, because it may be the person behind the organisation.
 */
export const outsideOf = (names: NameMention[], organisations: NameMention[]): NameMention[] =>
  names.filter(
    (name) => name.links > 0 || organisations.every(({ start, end }) => name.start <= start || name.end > end),
  );

/**
 * Organisations named in folded text: from شركة, مؤسسة, جمعية and similar words up to the words that continue about
 * them.
 * @param as what the organisation may be in the deed
 */
export function findOrganisations(text: string, as: keyof typeof kinds = 'owning'): NameMention[] {
  return [...text.matchAll(patterns[as])].map((match) => {
    const start = match.index + match[0].length - match[1]!.length;
    return { start, end: start + match[1]!.length, links: 0, known: 0, organisation: true };
  });
}
