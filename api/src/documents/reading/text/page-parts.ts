import type { Turn } from '../pages/page-turn.js';

// The parts of a page after layout: words, blocks and rows.

/** A word with its place on the page, in points from the top left. */
export interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  /** How surely its letters were recognised, 0 to 1; absent in a text layer, where nothing is recognised. */
  certainty?: number;
  /**
   * The possible readings of a number on a scan, `text` included, the likeliest first; their chances sum to 1 at most.
   */
  readings?: { text: string; chance: number }[];
}

/** Words that belong together: a table cell, or a piece of a line set apart by a wide gap. */
export interface Block {
  /** Lines of words; more than one only in the cell of a table. */
  lines: Word[][];
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  /** True inside a cell drawn with ruled lines. */
  ruled: boolean;
}

/** Blocks side by side, from right to left. */
export interface Row {
  blocks: Block[];
  top: number;
  bottom: number;
  /** True when the sentence continues in the next row. */
  continues: boolean;
}

export interface PageLayout {
  number: number;
  width: number;
  height: number;
  rows: Row[];
  /**
   * Set for a scan: the degrees clockwise by which its picture must be turned to be upright. Width and height are those
   * of the turned page.
   */
  turn?: Turn;
  /**
   * Set for a scan that was straightened: converts edges on the laid-out page to fractions of the picture (turned by
   * `turn`).
   */
  onPicture?: (edges: Edges) => Edges;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
