import { topOfLine } from '../src/data/line-top';

describe('the top of a line under its label', () => {
  const line = [
    { x: 0, y: 90 },
    { x: 100, y: 20 },
    { x: 200, y: 60 },
  ];

  test('is the peak beside the newest point, not the newest point', () => {
    expect(topOfLine(line, 80, 220)).toBe(20);
  });

  test('is taken where the label begins when the peak is outside it', () => {
    expect(topOfLine(line, 150, 220)).toBe(40);
  });

  test('is the same for a line that is drawn from right to left', () => {
    expect(
      topOfLine(
        [...line].map(({ x, y }) => ({ x: 200 - x, y })),
        -20,
        120,
      ),
    ).toBe(20);
  });

  test('is the point itself when it is alone', () => {
    expect(topOfLine([{ x: 5, y: 7 }], 0, 50)).toBe(7);
  });
});
