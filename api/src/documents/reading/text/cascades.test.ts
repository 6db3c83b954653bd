import { withoutCascades } from './cascades.js';
import type { PageCharacter } from './page-characters.js';

/** Letters from right to left, each 10 points wide, at the given heights. */
const word = (text: string, heights: number[], right = 500): PageCharacter[] =>
  [...text].map((letter, at) => {
    const left = right - (at + 1) * 10;
    return { text: letter, x: left, y: heights[at]!, left, right: left + 10, penRight: left + 10, size: 12, angle: 0 };
  });

test('letters that come down to the line by steps get its height', () => {
  const page = [...word('محمود', [95, 97, 98, 100, 100]), ...word('سالم', [126, 128, 129, 130], 400)];
  expect([...new Set(withoutCascades(page).map(({ y }) => y))]).toHaveLength(2);
});

test('a page whose letters stand on their lines is left as it is', () => {
  const page = [...word('محمود', [100, 100, 100, 100, 100]), ...word('سالم', [130, 130, 130, 130], 400)];
  expect(withoutCascades(page)).toBe(page);
});
