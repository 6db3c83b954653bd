import type { Block, PageLayout, Row } from './page-parts.js';

/*
 * Forms of portals print an English caption beside each Arabic label. It says nothing that the label does not, and
 * parts the label from its value: "الاسم | Name | الهوية | ID" over two values.
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

/** The row without captions, where each stands next to an Arabic label of its own. */
function withoutCaptionsOf(row: Row): Row {
  const texts = row.blocks.map(textOf);
  const captions = texts.filter(isLatin).length;
  const labels = texts.filter(isArabicWords).length;
  // Where Latin cells are more than Arabic ones they are the labels, or values.
  if (captions === 0 || labels < captions) return row;
  const blocks = row.blocks.filter((_, at) => {
    // "رقم الوثيقة | 3932 | Document No.": label and caption at the two ends of their value.
    const other = at === 0 ? texts.at(-1) : at === texts.length - 1 ? texts[0] : undefined;
    const beside = [texts[at - 1], texts[at + 1], other].some((text) => text !== undefined && isArabicWords(text));
    return !(isLatin(texts[at]!) && beside);
  });
  return { ...row, blocks };
}

/** Pages without the English captions of Arabic labels; a form whose labels are English alone keeps them. */
export function withoutCaptions(pages: PageLayout[]): PageLayout[] {
  const rows = pages.flatMap((page) => page.rows);
  const latinAlone = rows.filter(
    ({ blocks }) => blocks.length === 2 && isLatin(textOf(blocks[0]!)) && !isLatin(textOf(blocks[1]!)),
  ).length;
  // "Trustee | فلان": the caption stands where a label does, at the right.
  if (latinAlone > 1) return pages;
  return pages.map((page) => ({ ...page, rows: page.rows.map(withoutCaptionsOf) }));
}
