import { secondReadingsUntil } from '../reader-limits.js';
import { ReadingTime } from './reading-time.js';

/** Whether a page may be read twice that took so long and has so many after it, at the beginning of a deed. */
function allows(page: number, pagesAfter: number, earlier = 0): boolean {
  let now = 1_000;
  const time = new ReadingTime(() => now);
  now += earlier;
  time.beginPage();
  now += page;
  return time.allowsSecondReading(pagesAfter);
}

test('a page is read twice while the others can still be read once', () => {
  const page = secondReadingsUntil / 13;
  expect(allows(page, 11)).toBe(true);
  expect(allows(page * 1.01, 11)).toBe(false);
  expect(allows(page, 0, page * 11)).toBe(true);
  expect(allows(page, 0, page * 11.1)).toBe(false);
});

test('pages still to be read count as much as the longest before them', () => {
  let now = 0;
  const time = new ReadingTime(() => now);
  const after = (milliseconds: number, pagesAfter: number): boolean => {
    time.beginPage();
    now += milliseconds;
    return time.allowsSecondReading(pagesAfter);
  };
  expect(after(secondReadingsUntil / 5, 3)).toBe(true);
  expect(after(1, 2)).toBe(true);
  expect(after(1, 3)).toBe(false);
});
