import type { Caption } from './lexicon/english-captions.js';

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
  /** The field as an English caption names it. */
  caption?: Caption;
}
