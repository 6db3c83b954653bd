import type { Caption } from '../lexicon/english-captions.js';

/** The labels that deeds use for a field. All are folded; the earlier ones are more exact. */
export interface LabelSet {
  /** Labels that mean exactly this field. */
  names: string[];
  /** Labels that fit this field, but other things as well. */
  loose?: string[];
  /** Stems that show that an unknown short label means this field. */
  stems?: RegExp;
  /** Stems that such a label must not contain. */
  notStems?: RegExp;
  /** The English caption of the field. */
  caption?: Caption;
}
