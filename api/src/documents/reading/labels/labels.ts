import { captionNames } from '../lexicon/english-captions.js';
import { allLabels, otherLabels } from './field-labels.js';
import type { DeedText, TextBlock } from '../text/deed-text.js';
import { neighbours, valuesStandAbove, valuesStandBefore } from './form-direction.js';
import type { LabelSet } from './label-set.js';
import { bare, isLabel, labelLikeness, numbering } from './label-words.js';

/** A part of the text where a label expects its value. */
export interface LabelledRegion {
  start: number;
  end: number;
  /** How reliable the label and the position of the value are, 0 to 1. */
  weight: number;
  /** The wording of the label, for notes. */
  label: string;
  how: 'row' | 'below' | 'above' | 'inline';
  /** True when a colon or dots separate label and value within one line. */
  parted?: boolean;
}

const space = '[ \\t\\u00a0]+';
const escape = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, space);

/** What separates a label from its value in one line: a colon, a dash or leader dots. */
const leaders = '[.…_](?:\\s?[.…_]){3,}[.…_\\s]*';
const parting = new RegExp(`[:：]|${leaders}|(?<=^\\s*(?:\\p{L}+ ){1,5})\\/\\s`, 'gu');

const labelNames = new Set(allLabels);

/** All regions that the labels point to, the most reliable first. */
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
    // "اسم الواقف" is not a misspelt "اسم الوقف": a text that exactly matches another label is that label.
    const another =
      best.weight > 0 &&
      bare(text) !== best.name &&
      labelNames.has(bare(text)) &&
      !weighted.some(({ name }) => name === bare(text));
    if (another) continue;
    if (best.weight > 0) regions.push(...beside(deed, block, best));
    else regions.push(...byStem(deed, block, labels));
  }
  for (const { name, weight } of weighted) regions.push(...inline(deed, name, weight));
  return regions.sort((a, b) => b.weight - a.weight);
}

const stemWeight = 0.64;

/** Regions of labels with a stem of the field: a short block, or the short words before a colon or leader dots. */
function byStem(deed: DeedText, block: TextBlock, { stems, notStems, caption }: LabelSet): LabelledRegion[] {
  if (!stems) return [];
  const text = deed.textOf(block);
  const means = (words: string): boolean =>
    words.trim() !== '' &&
    words.trim().split(/\s+/).length <= 6 &&
    !/\d{3}/.test(words) &&
    ((stems.test(words) && !(notStems?.test(words) ?? false)) ||
      (caption !== undefined && captionNames(caption, words)));
  const lead = numbering.exec(text)?.[0].length ?? 0;
  const parts = [...text.matchAll(parting)].filter(
    (part) => part.index >= lead && text.slice(part.index + part[0].length).trim() !== '',
  );
  if (parts.length === 0)
    return means(text.replace(/[:：]/g, '').replace(numbering, ''))
      ? beside(deed, block, { name: text.trim(), weight: stemWeight })
      : [];
  let from = lead;
  return parts.flatMap((part) => {
    const label = text.slice(from, part.index).replace(numbering, '').trim();
    // After a value only its last words are the next label.
    const words = from === lead ? label : label.split(/\s+/).slice(-3).join(' ');
    from = part.index + part[0].length;
    if (words.length > 50 || !means(words)) return [];
    const lineEnd = deed.text.indexOf('\n', block.start + from);
    return [
      {
        start: block.start + from,
        end: lineEnd < 0 ? deed.text.length : lineEnd,
        weight: stemWeight,
        label: words,
        how: 'inline' as const,
        parted: true,
      },
    ];
  });
}

/** The value cells of a label that fills its block: to its left or below it; to its right only in the last column. */
function beside(deed: DeedText, block: TextBlock, label: { name: string; weight: number }): LabelledRegion[] {
  const row = deed.rows[block.row]!;
  const heads = isHeadRow(deed, block);
  const regions: LabelledRegion[] = [];
  const before = row[block.column - 1];
  if (!heads && before && valuesStandBefore(deed) && !isLabel(deed.textOf(before)))
    return [{ start: before.start, end: before.end, weight: label.weight, label: label.name, how: 'row' }];
  const left = row[block.column + 1];
  if (left && !heads && !isLabel(deed.textOf(left))) {
    regions.push({ start: left.start, end: left.end, weight: label.weight, label: label.name, how: 'row' });
  }
  const right = row[block.column - 1];
  // Forms with English on the other side put the Arabic label last, on the left.
  if (!left && right && regions.length === 0 && !isLabel(deed.textOf(right))) {
    regions.push({ start: right.start, end: right.end, weight: label.weight * 0.93, label: label.name, how: 'row' });
  }
  const upward = valuesStandAbove(deed);
  for (const other of neighbours(deed, block, 1)) {
    // A label with its value to the left is not a column heading.
    const weight = left && !heads && regions.length > 0 ? 0.45 : row.length > 1 || !left ? 0.97 : 0.6;
    regions.push({
      start: other.start,
      end: other.end,
      weight: label.weight * weight * (upward ? 0.5 : 1),
      label: label.name,
      how: 'below',
    });
  }
  if (!upward) return regions;
  for (const other of neighbours(deed, block, -1))
    regions.push({ start: other.start, end: other.end, weight: label.weight * 0.96, label: label.name, how: 'above' });
  return regions;
}

/** Whether the row is the heading of a table: several labels side by side above as many cells that are not labels. */
function isHeadRow(deed: DeedText, block: TextBlock): boolean {
  const row = deed.rows[block.row]!;
  const next = deed.rows[block.row + 1] ?? [];
  if (row.length < 2) return false;
  if (row.every((one) => one === block || isLabel(deed.textOf(one)))) return true;
  const labels = row.filter((one) => one === block || isLabel(deed.textOf(one))).length;
  return (
    labels >= 2 &&
    next.length === row.length &&
    next.every((one) => !isLabel(deed.textOf(one))) &&
    !row.some((one) => /\d/.test(deed.textOf(one)))
  );
}

const inlinePatterns = new Map<string, RegExp>();
const spacedTexts = new WeakMap<DeedText, string>();

/** The text with each run of blanks reduced to one blank. */
function evenlySpaced(deed: DeedText): string {
  let spaced = spacedTexts.get(deed);
  if (spaced === undefined) {
    spaced = deed.text.replace(/[ \t\u00a0]+/g, ' ');
    spacedTexts.set(deed, spaced);
  }
  return spaced;
}

/**
 * Label and value in one run of text: "رقم الصك: 330…" or "ومساحتها 300 متر". The region runs to the end of the row.
 */
function inline(deed: DeedText, name: string, weight: number): LabelledRegion[] {
  // Most labels do not occur in a deed, and building a pattern costs more than this check.
  if (!evenlySpaced(deed).includes(name.replace(/^ال/, ''))) return [];
  let pattern = inlinePatterns.get(name);
  if (!pattern) {
    pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:و|ف)?` +
        (name.length < 6 ? escape(name) : `(?:[بل])?${escape(name).replace(/^ال/, '(?:ال|لل?)')}`) +
        `(?:${space}\\([^)\\n]{0,20}\\)|${space}\\/${space}` +
        `[\\p{L} ]{2,20}(?=\\s*[:：])|${space}[A-Za-z][A-Za-z .()]{1,24}(?=\\s*[:：]))?(?![\\p{L}\\p{N}])(\\s*(?:هو|هي|هم)?\\s*[:：]|\\s*[-=]\\s|\\s+\\/\\s|\\s*` +
        `${leaders})?[ \\t]*`,
      'gu',
    );
    inlinePatterns.set(name, pattern);
  }
  const regions: LabelledRegion[] = [];
  for (const match of deed.text.matchAll(pattern)) {
    const start = match.index + match[0].length;
    const lineEnd = deed.text.indexOf('\n', start);
    const end = lineEnd < 0 ? deed.text.length : lineEnd;
    const block = deed.blockAt(match.index);
    if (deed.text.slice(start, end).trim() === '') {
      // In running text the value is at the start of the next line.
      const next = deed.rows[(block?.row ?? 0) + 1]?.[0];
      if (block && next && match.index - block.start > 12)
        regions.push({ start: next.start, end: next.end, weight: weight * 0.75, label: name, how: 'inline' });
      continue;
    }
    // "اسم الوقف المسجل" above its value is a longer label, not a label with a value.
    const longerLabel =
      block !== null &&
      match.index - block.start < 2 &&
      block.end - start < 24 &&
      !/\d/.test(deed.text.slice(start, block.end));
    regions.push({
      start,
      end,
      weight: weight * (match[1] !== undefined ? 1 : longerLabel ? 0.5 : 0.8),
      label: name,
      how: 'inline',
      parted: match[1] !== undefined,
    });
  }
  return regions;
}

let stop: RegExp | undefined;

/** The end of a free value: where the next label, block or sentence begins. */
export function freeValueEnd(deed: DeedText, start: number, end: number): number {
  stop ??= new RegExp(
    `\\t|\\.(?=\\s|$)|؛|\\s\\d{1,2}\\)\\s|\\s?-\\s(?=(?:\\p{L}+ ){0,4}\\p{L}+\\s*[:：])|[،,]\\s*(?=(?:\\p{L}+ ){0,3}\\p{L}+\\s*[:：])|(?<![\\p{L}])و?(?:` +
      [...new Set([...otherLabels, ...allLabels])].map(escape).join('|') +
      `)\\s*(?:[:：]|${leaders})`,
    'gu',
  );
  stop.lastIndex = 0;
  const match = stop.exec(deed.text.slice(start, end));
  return match ? start + match.index : end;
}
