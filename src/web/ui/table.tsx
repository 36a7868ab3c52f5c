import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The heading of the card below 768 px. Set it on one column. */
  primary?: boolean;
};

type TableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  empty?: ReactNode;
};

/** A table that becomes a list of cards below 768 px. */
export function Table<Row>({ caption, columns, rows, rowKey, empty }: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  return (
    <table className="w-full max-md:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-b">
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(
                'px-5 py-2.5 text-xs font-[550] wrap-normal text-ink-3',
                column.align === 'end' ? 'text-right' : 'text-left',
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} className="border-b last:border-0 max-md:block max-md:py-3">
            {columns.map((column) => (
              <BodyCell key={column.key} column={column}>
                {column.cell(row)}
              </BodyCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function BodyCell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td
      className={classNames(
        'px-5 py-3 align-top max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1',
        column.align === 'end' ? 'num text-right wrap-normal' : null,
        column.primary ? 'font-[550] max-md:order-first' : null,
      )}
    >
      {column.primary ? null : (
        <span aria-hidden="true" className="shrink-0 text-xs text-ink-3 md:hidden">
          {column.header}
        </span>
      )}
      <div className={classNames('min-w-0', column.primary ? null : 'max-md:text-right')}>{children}</div>
    </td>
  );
}
