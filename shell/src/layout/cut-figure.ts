import { type FigureValues, linkFields, linkPlaces } from '@waqf/contracts/releases';
import { onlyMatch } from './only-match';

/*
 * The main figure of a page is rendered once, when the shell is built, with example amounts, and divided: the
 * server puts texts and amounts of the page at the marks (`api/src/releases/domain/fill-frame.ts`).
 */

const ofPanel = '1.11';
const ofNote = '2.22';
const alone = '\ue01b';
const withAmount = '\ue01c';
const words = (text: string) => ({ ar: text, en: text });

/** The figure with which the markup to be cut is rendered: a line of text alone, and one that ends with an amount. */
export const figureToCut: FigureValues = {
  label: words(linkFields.label),
  amount: ofPanel,
  notes: [{ text: words(alone) }, { text: words(withAmount), amount: ofNote }],
};

/** @throws Error when the markup is not that of `figureToCut` */
export function cutFigure(markup: string): Record<'figure' | 'note' | 'noteAmount', string> {
  const note = onlyMatch(markup, new RegExp(`<span>${alone}</span>`), 'the figure');
  const noteAmount = onlyMatch(
    markup,
    new RegExp(`<span>${withAmount} <span.*?</span></span></span>`, 's'),
    'the figure',
  );
  return {
    figure: withAmountMark(markup.replace(note + noteAmount, linkPlaces.notes), ofPanel),
    note: note.replace(alone, linkFields.label),
    noteAmount: withAmountMark(noteAmount.replace(withAmount, linkFields.label), ofNote),
  };
}

const withAmountMark = (markup: string, amount: string): string => {
  const parts = markup.split(amount);
  if (parts.length !== 2) throw new Error(`the figure has ${parts.length - 1} amounts instead of 1`);
  return parts.join(linkFields.amount);
};
