import { comparable, similarity } from './arabic.js';
import { allLabels, otherLabels } from './field-labels.js';
import type { DeedText, TextBlock } from './deed-text.js';

/** Names under which deeds give a field. All folded; the earlier ones say it more exactly. */
export interface LabelSet {
  /** Exact names of the field. */
  names: string[];
  /** Names that fit, but fit other things as well. */
  loose?: string[];
  /** Stems that a short label nobody foresaw holds when it means this field. */
  stems?: RegExp;
  /** Stems that it then must not hold. */
  notStems?: RegExp;
}

/** A value region that a label points to. */
export interface LabelledRegion {
  start: number;
  end: number;
  /** 0 to 1: how sure the label and the way to the value are. */
  weight: number;
  /** Label wording, for notes. */
  label: string;
  how: 'row' | 'below' | 'inline';
}

const space = '[ \\t\\u00a0]+';
const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, space);


const bareTexts = new Map<string, string>();

/** The words of a label, without what stands in brackets. Remembered: each block is compared with hundreds of labels. */
function bare(text: string): string {
  let words = bareTexts.get(text);
  if (words === undefined) {
    words = comparable(text.replace(/\([^)]*\)/g, ' ')).replace(/^و(?=ال|مساحت)/, '');
    bareTexts.set(text, words);
  }
  return words;
}

/** 0 to 1: how well the whole text is this label; 0 under 0.8. */
export function labelLikeness(text: string, name: string): number {
  if (text.length > 60) return 0;
  const mine = bare(text);
  if (mine === name) return 1;
  if (mine === '' || Math.abs(mine.length - name.length) > 3) return 0;
  // "الحي / المجاورة", "رقم المبايعة / No.": one of two names is enough.
  if (text.includes('/') && text.split('/').some((half) => bare(half) === name)) return 0.92;
  const likeness = similarity(mine, name);
  // Short labels differ from other labels by one letter; only long ones may be misspelt.
  return likeness >= (name.length < 8 ? 0.9 : 0.82) ? likeness * 0.95 : 0;
}

/** True when the text is a label by itself. */
export function isLabel(text: string): boolean {
  if (/^\s*و?(?:رقم|تاريخ|اسم|نوع|جهه|مدينه)\s+\p{L}+(?:\s+\p{L}+){0,2}\s*[:：]?\s*$/u.test(text)) return true;
  return allLabels.some((name) => labelLikeness(text, name) > 0);
}

const labelNames = new Set(allLabels);

/** All regions to which the labels point, the surest first. */
export function regionsOf(deed: DeedText, labels: LabelSet): LabelledRegion[] {
  const regions: LabelledRegion[] = [];
  const weighted = [
    ...labels.names.map((name, index) => ({ name, weight: 1 - Math.min(index, 12) * 0.008 })),
    ...(labels.loose ?? []).map((name, index) => ({ name, weight: 0.66 - Math.min(index, 12) * 0.01 })),
  ];
  for (const block of deed.blocks) {
    const text = deed.textOf(block);
    const best = weighted
      .map(({ name, weight }) => ({ name, weight: labelLikeness(text, name) * weight }))
      .reduce((a, b) => (b.weight > a.weight ? b : a), { name: '', weight: 0 });
    // "اسم الواقف" is no misspelt "اسم الوقف": what is exactly another label is that label.
    const another = best.weight > 0 && bare(text) !== best.name && labelNames.has(bare(text)) && !weighted.some(({ name }) => name === bare(text));
    if (another) continue;
    if (best.weight > 0) regions.push(...beside(deed, block, best));
    else regions.push(...byStem(deed, block, labels));
  }
  for (const { name, weight } of weighted) regions.push(...inline(deed, name, weight));
  return regions.sort((a, b) => b.weight - a.weight);
}

const stemWeight = 0.64;

/** Regions of a short block, or of the short words before a colon, that hold a stem of the field. */
function byStem(deed: DeedText, block: TextBlock, { stems, notStems }: LabelSet): LabelledRegion[] {
  if (!stems) return [];
  const text = deed.textOf(block);
  const means = (words: string): boolean => words.trim() !== '' && words.trim().split(/\s+/).length <= 6 && !/\d{3}/.test(words) && stems.test(words) && !(notStems?.test(words) ?? false);
  const colon = text.search(/[:：]/);
  if (colon < 0 || colon === text.trimEnd().length - 1) return means(text.replace(/[:：]/g, '')) ? beside(deed, block, { name: text.trim(), weight: stemWeight }) : [];
  if (colon > 50 || !means(text.slice(0, colon))) return [];
  const lineEnd = deed.text.indexOf('\n', block.start + colon);
  return [{ start: block.start + colon + 1, end: lineEnd < 0 ? deed.text.length : lineEnd, weight: stemWeight, label: text.slice(0, colon).trim(), how: 'inline' }];
}

/** Value cells of a label that fills its block: to its left, or under it; to its right only in the last column. */
function beside(deed: DeedText, block: TextBlock, label: { name: string; weight: number }): LabelledRegion[] {
  const row = deed.rows[block.row]!;
  const left = row[block.column + 1];
  const heads = isHeadRow(deed, block);
  const regions: LabelledRegion[] = [];
  if (left && !heads && !isLabel(deed.textOf(left))) {
    regions.push({ start: left.start, end: left.end, weight: label.weight, label: label.name, how: 'row' });
  }
  const right = row[block.column - 1];
  // Forms with English on the other side put the Arabic label last.
  if (!left && right && regions.length === 0 && !isLabel(deed.textOf(right))) {
    regions.push({ start: right.start, end: right.end, weight: label.weight * 0.93, label: label.name, how: 'row' });
  }
  for (const other of deed.rows[block.row + 1] ?? []) {
    const overlap = Math.min(other.block.right, block.block.right) - Math.max(other.block.left, block.block.left);
    const narrow = Math.min(other.block.right - other.block.left, block.block.right - block.block.left);
    if (overlap < narrow * 0.5 || isLabel(deed.textOf(other))) continue;
    // A label with its value to the left is no column head.
    const weight = left && !heads && regions.length > 0 ? 0.45 : row.length > 1 || !left ? 0.97 : 0.6;
    regions.push({ start: other.start, end: other.end, weight: label.weight * weight, label: label.name, how: 'below' });
  }
  return regions;
}

/** Heads of a table: several labels side by side over a row of as many cells that are none. */
function isHeadRow(deed: DeedText, block: TextBlock): boolean {
  const row = deed.rows[block.row]!;
  const next = deed.rows[block.row + 1] ?? [];
  if (row.length < 2) return false;
  if (row.every((one) => one === block || isLabel(deed.textOf(one)))) return true;
  const labels = row.filter((one) => one === block || isLabel(deed.textOf(one))).length;
  return labels >= 2 && next.length === row.length && next.every((one) => !isLabel(deed.textOf(one))) && !row.some((one) => /\d/.test(deed.textOf(one)));
}

const inlinePatterns = new Map<string, RegExp>();

/** Label and value in one run of text: "رقم الصك: 330…" or "ومساحتها 300 متر". The region runs to the end of the row. */
function inline(deed: DeedText, name: string, weight: number): LabelledRegion[] {
  // Most labels are not in a deed, and to build a pattern costs more than to look.
  if (!name.split(' ').every((word) => deed.text.includes(word))) return [];
  let pattern = inlinePatterns.get(name);
  if (!pattern) {
    pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:و|ف)?${escape(name)}(?:${space}\\([^)\\n]{0,20}\\))?(?![\\p{L}\\p{N}])(\\s*(?:هو|هي|هم)?\\s*[:：]|\\s*[-=]\\s)?[ \\t]*`, 'gu');
    inlinePatterns.set(name, pattern);
  }
  const regions: LabelledRegion[] = [];
  for (const match of deed.text.matchAll(pattern)) {
    const start = match.index + match[0].length;
    const lineEnd = deed.text.indexOf('\n', start);
    const end = lineEnd < 0 ? deed.text.length : lineEnd;
    if (start >= end) continue;
    // "اسم الوقف المسجل" over its value is a longer label, not a label with a value.
    const block = deed.blockAt(match.index);
    const longerLabel = block !== null && match.index - block.start < 2 && block.end - start < 24 && !/\d/.test(deed.text.slice(start, block.end));
    regions.push({ start, end, weight: weight * (match[1] !== undefined ? 1 : longerLabel ? 0.5 : 0.8), label: name, how: 'inline' });
  }
  return regions;
}

let stop: RegExp | undefined;

/** Cuts a free value where the next label, block or sentence begins. */
export function freeValueEnd(deed: DeedText, start: number, end: number): number {
  stop ??= new RegExp(`\\t|\\.(?=\\s|$)|؛|(?<![\\p{L}])و?(?:${otherLabels.map(escape).join('|')})\\s*[:：]`, 'gu');
  stop.lastIndex = 0;
  const match = stop.exec(deed.text.slice(start, end));
  return match ? start + match.index : end;
}
