import type { Turn } from './pages/page-turn.js';

// What a page is made of once it is laid out: words, blocks, rows.

/** A word with its place on the page, in points from the top left. */
export interface Word {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
  size: number;
  /** How surely its letters were recognised, 0 to 1; absent in a text layer, where nothing is. */
  certainty?: number;
  /** What else a number on a scan may say, the likeliest first, `text` among them; the chances sum to 1 at most. */
  readings?: { text: string; chance: number }[];
}

/** Words that stand together: a table cell, or a piece of a line set apart by a wide gap. */
export interface Block {
  /** Lines of words; more than one only in a ruled cell. */
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
  /** True when the sentence runs on in the next row. */
  continues: boolean;
}

export interface PageLayout {
  number: number;
  width: number;
  height: number;
  rows: Row[];
  /**
   * Of a scan: degrees clockwise by which its picture must be turned to stand upright. Width and height are of the
   * turned page.
   */
  turn?: Turn;
  /**
   * Of a scan that was straightened: the way from the layout's page back to the picture (turned by `turn`), as
   * fractions of it.
   */
  onPicture?: (edges: Edges) => Edges;
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
