import { readFileSync } from 'node:fs';
import type { DocumentType } from '@waqf/contracts/documents';
import { stemsOf } from './type-stems.js';

/*
 * Determines the type of a deed from all its words: a title may say anything, and a trustee's deed mentions the
 * endowment just as an endowment's deed mentions its trustee. The weights are fitted by
 * `api/train/types/fit-types.mjs`.
 */

interface TypeModel {
  types: DocumentType[];
  bias: number[];
  /** The weights of each stem, one per type. */
  words: Record<string, number[]>;
}

let model: TypeModel | undefined;
const fitted = (): TypeModel =>
  (model ??= JSON.parse(readFileSync(new URL('./type-words.json', import.meta.url), 'utf8')) as TypeModel);

/** The chance of each type for a deed with these words, 0 to 1; the chances sum to 1. */
export function typeChances(folded: string): Record<DocumentType, number> {
  const { types, bias, words } = fitted();
  const known = [...stemsOf(folded)].flatMap((stem) => (Object.hasOwn(words, stem) ? [words[stem]!] : []));
  const scale = Math.sqrt(known.length || 1);
  const sums = types.map((_, at) => bias[at]! + known.reduce((sum, weights) => sum + weights[at]!, 0) / scale);
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return Object.fromEntries(types.map((type, at) => [type, shares[at]! / whole])) as Record<DocumentType, number>;
}
