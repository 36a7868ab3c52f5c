/**
 * A piece of text on a page. `x0` and `x1` are its ends, `y` is the baseline, in points from the top left of the page
 * as displayed, after rotated text was turned upright. `size` is the font height.
 */
export type PageRun = {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  font: string;
  rtl: boolean;
  /**
   * Identifies the picture, for a character of an icon font: it takes up space on the line, but its `text` is empty.
   */
  icon?: string | undefined;
  /** Addresses of links that end here, if their labels don't show them. */
  links?: string[];
  /** For a lower line in the margin of an entry: the baseline of the line above it, to which it belongs. */
  aboveY?: number | undefined;
};

/** A link on the page: its box in the same units, and its address. */
export type PageLink = { x0: number; x1: number; y0: number; y1: number; url: string };

/** Runs that share a baseline, from left to right. */
export type Row = { y: number; size: number; runs: PageRun[] };
