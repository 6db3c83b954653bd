/** A glyph as far as it matters to what is seen of it: its object and its ink, in the coordinates of the page. */
export interface Glyph {
  text: string;
  /** The text object that draws it; 0 when it is not known. */
  object: number;
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** The pen on the baseline. */
  x: number;
  y: number;
  /** The height of its em in points, and its angle in radians. */
  size: number;
  angle: number;
  /** True for a blank, which has no ink. */
  blank: boolean;
}
