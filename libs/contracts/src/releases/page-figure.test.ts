import { expect, test } from '@jest/globals';
import { figureValues, type PageFigure } from './page-figure.js';

const word = (text: string) => ({ ar: text, en: text });
const figure: PageFigure = {
  label: word('wallet'),
  call: '/api/wallet',
  amount: 'of.total',
  notes: [{ text: word('now') }, { text: word('came'), amount: 'of.month.came' }],
};
const answer = (total: unknown, came: unknown) => JSON.stringify({ of: { total, month: { came } } });

test('a figure takes its amounts from the answer of its call', () => {
  expect(figureValues(figure, answer('1250.50', '-3.00'))).toEqual({
    label: word('wallet'),
    amount: '1250.50',
    notes: [{ text: word('now') }, { text: word('came'), amount: '-3.00' }],
  });
});

test('without an answer, or with an amount missing or of another form, there is no figure', () => {
  for (const other of [
    null,
    answer(null, '3.00'),
    answer('1.00', undefined),
    answer(1, '3.00'),
    answer('1e3', '3.00'),
    '[]',
  ])
    expect(figureValues(figure, other)).toBeNull();
  expect(figureValues({ ...figure, amount: 'constructor.name' }, answer('1.00', '3.00'))).toBeNull();
});
