import type { DeedText, TextBlock } from '../text/deed-text.js';
import { valuesStandBefore } from './form-direction.js';
import { noPerson, roleOfLabel } from '../entities/role-of-label.js';

/** Titles that may come between a label or an operative word and the name itself. */
export const titles =
  /(?:(?:ال)?(?:شيخ|استاذ|استاذه|مهندس|مهندسه|دكتور|دكتوره|مواطن|مواطنه|سيد|سيده|مكرم|مكرمه|مدعوه?|مسمي|مسماه|محامي|حاج|حاجه|مذكور|رجل|مراه|امراه|حرمه|مصونه|مقيم|مقيمه|وجيه|محسن|محسنه|محترم|اخ|اخت|شاب|فتاه|مكلف|مكلفه|لواء|عميد|عقيد|امير|اميره|استاذه|مربي|مربيه|والده|ارمله|كريمه|حره|ملازم|مستشار|دكتور)|سعاده|معالي|لمواطن|لسيد|لشيخ|للمواطن\p{L}*|للسيد\p{L}*|للشيخ|بالمواطن|بالشيخ|اسم|باسم|هو|هي|كل\s+من|كلا\s+من|(?<!\p{L})(?:[دما]\s?\.\s?){1,2})\s*[/:]?\s*$/u;

const readsAsLabel = (text: string): boolean =>
  noPerson.test(text) ||
  roleOfLabel(text) !== undefined ||
  /^\s*(?:ال)?اسم|^\s*(?:ال)?وقف\s*$|صفه|جهه|دايره|محكمه/u.test(text);

/**
 * The text that labels this cell: the cell to its right in the row, or the head of its column; '' when there is none.
 */
function labelOf(deed: DeedText, block: TextBlock): string {
  const row = deed.rows[block.row]!;
  const above = (deed.rows[block.row - 1] ?? []).find(
    (one) => Math.min(one.block.right, block.block.right) - Math.max(one.block.left, block.block.left) > 0,
  );
  const mayLabel = (one: TextBlock | undefined): boolean =>
    one !== undefined &&
    deed.textOf(one).length < 50 &&
    /\p{L}{2}/u.test(deed.textOf(one)) &&
    !/\d{4}/.test(deed.textOf(one));
  const right = row[block.column - 1];
  const left = row[block.column + 1];
  const rightText = right !== undefined && mayLabel(right) ? deed.textOf(right) : '';
  const aboveText =
    above !== undefined && mayLabel(above) && (deed.rows[block.row - 1]!.length === row.length || row.length === 1)
      ? deed.textOf(above)
      : '';
  if (left !== undefined && mayLabel(left) && valuesStandBefore(deed)) return deed.textOf(left);
  if (rightText && (readsAsLabel(rightText) || !readsAsLabel(aboveText))) return rightText;
  if (aboveText) return aboveText;
  // Forms made for English readers put the Arabic label last, on the left.
  return left !== undefined &&
    right === undefined &&
    mayLabel(left) &&
    readsAsLabel(deed.textOf(left)) &&
    row.length === 2
    ? deed.textOf(left)
    : '';
}

/** Words for the parties to a deed. A heading above several columns that contains one says whose name is below it. */
const party = /مالك|مشتر|بايع|مفرغ|منقول|متنازل|واهب|موهوب|متصرف|مستفيد|owner|seller|buyer|transfer/iu;
/** How many rows above a cell the heading of its column may be. */
const headReach = 8;

/** The heading above the column of a cell that names a party: "الواقف | الناظر المقرر" above two pairs. */
function columnHeadOf(deed: DeedText, block: TextBlock): string {
  for (let row = block.row - 1; row >= Math.max(0, block.row - headReach); row -= 1) {
    const cells = deed.rows[row]!;
    if (cells.length < 2) return '';
    const over = cells.find(
      (one) =>
        one.page === block.page &&
        Math.min(one.block.right, block.block.right) - Math.max(one.block.left, block.block.left) >
          (block.block.right - block.block.left) * 0.5,
    );
    const text = over ? deed.textOf(over).trim() : '';
    const isHead = text !== '' && text.split(/\s+/).length <= 4 && !/\d|(?<!\p{L})بن(?!\p{L})/u.test(text);
    if (isHead && (roleOfLabel(text) !== undefined || party.test(text))) return text;
  }
  return '';
}

/** The nearest heading above a row that is alone in its row and names a party: "بيانات الناظر". */
function headingOf(deed: DeedText, block: TextBlock): string {
  for (let row = block.row - 1; row >= Math.max(0, block.row - 6); row -= 1) {
    const [only, another] = deed.rows[row] ?? [];
    if (!only || another) continue;
    const text = deed
      .textOf(only)
      .replace(/[A-Za-z][A-Za-z .'&/]*/gu, ' ')
      .trim();
    // The title of the deed is not the heading of a single row.
    if (/^\s*(?:ال)?(?:صك|وثيقه|قرار|شهاده|حجه|اعلام|اقامه|حكم|بطاقه|نموذج|محضر|اشعار|سند|مستخرج)(?!\p{L})/u.test(text))
      return '';
    if (/^\s*(?:بيانات|معلومات|اولا|ثانيا|ثالثا|الطرف)?[\s:]*\p{L}+(?:\s+\p{L}+){0,2}\s*:?\s*$/u.test(text))
      return text;
  }
  return '';
}

/**
 * The label of the text at `start`: the label of its cell, or the words before a colon; '' in running text. A bare
 * "name" or "id" gets the heading above it as a prefix.
 */
export function labelBefore(deed: DeedText, start: number): string {
  const block = deed.blockAt(start);
  if (!block) return '';
  const own = deed.text.slice(block.start, start);
  const colon =
    /(?:^|[،,.\n\t؛]|\s-\s)\s*(?:\d{1,2}\s*[-.)]\s*)?((?:\p{L}+[ /]*){1,6})\s*(?:[:：=]|(?:[.…_] ?){4,})\s*$/u.exec(
      own,
    ) ?? /^\s*((?:\p{L}+ ){1,4})\/ $/u.exec(own);
  const isCell = own.trim() === '' || (own.length < 24 && titles.test(own));
  const label = colon ? colon[1]! : isCell ? labelOf(deed, block) : '';
  const generic =
    /^\s*(?:(?:ال)?اسم(?:\s+(?:الكامل|الرباعي|الثلاثي|كاملا|رباعيا|كما\s+في\s+\p{L}+))?|(?:رقم\s+)?(?:ال)?(?:هويه|سجل|هويه\s+الوطنيه|سجل\s+المدني)(?:\s*\/\s*\p{L}+)?)\s*[:：]?\s*$/u.test(
      label,
    );
  return `${generic ? `${columnHeadOf(deed, block) || headingOf(deed, block)} ` : ''}${label}`
    .replace(/[:：]/gu, ' ')
    .trim();
}
