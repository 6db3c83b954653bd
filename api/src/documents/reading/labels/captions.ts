import { isAllCaption } from '../lexicon/english-captions.js';
import type { Block, PageLayout, Row } from '../text/page-parts.js';

/*
 * Forms from portals print an English caption beside each Arabic label. The caption adds nothing to the label and
 * separates it from its value: "الاسم | Name | الهوية | ID" above two values.
 */

const longestCaption = 36;
const textOf = (block: Block): string =>
  block.lines
    .flat()
    .map(({ text }) => text)
    .join(' ');

const isLatin = (text: string): boolean =>
  /[A-Za-z]{2}/.test(text) && !/\p{Script=Arabic}|\d{2}/u.test(text) && text.length <= longestCaption;
const isArabicWords = (text: string): boolean =>
  /\p{Script=Arabic}{2}/u.test(text) && !/[\d٠-٩]{2}/u.test(text) && text.length <= longestCaption;

/** The row without its captions, when each is next to an Arabic label of its own. */
function withoutCaptionsOf(row: Row): Row {
  const texts = row.blocks.map(textOf);
  const captions = texts.filter(isLatin).length;
  const labels = texts.filter(isArabicWords).length;
  // When there are more Latin cells than Arabic ones, the Latin cells are labels or values, not captions.
  if (captions === 0 || labels < captions) return row;
  const blocks = row.blocks.filter((_, at) => {
    // "رقم الوثيقة | 3932 | Document No.": the label and the caption are on the two sides of the value.
    const other = at === 0 ? texts.at(-1) : at === texts.length - 1 ? texts[0] : undefined;
    const beside = [texts[at - 1], texts[at + 1], other].some((text) => text !== undefined && isArabicWords(text));
    return !(isAllCaption(texts[at]!) && beside);
  });
  return { ...row, blocks };
}

/**
 * A label without its English caption behind a stroke: "رقم العقار / Property No."; other words there may be its value,
 * as in "المالك / John Smith".
 */
function inArabicOnly(block: Block): Block {
  const words = block.lines.length === 1 ? block.lines[0]! : [];
  const at = words.findIndex(({ text }) => text === '/');
  const texts = words.map(({ text }) => text);
  const same = at > 0 && isArabicWords(texts.slice(0, at).join(' ')) && isAllCaption(texts.slice(at + 1).join(' '));
  return same ? { ...block, lines: [words.slice(0, at)] } : block;
}

/** Pages without the English captions of Arabic labels; a form with English labels only keeps them. */
export function withoutCaptions(pages: PageLayout[]): PageLayout[] {
  const rows = pages.flatMap((page) => page.rows);
  const latinAlone = rows.filter(
    ({ blocks }) => blocks.length === 2 && isLatin(textOf(blocks[0]!)) && !isLatin(textOf(blocks[1]!)),
  ).length;
  // "Trustee | فلان": the English text is in the place of a label, on the right.
  if (latinAlone > 1) return pages;
  return pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => withoutCaptionsOf({ ...row, blocks: row.blocks.map(inArabicOnly) })),
  }));
}
