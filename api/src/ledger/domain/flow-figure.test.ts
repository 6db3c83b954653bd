import { expect, test } from '@jest/globals';
import { directionsOf, formatFigure, balanceFigure, moved, negated, netMoved, parseFigure } from './flow-figure.js';

test('a figure that is formatted for a URL is parsed back unchanged', () => {
  const figures = [
    moved(['contra'], ['ghalla']),
    netMoved(['ghalla'], ['held', 'payable']),
    negated(balanceFigure('corpus', 'ghalla')),
  ];
  for (const figure of figures) expect(parseFigure(formatFigure(figure))).toEqual(figure);
  expect(formatFigure(netMoved(['contra'], ['ghalla', 'corpus']))).toBe('contra.ghalla_corpus,-ghalla_corpus.contra');
});

test('the gain of several funds counts movements in and out of the group, and none within it', () => {
  const { added, taken } = directionsOf(balanceFigure('corpus', 'ghalla', 'reserve', 'payable'));
  expect(added.toSorted()).toEqual(
    ['contra', 'held'].flatMap((from) => ['corpus', 'ghalla', 'payable', 'reserve'].map((to) => `${from}.${to}`)),
  );
  expect(taken).toHaveLength(8);
});

test('any other text is not parsed as a figure', () => {
  for (const text of ['', 'contra', 'contra.', 'contra.yield', 'contra.ghalla.held', 'ghalla_ghalla.held', '--a.b'])
    expect([text, parseFigure(text)]).toEqual([text, null]);
});
