import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

export interface Column<T> {
  key: string;
  title: string;
  cell: (row: T) => ReactNode;
  /** Names the row for those who can't see it at a glance; one column of a table does. */
  isRowHeader?: boolean;
  /** The title is for screen readers only, as over a column of buttons. */
  hidesTitle?: boolean;
  /** Its words stay on one line where there is room for that. */
  isShort?: boolean;
}

interface DataTableProps<T> {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** Newer rows are on their way. */
  busy?: boolean;
}

/** Frame of a table, and of what stands in its place; cards have frames of their own. */
export const tableFrame = 'lg:rounded-2xl lg:border lg:border-sand-200 lg:bg-white';

const titleStyle = 'text-sm font-semibold text-ink-muted';

/**
 * A table on wide screens, a list of cards on narrow ones. The roles are written out because browsers forget what a
 * table is as soon as its parts are displayed as something else.
 */
export function DataTable<T>({ labelledBy, columns, rows, keyOf, busy = false }: DataTableProps<T>) {
  return (
    <div className={tableFrame}>
      <table role="table" aria-labelledby={labelledBy} aria-busy={busy} className={classNames('block w-full lg:table', busy && 'opacity-60')}>
        <thead role="rowgroup" className="max-lg:sr-only lg:table-header-group">
          <tr role="row" className="lg:border-b lg:border-sand-200">
            {columns.map(({ key, title, hidesTitle }) => (
              <th key={key} role="columnheader" scope="col" className={classNames('px-4 py-2.5 text-start', titleStyle)}>
                {hidesTitle ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="grid gap-3 lg:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className="grid gap-x-4 gap-y-2 rounded-xl border border-sand-200 bg-white p-4 lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:last:border-b-0"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<T>({ column: { title, cell, isRowHeader, hidesTitle, isShort }, row }: { column: Column<T>; row: T }) {
  const layout = classNames('min-w-0 text-start align-middle font-normal lg:table-cell lg:px-4 lg:py-3', isShort && 'xl:whitespace-nowrap');
  if (isRowHeader) {
    return (
      <th role="rowheader" scope="row" className={classNames(layout, 'block')}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={classNames(layout, hidesTitle ? 'block empty:hidden' : 'grid grid-cols-[minmax(6.5rem,1fr)_2fr] items-baseline gap-x-4')}>
      {hidesTitle ? null : (
        <span aria-hidden="true" className={classNames(titleStyle, 'lg:hidden')}>
          {title}
        </span>
      )}
      {cell(row)}
    </td>
  );
}
