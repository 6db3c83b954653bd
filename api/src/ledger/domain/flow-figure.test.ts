import { expect, test } from '@jest/globals';
import { directionsOf, formatFigure, gained, moved, negated, netMoved, parseFigure } from './flow-figure.js';

test('a figure is written into an address and read from it', () => {
  const figures = [
    moved(['contra'], ['ghalla']),
    netMoved(['ghalla'], ['held', 'payable']),
    negated(gained('corpus', 'ghalla')),
  ];
  for (const figure of figures) expect(parseFigure(formatFigure(figure))).toEqual(figure);
  expect(formatFigure(netMoved(['contra'], ['ghalla', 'corpus']))).toBe('contra.ghalla_corpus,-ghalla_corpus.contra');
});

test('what funds gained are all directions across their border, none within it', () => {
  const { added, taken } = directionsOf(gained('corpus', 'ghalla', 'reserve', 'payable'));
  expect(added.toSorted()).toEqual(
    ['contra', 'held'].flatMap((from) => ['corpus', 'ghalla', 'payable', 'reserve'].map((to) => `${from}.${to}`)),
  );
  expect(taken).toHaveLength(8);
});

test('anything else is no figure', () => {
  for (const text of ['', 'contra', 'contra.', 'contra.yield', 'contra.ghalla.held', 'ghalla_ghalla.held', '--a.b'])
    expect([text, parseFigure(text)]).toEqual([text, null]);
});
