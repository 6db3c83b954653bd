import type { DocumentType } from '@waqf/contracts/documents';
import type { Findings } from '../evidence/field-evidence.js';
import { type Token, tokensOf } from './deed-tokens.js';
import { chancesOf } from './chances.js';
import { secondFeatures } from './second-pass.js';
import { type TypeWeights, weightsOf } from './tagger-weights.js';

/*
 * Finds the words of a deed that are a value of a field from everything around them: a linear-chain conditional random
 * field, fitted by `api/train/tagger/fit-tagger.mjs` on the open deed sets. It does not memorise wording; its opinion
 * is combined with the rules.
 */

/** A span of the folded text. */
export interface Span {
  start: number;
  end: number;
}

/** For each field, the chances that each token is outside, begins or continues a value. */
export class Tagging {
  constructor(
    private readonly tokens: Token[],
    private readonly fields: string[],
    /** The chances by token and label: 0 is outside, then begin and continue for each field. */
    private readonly chances: Float64Array[],
  ) {}

  private begins(field: string, at: number): number {
    return this.chances[at]?.[1 + 2 * this.fields.indexOf(field)] ?? 0;
  }

  private continues(field: string, at: number): number {
    return this.chances[at]?.[2 + 2 * this.fields.indexOf(field)] ?? 0;
  }

  private within(field: string, at: number): number {
    return this.begins(field, at) + this.continues(field, at);
  }

  /** Indexes of the first and last token that a span covers; null when it covers none. */
  private range({ start, end }: Span): [number, number] | null {
    const first = this.tokens.findIndex((token) => token.end > start);
    const last = this.tokens.findLastIndex((token) => token.start < end);
    return first < 0 || last < first ? null : [first, last];
  }

  /** From 0 to 1: how likely the span is exactly one value of the field. */
  single(field: string, span: Span): number {
    const range = this.range(span);
    if (!range) return 0;
    const [first, last] = range;
    let sum = 0;
    for (let at = first; at <= last; at += 1) sum += this.within(field, at);
    const mean = sum / (last - first + 1);
    return Math.sqrt(this.begins(field, first) * mean) * (1 - 0.5 * this.continues(field, last + 1));
  }

  /** From 0 to 1: how likely the spans are all items of the field, each from its beginning. */
  list(field: string, spans: readonly Span[]): number {
    let [inside, covered, starts] = [0, 0, 0];
    for (const span of spans) {
      const range = this.range(span);
      if (!range) continue;
      starts += this.begins(field, range[0]);
      for (let at = range[0]; at <= range[1]; at += 1) inside += this.within(field, at);
      covered += range[1] - range[0] + 1;
    }
    let [all, allStarts] = [0, 0];
    for (let at = 0; at < this.tokens.length; at += 1) {
      all += this.within(field, at);
      allStarts += this.begins(field, at);
    }
    return ((2 * inside) / (covered + all || 1)) * ((2 * starts) / (spans.length + allStarts || 1));
  }

  /** Spans whose first word begins a value of the field with at least this chance, in the order of the deed. */
  spans(field: string, least = 0.5): Span[] {
    const found: [number, number][] = [];
    for (let at = 0; at < this.tokens.length; at += 1) {
      if (this.begins(field, at) < least || this.begins(field, at) < this.continues(field, at)) continue;
      const last = this.endFrom(field, at);
      found.push([at, last]);
      at = last;
    }
    return found.map((one) => this.stretch(one));
  }

  /**
   * The items of a list: likely items, and spans near them that begin in the same way (after the same mark or at the
   * start of a row), even when their words were never seen in a list.
   */
  items(field: string): Span[] {
    const sure = this.spans(field, leastItem).map((span) => this.range(span)!);
    const rivals = listFields.filter((one) => one !== field && this.fields.includes(one));
    if (sure.length === 0) return [];
    const signs = new Set(sure.map(([at]) => this.signAt(at)));
    const found = [...sure];
    const take = (at: number): boolean => {
      const sign = this.signAt(at);
      const least = sign.startsWith('plain') ? leastPlain : leastBeside;
      if (!signs.has(sign) || this.begins(field, at) < least) return false;
      if (rivals.some((rival) => this.within(rival, at) > this.within(field, at))) return false;
      if (found.some(([first, last]) => at >= first && at <= last)) return false;
      const next = Math.min(...found.map(([first]) => first).filter((first) => first > at), Infinity);
      found.push([at, Math.min(this.endFrom(field, at, true), next - 1)]);
      return true;
    };
    const near = (at: number): boolean => found.some(([first, last]) => at >= first - beside && at <= last + beside);
    for (let changed = true; changed; ) {
      changed = false;
      for (let at = 0; at < this.tokens.length; at += 1) if (near(at) && take(at)) changed = true;
    }
    return found.sort(([one], [other]) => one - other).map((one) => this.stretch(one));
  }

  private stretch([first, last]: [number, number]): Span {
    return { start: this.tokens[first]!.start, end: this.tokens[last]!.end };
  }

  /** How a word is introduced: by a number or letter, a mark, a new row, or in running text by a comma or joined و. */
  private signAt(at: number): string {
    const { gap, text } = this.tokens[at]!;
    const before = this.tokens[at - 1];
    if (before && /^(?:\d{1,2}(?:[/.]\d{1,2})?|\p{L})$/u.test(before.text))
      return /\d/.test(before.text) ? 'number' : 'letter';
    const mark = gap.replace(/[nt،,.:]/gu, '').slice(-1);
    if (mark !== '') return `mark ${mark}`;
    if (/[nt]/.test(gap)) return 'row';
    return `plain ${/[،,]/u.test(gap)} ${/^و/u.test(text)}`;
  }

  /** The last token of a value that begins here; a value does not end one or two words before a clause or row ends. */
  private endFrom(field: string, at: number, clause = false): number {
    let last = at;
    const isEnd = (next: number): boolean => /[nt،,.؛:;]/u.test(this.tokens[next]?.gap ?? 'n');
    while (last + 1 < this.tokens.length) {
      const next = last + 1;
      const on = this.continues(field, next);
      if (this.begins(field, next) >= Math.max(on, 0.3)) break;
      const runsOut = !isEnd(next) && on >= leastOn && (isEnd(next + 1) || isEnd(next + 2));
      if (on <= 0.4 && !runsOut && !(clause && !isEnd(next) && on >= leastOn)) break;
      last = next;
    }
    return last;
  }
}

const listFields = ['conditions', 'beneficiaries', 'authorities'];

/** The least chance of a word that begins an item: under a half, because a wrong item costs as much as a missed one. */
const leastItem = 0.45;
/** The least chance when a word is introduced in the same way as the items near it. */
const leastBeside = 0.2;
/** The same in running text, where a comma also separates other things. */
const leastPlain = 0.35;
/** The least chance for the last words before a mark to still belong to the value. */
const leastOn = 0.05;
/** The most tokens between a known item and a new one beside it. */
const beside = 14;

const taggings = new WeakMap<Findings, Map<DocumentType, Tagging>>();

/** The chances of a deed's words, computed once per deed and type. */
export function taggingOf(findings: Findings, type: DocumentType): Tagging {
  const known = taggings.get(findings) ?? new Map<DocumentType, Tagging>();
  taggings.set(findings, known);
  const tagging = known.get(type) ?? tag(tokensOf(findings), weightsOf(type));
  known.set(type, tagging);
  return tagging;
}

function tag(tokens: Token[], { fields, first, second }: TypeWeights): Tagging {
  const labels = 1 + 2 * fields.length;
  const own = tokens.map(({ features }) => features);
  const before = chancesOf(own, first, labels);
  const around = secondFeatures(tokens, before, labels);
  const after = chancesOf(
    own.map((features, at) => [...features, ...around[at]!]),
    second,
    labels,
  );
  // The mean of both passes, because each is more certain than it should be.
  const chances = after.map((row, at) => row.map((chance, label) => (chance + before[at]![label]!) / 2));
  for (const field of listFields.filter((one) => fields.includes(one)))
    for (const [at, { gap }] of tokens.entries()) if (parts.test(gap)) beginAnew(chances[at]!, fields.indexOf(field));
  return new Tagging(tokens, fields, chances);
}

/** Marks that end an item of a list. */
const parts = /[.؛;+|•▪●■◦‣✓✔◆❖➢▫]|^-/u;

/** Makes a word that continues after such a mark the beginning of a new item, in place. */
function beginAnew(chances: Float64Array, field: number): void {
  chances[1 + 2 * field]! += chances[2 + 2 * field]!;
  chances[2 + 2 * field] = 0;
}
