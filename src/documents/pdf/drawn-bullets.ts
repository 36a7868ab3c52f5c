import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageRun } from './page-run.types.ts';
import { type Matrix, multiply } from './transform-matrix.ts';

type Shape = { x0: number; x1: number; y0: number; y1: number };
type OperatorList = { fnArray: number[]; argsArray: unknown[] };

const MAX_BULLET_SIZE = 9;
const MAX_SHAPES = 2000;
const FILLS = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.stroke]);

/** Finds small filled shapes on a page: browsers draw list bullets as shapes instead of text. */
export function smallShapes(list: OperatorList, page: number[]): Shape[] {
  const shapes: Shape[] = [];
  const saved: Matrix[] = [];
  let current = multiply(page, []);
  list.fnArray.forEach((operator, index) => {
    const args = list.argsArray[index];
    if (operator === OPS.save) saved.push(current);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      current = saved.pop() ?? current;
    else if (operator === OPS.transform) current = multiply(current, args as number[]);
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(current);
      const [matrix] = args as [number[] | null];
      if (matrix) current = multiply(current, matrix);
    } else if (operator === OPS.constructPath && shapes.length < MAX_SHAPES) {
      const [paint, , box] = args as [number, unknown, ArrayLike<number> | null];
      const shape = box === null || !FILLS.has(paint) ? null : toPage(box, current);
      if (shape !== null && isBulletSized(shape)) shapes.push(shape);
    }
  });
  return shapes;
}

function toPage(box: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Shape {
  const xs = [box[0]!, box[2]!].flatMap((x) => [box[1]!, box[3]!].map((y) => a * x + c * y + e));
  const ys = [box[0]!, box[2]!].flatMap((x) => [box[1]!, box[3]!].map((y) => b * x + d * y + f));
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}

function isBulletSized({ x0, x1, y0, y1 }: Shape): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  return (
    width > 1 &&
    height > 1 &&
    width < MAX_BULLET_SIZE &&
    height < MAX_BULLET_SIZE &&
    width < 2.2 * height &&
    height < 2.2 * width
  );
}

/** Adds a bullet where a small shape is right before the first words of a line. Modifies the runs. */
export function writeDrawnBullets(runs: PageRun[], shapes: Shape[]): void {
  const bullets: PageRun[] = [];
  for (const shape of shapes) {
    const words = runs.find((run) => standsBefore(shape, run));
    if (words === undefined || isPartOfMore(shape, words, runs, shapes)) continue;
    bullets.push({ ...words, text: '•', x0: shape.x0, x1: shape.x1, font: 'drawn', rtl: false, links: [] });
  }
  const sizes = bullets.map((bullet) => Math.round(bullet.x1 - bullet.x0));
  const repeated = bullets.filter(
    (_, index) => sizes.filter((size) => Math.abs(size - sizes[index]!) <= 1).length > 1,
  );
  runs.push(
    ...repeated.filter(
      (bullet, index) =>
        !repeated.slice(0, index).some((other) => other.y === bullet.y && Math.abs(other.x0 - bullet.x0) < 4),
    ),
  );
}

function standsBefore(shape: Shape, run: PageRun): boolean {
  const gap = run.x0 - shape.x1;
  const middle = (shape.y0 + shape.y1) / 2;
  const high = shape.y1 - shape.y0 < 0.75 * run.size;
  return (
    high &&
    run.icon === undefined &&
    gap > 0 &&
    gap < 2.5 * run.size &&
    Math.abs(middle - (run.y - 0.3 * run.size)) < 0.3 * run.size
  );
}

/** Several dots in a row are a rating, and a shape next to other words is an ornament. */
function isPartOfMore(shape: Shape, words: PageRun, runs: PageRun[], shapes: Shape[]): boolean {
  const row = (y0: number, y1: number): boolean => y0 < shape.y1 && y1 > shape.y0;
  const near = 2 * words.size;
  return (
    shapes.some(
      (other) =>
        row(other.y0, other.y1) && Math.abs(other.x0 - shape.x0) > 1 && Math.abs(other.x0 - shape.x0) < near,
    ) ||
    runs.some(
      (run) =>
        row(run.y - 0.7 * run.size, run.y) && run.x1 > shape.x0 - 0.6 * words.size && run.x0 < shape.x1,
    )
  );
}
