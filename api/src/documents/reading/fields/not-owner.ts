import { isOfficial } from '../evidence/field-evidence.js';
import type { NameMention } from '../entities/person-names.js';
import { partsWithIt } from '../entities/receivers.js';
import { labelBefore } from '../labels/cell-labels.js';
import { valuesStandAbove } from '../labels/form-direction.js';
import { isLabel } from '../labels/label-words.js';
import { officePattern } from '../lexicon/offices.js';
import type { DeedText } from '../text/deed-text.js';

/** Words before the name of somebody who transfers the property or owned it earlier. */
const formerOwner =
  /(?:(?<!\p{L})كان(?:ت)?\s+(?:\p{L}+\s+){0,2}?(?:باسم|ملكا?\s+ل|لصالح|في\s+ملك)|(?:ال)?متصرف(?!\s+(?:له|لها|الي))|ناقل\s+(?:ال)?ملكي[هت]|(?:ال)?بايع\p{L}*(?:\s+اصال[هت])?|(?:تنازل|تخل[ي]?)\p{L}*\s+(?:\p{L}+\s+){1,8}?(?:المسجل|المقيد)\p{L}?\s+باسم|المفرغ(?!\s+(?:له|اليه))|المتنازل|مورث\p{L}*|ورثه|(?:ال)?مالك\p{L}{0,2}\s+(?:السابق|الاسبق|القديم)|الطرف\s+الاول|Seller|Vendor|المدين|المدعي\s+عليه|ضد|(?<!\p{L})[وف]?(?:ادع\p{L}{1,3}|(?:ال)?دعوي|خاصم\p{L}?|قاض[يت]\p{L}?)\s+علي|(?<!\p{L})(?:و|ف)?(?:انتقل\p{L}*|الت?|اشتر\p{L}*|شرا\p{L}*|تملك\p{L}*|بالشراء|بالارث|هبه)\s+(?:\p{L}+\s+){0,2}(?:من|عن)|شراء\s+من|(?<!\p{L})(?:و|ف)?(?:اشتري|اشترت)\s(?:\p{L}+\s+){3,8}من|(?:نقل|انتقل)\p{L}*\s+(?:عنه|منه|عنها|منها)|البيع\s+من)\s*(?:\([^)\n]{0,12}\)\s*)?(?:\/|:)?\s*$/u;
/** Words for people who only take part in the transfer: agents, witnesses, those who draw up and check. */
const beside =
  /(?:(?:ال)?وكيل\p{L}*(?:\s+(?:المشتري|البايع|المالك))?|شاهد(?:\s+\p{L}+)?|شهد\s+(?:علي\s+ذلك|بذلك|بها)?|(?:ال)?مدقق|مامور\s+\p{L}+|المهندس|عرف\s+به[اا]?(?:\s+\p{L}+)?|مدير\p{L}*(?:\s+العام)?|ممثل\p{L}*|كاتبه?|كتبه|المعرف|(?:ال)?(?:عطاء|عرض|سوم)\s+(?:ال)?(?:ثاني|تالي|اقل|ادني)\s+(?:كان\s+)?ل?|لداينه|بوفاه|وفاه|المتوفي)\s*(?:\/|:)?\s*$/u;
/** Words before the person for whom an agent or guardian acts. */
const actsFor =
  /(?<!\p{L})(?:(?:ب|ال)?وكيل\p{L}{0,3}|(?:ب|ال)?وكال\p{L}{0,3}|نياب[هت]|نايبا?)\s+(?:شرعي\p{L}{0,2}\s+)?عن\s+(?:\p{L}{3,}\s+)?$/u;
/** "… وأفرغ ما تملكه موكلته": the agent hands over what belongs to that person. */
const handsOverTheirs =
  /^[^.\n]{0,120}?(?<!\p{L})[وف]?(?:قد\s+)?(?:باع|بعت|افرغ|افرغت|تنازل|وهب|اسقط)\p{L}{0,2}\s+(?:\p{L}+\s+){0,4}?(?:ال)?موكل\p{L}{1,3}(?!\p{L})/u;
/** "ادعى فلان على جاره …": who is sued, with what he is to the plaintiff. */
const sued =
  /(?<!\p{L})[وف]?ادع(?:ي|ت)\s[^.\n]{5,110}?\sعلي\s+(?:\p{L}{2,8}(?:ه|ها)\s+)?(?:ال(?:حاضر|مدعو|مواطن)\p{L}{0,2}\s+(?:مع(?:ه|ها)\s+)?)?$/u;
/** "وقد أسقط باقي الورثة حقهم فيها: والدتهما …": who gives up a share. */
const waives =
  /(?<!\p{L})[وف]?(?:قد\s+)?(?:اسقط|تنازل|تخل)\p{L}{0,2}\s+(?:\p{L}+\s+){0,3}?(?:حق|حقوق|نصيب)(?:هم|ها|ه|هما)[^.\n]{0,30}?[:：]\s*(?:\p{L}+\s+)?$/u;
/** Words after a name that show the person's part in the transfer. */
const soldBehind =
  /^\s*[،(]?\s*(?:بصفته\s+|و?يشار\s+الي\p{L}\s+ب|و?(?:ال)?مشار\s+الي\p{L}\s+ب)?(?:بايع(?:ا|ه)|(?:ال)?بايع\p{L}*|الطرف\s+الاول|متنازلا|واهبا|و?صك(?:ه|ها|هما)\s+(?:مستقل|منفصل|اخر)\p{L}{0,2}|(?:و?هو\s+|و?هي\s+)(?:ال)?وكيل\p{L}?(?:\s+(?:ال)?شرعي\p{L}?)?\s+عن)(?!\p{L})/u;
export const roleNotOwner = new RegExp(
  `${officePattern}|بايع|سابق|وكيل|شاهد|كاتب|قاض|مامور|مدقق|واقف|ناظر|مهندس|ورث|الطرف\\s+الاول|seller|vendor|notary|مدين|متوفي|مقيم|مثمن|معر ?ف|متنازل(?!\\s+(?:له|لها|عن))|متصرف(?!\\s+(?:له|لها|الي))|(?<!\\p{L})(?:ال)?مفرغ(?:ه)?(?!\\s+(?:له|لها|الي)|\\p{L})|(?<!\\p{L})(?:ال)?م\\p{L}{2,6}\\s+(?:منه|منها|عنه|عنها)|ناقل|previous|former|transferor|grantor`,
  'iu',
);

/** The label of the cell that contains a name: to its right, otherwise above or below it. */
function roleLabel(deed: DeedText, name: NameMention): string {
  const block = deed.blockAt(name.start);
  if (!block || name.start - block.start > 4) return '';
  const right = deed.rows[block.row]![block.column - 1];
  if (right && isLabel(deed.textOf(right))) return deed.textOf(right);
  const column = [deed.rows[block.row - 1], deed.rows[block.row + 1]].map((row) =>
    row?.find((one) => Math.min(one.block.right, block.block.right) - Math.max(one.block.left, block.block.left) > 0),
  );
  const [above, below] = column.map((one) => (one && isLabel(deed.textOf(one)) ? deed.textOf(one) : ''));
  return (valuesStandAbove(deed) ? below || above : above) ?? '';
}

/** A cell beside the name which shows that the person no longer owns the property: "متصرف سابق", "0%". */
const cellOfFormer =
  /(?<!\p{L})(?:سابق\p{L}{0,2}|منتهي\p{L}{0,2}|ملغي|(?:ال)?(?:بايع|متنازل|مفرغ|ناقل|واهب)(?:ه|ها)?)\s*$|^\s*0\s*%\s*$/u;

/** The other short cells in the row of a name that has a cell of its own. */
export function cellsBeside(deed: DeedText, name: NameMention): string[] {
  const block = deed.blockAt(name.start);
  if (!block || name.start - block.start > 4) return [];
  return deed.rows[block.row]!.filter((one) => one !== block)
    .map((one) => deed.textOf(one))
    .filter((text) => text.length < 24);
}

/** Captions of somebody else who hands the property over: then "المتصرف" is who has it now. */
const handsOver = /(?<!\p{L})(?:ال)?(?:مفرغ|بايع|متنازل|ناقل)(?:ه)?(?!\p{L}|\s+(?:له|لها|لهم|اليه|اليها))/u;
const disposedTo = /متصرف\s+(?:له|لها|اليه|اليها)/u;

/** Whether the caption of the name is "المتصرف" in a deed that calls who handed it over by another word. */
const holdsIt = (deed: DeedText, caption: string): boolean =>
  /^\s*(?:ال)?متصرف(?:ه)?\s*[:/]?\s*$/u.test(caption) && handsOver.test(deed.text) && !disposedTo.test(deed.text);

/** Whether the words around the name show another role than the owner's: seller, agent, witness or signatory. */
export function isNotOwner(deed: DeedText, name: NameMention): boolean {
  const before = deed.text.slice(Math.max(0, name.start - 44), name.start);
  const label = roleLabel(deed, name) || labelBefore(deed, name.start);
  if (holdsIt(deed, label)) return false;
  const labelled = label.length < 40 && roleNotOwner.test(label) && !/\(.*(?:مشتري|جديد)/u.test(label);
  return (
    isOfficial(deed, name) ||
    cellsBeside(deed, name).some((text) => cellOfFormer.test(text)) ||
    formerOwner.test(before) ||
    soldBehind.test(deed.text.slice(name.end, name.end + 30)) ||
    waives.test(deed.text.slice(Math.max(0, name.start - 90), name.start)) ||
    sued.test(deed.text.slice(Math.max(0, name.start - 160), name.start)) ||
    (actsFor.test(before) && handsOverTheirs.test(deed.text.slice(name.end, name.end + 200))) ||
    partsWithIt(deed.text, name) ||
    beside.test(before) ||
    labelled
  );
}
