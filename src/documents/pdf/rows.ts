import type { PageRun, Row } from './page-run.types.ts';

/** Groups runs by baseline: rows from top to bottom, runs in a row from left to right. */
export function rowsOf(runs: PageRun[]): Row[] {
  const rows: Row[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const row = rows.at(-1);
    if (row !== undefined && run.y - row.y <= 0.35 * Math.min(run.size, row.size)) {
      row.runs.push(run);
      row.size = Math.max(row.size, run.size);
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  for (const row of rows) row.runs.sort((a, b) => a.x0 - b.x0 || a.x1 - b.x1);
  return rows;
}
