import type { Word } from './page-parts.js';

/** The edges of a group of words, and their largest size. */
export function bounds(words: Word[]): { left: number; right: number; top: number; bottom: number; size: number } {
  return {
    left: Math.min(...words.map((word) => word.left)),
    right: Math.max(...words.map((word) => word.right)),
    top: Math.min(...words.map((word) => word.top)),
    bottom: Math.max(...words.map((word) => word.bottom)),
    size: Math.max(...words.map((word) => word.size)),
  };
}
