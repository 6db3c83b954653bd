import type { Raster } from '../pages/raster.js';
import { classify, glyphClasses, type Network } from './classifier.js';
import type { Component } from './components.js';
import { type GlyphBox, type LineScale, sampleOf } from './glyph-sample.js';
import { type LinePieces, scaleAround, united } from './line-pieces.js';

/** One sign of a number, with what else it could be, the likeliest first. */
export interface DigitSign extends GlyphBox { choices: { text: string; chance: number }[] }

/** Digits with their slashes, dashes, dots and commas, from left to right as they are read. */
export interface DigitRun extends GlyphBox {
  /** In the digits that the page shows. */
  text: string;
  signs: DigitSign[];
  /** 0 to 1: mean (geometric) chance of its signs. */
  confidence: number;
}

export type Script = 'arabic' | 'western';

interface Token extends GlyphBox { chances: Float32Array }

const indexesOf = (pattern: RegExp): number[] => glyphClasses.flatMap((text, index) => (pattern.test(text) ? [index] : []));
const scripts: Record<Script, number[]> = { arabic: indexesOf(/[٠-٩]/), western: indexesOf(/[0-9]/) };
const separators = indexesOf(/[/.,-]/);
const digits = [...scripts.arabic, ...scripts.western];
const sum = (chances: Float32Array, indexes: number[]): number => indexes.reduce((total, index) => total + chances[index]!, 0);
const isDigit = (token: Token, least: number): boolean => sum(token.chances, digits) >= least;

/** A sign by itself is a digit from this chance; beside digits a smaller one is enough. */
const strong = 0.6;
const weak = 0.12;

/**
 * Numbers in one line of text.
 * @param script the page's usual digits, where it is known: signs that look alike in both follow it
 */
export function readDigits(raster: Raster, { pieces, scale }: LinePieces, network: Network, script?: Script): DigitRun[] {
  const scaled = (at: number): LineScale => scaleAround(pieces, at, scale);
  const tokens = pieces.map((piece, at): Token => ({ ...piece, chances: sizedChances(classify(network, sampleOf(raster, piece, scaled(at))), (piece.bottom - piece.top) / scale.height) }));
  return runsOf(amongDigits(settled(raster, tokens, scale, network), scale), scale).map((run) => spell(run, script)).filter((run) => run !== null);
}

const low = indexesOf(/[٠.,-]/);
const slash = indexesOf(/\//);
const tall = [...digits.filter((index) => !low.includes(index)), ...slash];

/** Chances without what a sign of this height can't be: a slash is as tall as digits, the Arabic zero and a full stop are not. */
function sizedChances(chances: Float32Array, height: number): Float32Array {
  const impossible = height > 0.68 ? low : height < 0.45 ? tall : height < 0.62 ? slash : [];
  const lost = sum(chances, impossible);
  if (lost <= 0 || lost >= 0.999) return chances;
  return chances.map((chance, index) => (impossible.includes(index) ? 0 : chance / (1 - lost)));
}

/** Which digits a page uses: by the signs that are sure. */
export function usualScript(runs: DigitRun[]): Script | undefined {
  const count = (pattern: RegExp): number => runs.flatMap(({ signs }) => signs).filter(({ choices: [first] }) => first!.chance > 0.9 && pattern.test(first!.text)).length;
  const [arabic, western] = [count(/[٢-٨]/), count(/[2-8]/)];
  if (arabic + western < 4) return undefined;
  return arabic > western * 3 ? 'arabic' : western > arabic * 3 ? 'western' : undefined;
}

/** Parts digits that touch and joins digits that broke, where a neighbour is a digit. */
function settled(raster: Raster, tokens: Token[], scale: LineScale, network: Network): Token[] {
  const result: Token[] = [];
  const evaluate = (box: GlyphBox): Token => ({ ...box, chances: sizedChances(classify(network, sampleOf(raster, box, scale)), (box.bottom - box.top) / scale.height) });
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    const before = result.at(-1);
    const near = (before && isDigit(before, strong) && token.left - before.right < scale.height) || (next && isDigit(next, strong) && next.left - token.right < scale.height);
    if (!near || isDigit(token, weak) || sum(token.chances, separators) > 0.5) {
      result.push(token);
      continue;
    }
    if (next && !isDigit(next, strong) && next.left - token.right < scale.height * 0.12 && next.right - token.left < scale.height * 0.95) {
      const whole = evaluate(united(token as unknown as Component, next as unknown as Component));
      if (isDigit(whole, 0.8)) {
        result.push(whole);
        at += 1;
        continue;
      }
    }
    result.push(...(parted(raster, token, scale, evaluate, 2) ?? [token]));
  }
  return result;
}

/** Digits that touch, cut where there is least ink; null when no cut leaves digits on both sides. */
function parted(raster: Raster, box: GlyphBox, scale: LineScale, evaluate: (box: GlyphBox) => Token, depth: number): Token[] | null {
  const width = box.right - box.left;
  if (width < scale.height * 0.5 || width > scale.height * 2.6) return null;
  let best: { tokens: Token[]; chance: number } | null = null;
  for (const cut of thinColumns(raster, box)) {
    const left = evaluate(shrunk(raster, { ...box, right: cut }));
    const rest = shrunk(raster, { ...box, left: cut });
    const right = evaluate(rest);
    const chance = Math.min(sum(left.chances, digits), sum(right.chances, digits));
    if (chance > 0.75 && chance > (best?.chance ?? 0)) best = { tokens: [left, right], chance };
    else if (depth > 1 && isDigit(left, 0.85) && best === null) {
      const others = parted(raster, rest, scale, evaluate, depth - 1);
      if (others) best = { tokens: [left, ...others], chance: 0.75 };
    }
  }
  return best?.tokens ?? null;
}

/** Up to six columns with the least ink, away from the edges. */
function thinColumns({ width, pixels }: Raster, box: GlyphBox): number[] {
  const from = box.left + Math.round((box.right - box.left) * 0.15);
  const to = box.right - Math.round((box.right - box.left) * 0.15);
  const columns: { x: number; ink: number }[] = [];
  for (let x = from; x < to; x += 1) {
    let ink = 0;
    for (let y = box.top; y < box.bottom; y += 1) ink += 255 - pixels[y * width + x]!;
    columns.push({ x, ink });
  }
  return columns.filter(({ ink }, index) => ink <= (columns[index - 1]?.ink ?? Infinity) && ink <= (columns[index + 1]?.ink ?? Infinity))
    .sort((a, b) => a.ink - b.ink).slice(0, 6).map(({ x }) => x);
}

/** The box without the rows at its top and bottom that hold no ink in its columns. */
function shrunk({ width, pixels }: Raster, box: GlyphBox): GlyphBox {
  const inked = (y: number): boolean => {
    for (let x = box.left; x < box.right; x += 1) if (pixels[y * width + x]! < 150) return true;
    return false;
  };
  let [top, bottom] = [box.top, box.bottom];
  while (top < bottom - 1 && !inked(top)) top += 1;
  while (bottom > top + 1 && !inked(bottom - 1)) bottom -= 1;
  return { ...box, top, bottom };
}

/** A sign at the edge of a number must look at least a little like a digit: a letter may stand there (٢٠٠٠م). */
const faint = 0.008;

/** Gives signs that look like no digit a chance where they stand among digits: one font's four is another's letter. */
function amongDigits(tokens: Token[], scale: LineScale): Token[] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const last = groups.at(-1)?.at(-1);
    if (last && token.left - last.right < scale.height * 0.45) groups.at(-1)!.push(token);
    else groups.push([token]);
  }
  return groups.flatMap((group) => {
    const [from, to] = [group.findIndex((token) => isDigit(token, weak)), group.findLastIndex((token) => isDigit(token, weak))];
    const known = group.filter((token) => isDigit(token, weak)).length;
    if (group.length < 2 || known * 2 < group.length || !group.some((token) => isDigit(token, strong))) return group;
    return group.map((token, at) => {
      const inside = at > from && at < to;
      const sized = token.bottom - token.top < scale.height * 1.3 && token.right - token.left < scale.height * 1.1;
      const taken = isDigit(token, weak) || sum(token.chances, separators) > 0.3;
      const atEdge = group.length <= 3 && isDigit(token, faint) && Math.abs(token.bottom - group[from]!.bottom) < scale.height * 0.15;
      return taken || !sized || (!inside && !atEdge) ? token : { ...token, chances: halved(token.chances) };
    });
  });
}

/** Half the chance for no sign at all, the other half shared by the signs as before. */
function halved(chances: Float32Array): Float32Array {
  const none = glyphClasses.indexOf('x');
  const others = 1 - chances[none]! + 1e-9;
  return chances.map((chance, index) => (index === none ? 0.5 : (chance / others) * 0.5));
}

const middleOf = ({ left, right }: GlyphBox): number => (left + right) / 2;

/** Signs that follow each other closely and are digits or stand between them. */
function runsOf(tokens: Token[], scale: LineScale): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  const end = (): void => {
    while (run.length > 0 && !isDigit(run.at(-1)!, weak)) run.pop();
    if (run.some((token) => isDigit(token, strong))) runs.push(...atWideSteps(run));
    run = [];
  };
  for (const token of tokens) {
    const last = run.at(-1);
    if (last && token.left - last.right > scale.height * 0.75 && middleOf(token) - middleOf(last) > scale.height * 1.15) end();
    if (isDigit(token, weak)) run.push(token);
    else if (run.length > 0 && sum(token.chances, separators) + sum(token.chances, digits) > 0.5 && isDigit(run.at(-1)!, weak)) run.push(token);
    else end();
  }
  end();
  return runs.map(withoutWeakEnds).filter((signs) => signs.length > 0);
}

/** Digits of a number are evenly set: a step half as wide again as the usual one parts two numbers. */
function atWideSteps(run: Token[]): Token[][] {
  const steps = run.slice(1).map((token, index) => middleOf(token) - middleOf(run[index]!));
  const usual = [...steps].sort((a, b) => a - b)[steps.length >> 1] ?? 0;
  const parts: Token[][] = [[]];
  run.forEach((token, index) => {
    if (index > 0 && steps.length >= 3 && steps[index - 1]! > usual * 1.6) parts.push([]);
    parts.at(-1)!.push(token);
  });
  return parts;
}

/** A doubtful sign at the end of a short number is more often a letter beside it. */
function withoutWeakEnds(run: Token[]): Token[] {
  let [from, to] = [0, run.length];
  const least = run.length > 5 ? 0.2 : 0.4;
  while (from < to && !isDigit(run[from]!, least)) from += 1;
  while (to > from && !isDigit(run[to - 1]!, least)) to -= 1;
  return run.slice(from, to);
}

/** Reads a run in the digits that fit it best, all of one script. */
function spell(run: Token[], usual: Script | undefined): DigitRun | null {
  const likeness = (script: Script): number => run.reduce((total, { chances }) => total + Math.log(Math.max(...[...scripts[script], ...separators].map((index) => chances[index]!)) + 0.002), usual === script ? 2 : 0);
  const script = likeness('arabic') >= likeness('western') ? 'arabic' : 'western';
  const signs = run.map(({ left, right, top, bottom, chances }, at): DigitSign => {
    const allowed = at === 0 || at === run.length - 1 ? scripts[script] : [...scripts[script], ...separators];
    const whole = sum(chances, allowed) || 1;
    const choices = allowed.map((index) => ({ text: glyphClasses[index]!, chance: chances[index]! / whole })).sort((a, b) => b.chance - a.chance).slice(0, 3);
    return { left, right, top, bottom, choices };
  });
  const chances = run.map(({ chances: own }, at) => sum(own, [...scripts[script], ...separators]) * signs[at]!.choices[0]!.chance);
  const confidence = Math.exp(chances.reduce((total, chance) => total + Math.log(chance + 1e-6), 0) / chances.length);
  return {
    text: signs.map(({ choices }) => choices[0]!.text).join(''),
    signs,
    confidence,
    left: run[0]!.left, right: run.at(-1)!.right,
    top: Math.min(...run.map(({ top }) => top)), bottom: Math.max(...run.map(({ bottom }) => bottom)),
  };
}
