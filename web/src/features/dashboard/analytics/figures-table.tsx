import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

export interface FiguresColumn<T> {
  key: string;
  title: string;
  cell: (row: T) => ReactNode;
  /** Left out where there is little room. */
  isMinor?: boolean;
}

interface FiguresTableProps<T> {
  /** Id of the heading that names the table. */
  labelledBy: string;
  /** What the rows are. */
  title: string;
  rows: readonly T[];
  keyOf: (row: T) => string | number;
  nameOf: (row: T) => ReactNode;
  columns: readonly FiguresColumn<T>[];
  /** Share of a row in the largest one, 0 to 1, drawn behind its name. */
  barOf?: (row: T) => number;
  /** The head stays in sight while the rows are scrolled in a frame. */
  hasStickyHead?: boolean;
}

const cell = 'px-2 py-1.5 text-end align-middle tabular-nums';

/** Names with figures beside them, in close lines. */
export function FiguresTable<T>({ labelledBy, title, rows, keyOf, nameOf, columns, barOf, hasStickyHead = false }: FiguresTableProps<T>) {
  const head = classNames('py-1.5 text-sm font-semibold text-ink-muted', hasStickyHead && 'sticky top-0 bg-white');
  return (
    <table aria-labelledby={labelledBy} className="w-full max-sm:text-sm">
      <thead>
        <tr className="border-b border-sand-200">
          <th scope="col" className={classNames(head, 'px-2 text-start')}>
            {title}
          </th>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classNames(head, 'px-2 text-end', column.isMinor && 'max-sm:hidden')}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-b border-sand-100 last:border-b-0">
            <th scope="row" className="relative w-full px-2 py-1.5 text-start align-middle font-normal">
              {barOf ? (
                <span aria-hidden="true" className="absolute inset-y-1 start-0 min-w-0.5 rounded-[4px] bg-teal-100" style={{ width: `${Math.round(barOf(row) * 100)}%` }} />
              ) : null}
              <span className="relative block">{nameOf(row)}</span>
            </th>
            {columns.map((column) => (
              <td key={column.key} className={classNames(cell, column.isMinor && 'max-sm:hidden')}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
