import type { ScoreFigures } from '../../../shared/results/analysis-summary.ts';

/** A table with a bar in each row. */
export function ScoresByWord({ byWord }: Pick<ScoreFigures, 'byWord'>) {
  const maxCount = Math.max(...byWord.map(({ count }) => count));
  return (
    <table className="w-full">
      <caption className="sr-only">Number of results by score</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Results</th>
        </tr>
      </thead>
      <tbody>
        {byWord.map(({ word, from, to, count }) => (
          <tr key={word}>
            <th scope="row" className="w-px py-1.5 pr-4 text-left font-[450] whitespace-nowrap">
              {word} <span className="num ml-1 text-xs text-ink-3">{`${from}–${to}`}</span>
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <svg aria-hidden="true" className="h-3 w-0 flex-1 rounded-[3px] bg-sunken">
                  <rect width={`${(count / maxCount) * 100}%`} height="100%" rx="3" className="fill-accent" />
                </svg>
                <span className="num min-w-9 text-right">{count.toLocaleString('en')}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
