import { isArabicLetter, isMark } from './arabic.js';
import type { PageCharacter } from './page-characters.js';
import type { Shape } from './page-shapes.js';

/** Letters that some fonts (Noto Naskh among them) draw as two glyphs: a bare shape and its dots. */
const dotted = /[بكتثجخذزشضظغفقنيةؤئأإآپچژگڤ]/u;
/** A letter with its mark, for which some fonts have an extra glyph above the letter. */
const marked = /^\p{L}?[\u064e-\u0652]+\p{L}?$/u;
/** A letter with its tanwin is placed at the mark, so it does not define a line. */
const withTanwin = /^\p{L}{1,2}[\u064b-\u064d]$/u;
/** Whether the letter may be placed at its dots or mark instead of on its line. */
export const floats = ({ text }: PageCharacter): boolean => dotted.test(text) || marked.test(text);
/** Dots are drawn at most this far, in ems, from the line of their letter; the next line is farther away. */
const reach = 0.55;
/**
 * Letters with dots or a hamza above them (always above their own line, in some fonts high), and letters with them
 * below.
 */
const dottedAbove = /^[^\p{L}]*ل?[أآؤئتثخذزشضظغفقنةڤك]/u;
const dottedBelow = /^[^\p{L}]*ل?[بپيجچإ]/u;
const highReach = 0.95;
const lowReach = 0.8;
/** Factor on the distance to a line on the wrong side of the letter's dots, which is seldom its own line. */
const wrongSide = 1.8;
/** A shape narrower than this (points) is a blank. */
export const blankWidth = 0.1;

interface Line {
  y: number;
  characters: PageCharacter[];
  floated: boolean;
}

type Extent = Pick<Shape, 'left' | 'right'>;

export const isBlank = ({ text }: PageCharacter): boolean => text.trim() === '';
const onLine = (line: Line, { y, size }: PageCharacter): boolean => Math.abs(line.y - y) < Math.max(1.2, size * 0.18);
/** A letter that may be placed at its dots or mark belongs to the line only when its height matches almost exactly. */
const standsOn = (line: Line, { y, size }: PageCharacter): boolean => Math.abs(line.y - y) < Math.max(0.4, size * 0.05);
/** Letters farther apart than this, in ems, tell nothing about each other's line. */
const closeBy = 3;
/**
 * Whether a neighbour stands as high. A caption and its value in another size share a line though their letters differ
 * a little in height.
 */
const standsBeside = ({ characters }: Line, { x, y, size }: PageCharacter): boolean =>
  characters.some(
    (other) =>
      !floats(other) &&
      isArabicLetter(other.text[0]!) &&
      Math.abs(other.x - x) < size * closeBy &&
      Math.abs(other.y - y) < Math.max(0.1, size * 0.02),
  );
const sameInk = (one: Extent, other: Extent): boolean =>
  Math.abs(one.left - other.left) <= 0.01 && Math.abs(one.right - other.right) <= 0.01;
const middle = ({ left, right }: Extent): number => (left + right) / 2;

/**
 * Moves letters back to their line when their text is placed at their dots: the font draws shape and dots as two
 * glyphs, and the file assigns the letter to the dots and nothing to the shape (or the letter to both). Such a letter
 * floats above or below the line. It gets the place of its shape, and the line is rebuilt from right to left with the
 * blanks as they are drawn, because PDFium invents blanks before floating letters and loses others.
 */
export function settleFloatingLetters(characters: PageCharacter[], shapes: Shape[]): PageCharacter[] {
  const lines = linesOf(
    characters.filter((one) => !isBlank(one) && !isMark(one.text) && !floats(one) && !withTanwin.test(one.text)),
  );
  const rest: PageCharacter[] = [];
  const floating: PageCharacter[] = [];
  for (const character of characters.filter((one) => isBlank(one) || isMark(one.text) || floats(one))) {
    const line = lines.find((one) =>
      floats(character)
        ? standsOn(one, character) || (onLine(one, character) && standsBeside(one, character))
        : onLine(one, character),
    );
    if (line) line.characters.push(character);
    else (isBlank(character) || isMark(character.text) ? rest : floating).push(character);
  }
  // Letters that only one line can hold come first: the shapes that they leave tell where the others belong.
  const hosts = floating.map((letter) => ({ letter, lines: hostsOf(letter, lines) }));
  for (const one of hosts.toSorted((a, b) => Number(a.lines.length > 1) - Number(b.lines.length > 1))) {
    const host = hostOf(one.letter, one.lines, shapes);
    if (!host) rest.push(one.letter);
    else settle(one.letter, host, shapes);
  }
  const placed = lines.filter(({ floated }) => floated);
  if (placed.length === 0) return characters;
  const moved = new Set([
    ...placed.flatMap((line) => line.characters),
    ...floating,
    ...rest.filter((one) => isBlank(one) && placed.some((line) => Math.abs(line.y - one.y) < one.size + 8)),
  ]);
  const kept = characters.filter((character) => !moved.has(character));
  return [
    ...kept,
    ...placed.flatMap((line) => settleLine(line, shapes)),
    ...floating.filter((letter) => rest.includes(letter)),
  ];
}

function linesOf(anchors: PageCharacter[]): Line[] {
  const lines: Line[] = [];
  for (const character of anchors) {
    const line = lines.findLast((other) => onLine(other, character));
    if (line) line.characters.push(character);
    else lines.push({ y: character.y, characters: [character], floated: false });
  }
  return lines;
}

/** Whether a line this far below the letter (negative: above) may be the letter's own line. */
function isInReach(below: number, { text, size }: PageCharacter): boolean {
  if (Math.abs(below) < size * reach) return true;
  if (dottedAbove.test(text) && below > 0) return below < size * highReach;
  return Math.abs(below) < size * lowReach;
}

/** The lines in reach that have another letter close by, the nearest first. */
const hostsOf = (letter: PageCharacter, lines: Line[]): Line[] =>
  lines
    .filter(
      (line) =>
        isInReach(line.y - letter.y, letter) &&
        line.characters.some(
          (other) => isArabicLetter(other.text[0]!) && Math.abs(other.x - letter.x) < letter.size * closeBy,
        ),
    )
    .sort((a, b) => distance(a, letter) - distance(b, letter));

/** The nearest line, or the only one with a shape under the letter that carries no other: dots may lie far from it. */
function hostOf(letter: PageCharacter, lines: Line[], shapes: Shape[]): Line | undefined {
  if (lines.length < 2) return lines[0];
  const at = middle(letter);
  const free = lines.filter((line) => {
    const shape = shapeOf(letter, line, shapes);
    return shape !== undefined && shape.left <= at && at <= shape.right;
  });
  return free.length === 1 ? free[0] : lines[0];
}

/** The distance of a line from a letter, greater when the letter's dots make the line unlikely. */
function distance({ y }: Line, letter: PageCharacter): number {
  const below = y - letter.y;
  const wrong = below > 0 ? dottedBelow.test(letter.text) : dottedAbove.test(letter.text);
  return Math.abs(below) * (wrong ? wrongSide : 1);
}

/** The drawn shape on a line that the letter belongs to: at its place, and without another letter. */
function shapeOf(letter: PageCharacter, host: Line, shapes: Shape[]): Shape | undefined {
  const at = middle(letter);
  const em = letter.size;
  return (
    shapes
      .filter(
        ({ left, right, top, bottom }) =>
          // An alef may be narrower than a dot, but no dot is as tall.
          (right - left > em * 0.1 || (right - left > blankWidth && bottom - top > em * 0.35)) &&
          left <= at + em * 0.1 &&
          right >= at - em * 0.1 &&
          bottom > host.y - em * 0.25 &&
          top < host.y + em * 0.1,
      )
      // A shape that already carries a letter does not belong to another.
      .filter((one) => !host.characters.some((other) => sameInk(one, other)))
      .filter((one) => !sameInk(one, letter))
      .sort((a, b) => Math.abs(middle(a) - at) - Math.abs(middle(b) - at))[0]
  );
}

/** Adds the letter to its line in the place of its shape, unless the shape already carries the letter. */
function settle(letter: PageCharacter, host: Line, shapes: Shape[]): void {
  host.floated = true;
  const at = middle(letter);
  if (host.characters.some((other) => other.text[0] === letter.text[0] && other.left <= at && other.right >= at))
    return;
  const em = letter.size;
  const shape = shapeOf(letter, host, shapes);
  const { left, right } = shape ?? { left: at - em * 0.2, right: at + em * 0.2 };
  host.characters.push({ ...letter, y: host.y, x: left, left, right, penRight: right });
}

/**
 * The x positions of the blanks on a line: text objects without ink. Empty when the file puts many glyphs into one
 * object.
 */
export function drawnBlanks(shapes: Shape[], y: number, size: number): number[] {
  return shapes
    .filter(
      ({ left, right, top, bottom }) =>
        right - left < blankWidth && Math.abs((top + bottom) / 2 - y) < Math.max(1.2, size * 0.18),
    )
    .map(({ left }) => left);
}

/** The letters of the line from right to left, with the blanks that are drawn. */
function settleLine(line: Line, shapes: Shape[]): PageCharacter[] {
  const letters = line.characters.filter((character) => !isBlank(character)).sort((a, b) => middle(b) - middle(a));
  const blanks = drawnBlanks(shapes, line.y, Math.max(...letters.map((letter) => letter.size)));
  return letters.flatMap((letter, index) => {
    const before = letters[index - 1];
    const parted = before !== undefined && blanks.some((x) => x < middle(before) && x > middle(letter));
    return parted
      ? [
          { ...letter, text: ' ', left: letter.right, right: letter.right, x: letter.right, penRight: letter.right },
          letter,
        ]
      : [letter];
  });
}
