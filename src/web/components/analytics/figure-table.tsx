type FigureTableProps = {
  caption: string;
  /** The heading of the first column. */
  first: string;
  columns: string[];
  rows: { key: string; label: string; values: number[] }[];
};

const numbers = new Intl.NumberFormat('en');

/** The numbers of a chart. It scrolls by itself, so that all charts stay close together. */
export function FigureTable({ caption, first, columns, rows }: FigureTableProps) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
      tabIndex={0}
      className="max-h-[228px] min-w-0 overflow-y-auto rounded-md border"
    >
      <table className="w-full">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left text-xs font-[550] text-ink-3">
              {first}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-1.5 text-right text-xs font-[550] text-ink-3">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, values }) => (
            <tr key={key} className="border-t">
              <th scope="row" className="px-3 py-1 text-left font-normal">
                {label}
              </th>
              {columns.map((column, index) => (
                <td key={column} className="num px-3 py-1 text-right">
                  {numbers.format(values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
