/**
 * A piece of text as it stands on a page: `x0`…`x1` along the line, `y` the baseline, both in points from the top left
 * of the page as it is looked at, after turned text was turned upright. `size` is the height of the font.
 */
export type PageRun = {
  text: string;
  x0: number;
  x1: number;
  y: number;
  size: number;
  font: string;
  rtl: boolean;
  /** Which picture this is, for a sign of an icon font: it takes room on the line and says nothing (`text` is empty). */
  icon?: string | undefined;
  /** Addresses of links that end here and whose words don't tell them. */
  links?: string[];
};

/** A link on the page: the box in the same measure, and where it leads. */
export type PageLink = { x0: number; x1: number; y0: number; y1: number; url: string };

/** Runs that share a baseline, from left to right. */
export type Row = { y: number; size: number; runs: PageRun[] };
