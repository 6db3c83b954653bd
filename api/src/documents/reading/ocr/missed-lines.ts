import type { Component } from '../digits/components.js';
import type { RecognisedBox, RecognisedLine } from './recogniser.js';

/** The most lines that are read again: each needs a call of the recogniser, and a page has only a few. */
const mostLines = 12;

/**
 * Boxes of text that the recogniser's layout missed: ink of the size of letters that lies in no word, grouped into
 * lines. The recogniser misses headings on shaded bars, cells with one word, and lines under a stamp.
 */
export function missedLines(components: Component[], lines: RecognisedLine[]): RecognisedBox[] {
  const words = lines.flatMap((line) => line.words);
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 42;
  const sized = components.filter(
    ({ top, bottom, left, right }) =>
      bottom - top > usual * 0.22 && bottom - top < usual * 2.2 && right - left < usual * 14,
  );
  const free = sized.filter((one) => !words.some((word) => covers(word, one)));
  return gathered(free, usual)
    .filter(({ left, right, top, bottom }) => right - left > usual * 0.7 && bottom - top > usual * 0.45)
    .sort((a, b) => b.right - b.left - (a.right - a.left))
    .slice(0, mostLines)
    .map((box) => withMarks(box, components, usual));
}

function covers(word: RecognisedBox, { left, right, top, bottom }: RecognisedBox): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const room = (word.bottom - word.top) * 0.25;
  return x > word.left - room && x < word.right + room && y > word.top - room && y < word.bottom + room;
}

/** Groups components that are side by side at one height, with gaps of less than 1.6 word heights. */
function gathered(components: RecognisedBox[], usual: number): RecognisedBox[] {
  const boxes: RecognisedBox[] = [];
  for (const one of [...components].sort((a, b) => a.left - b.left)) {
    const near = boxes.find(
      (box) =>
        one.left - box.right < usual * 1.6 &&
        Math.abs((box.top + box.bottom) / 2 - (one.top + one.bottom) / 2) < usual * 0.55,
    );
    if (near) Object.assign(near, united(near, one));
    else boxes.push({ left: one.left, right: one.right, top: one.top, bottom: one.bottom });
  }
  return boxes;
}

function united(a: RecognisedBox, b: RecognisedBox): RecognisedBox {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The box with the dots and marks that belong to its letters. */
function withMarks(box: RecognisedBox, components: Component[], usual: number): RecognisedBox {
  return components
    .filter(
      (one) =>
        one.bottom - one.top < usual * 0.5 &&
        one.left >= box.left - usual * 0.2 &&
        one.right <= box.right + usual * 0.2 &&
        one.bottom > box.top - usual * 0.35 &&
        one.top < box.bottom + usual * 0.35,
    )
    .reduce(united, box);
}
