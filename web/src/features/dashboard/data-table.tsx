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
  /** Has so many columns that only a wide screen has room for them beside each other. */
  isWide?: boolean;
}

/** Frame of a table, and of what stands in its place; cards have frames of their own. */
export const tableFrame = 'lg:rounded-2xl lg:border lg:border-sand-200 lg:bg-white';

/** What makes it a table, by the width from which it is one. A table whose words need more room than there is moves sideways in its frame. */
const looks = {
  usual: {
    frame: classNames(tableFrame, 'lg:overflow-x-auto'),
    table: 'lg:table',
    head: 'max-lg:sr-only lg:table-header-group',
    headRow: 'lg:border-b lg:border-sand-200',
    body: 'lg:table-row-group',
    row: 'lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:bg-transparent lg:last:border-b-0',
    cell: 'lg:table-cell lg:px-4 lg:py-3',
    title: 'lg:hidden',
  },
  wide: {
    frame: 'xl:overflow-x-auto xl:rounded-2xl xl:border xl:border-sand-200 xl:bg-white',
    table: 'xl:table',
    head: 'max-xl:sr-only xl:table-header-group',
    headRow: 'xl:border-b xl:border-sand-200',
    body: 'md:grid-cols-2 xl:table-row-group',
    row: 'content-start xl:table-row xl:rounded-none xl:border-0 xl:border-b xl:bg-transparent xl:last:border-b-0',
    cell: 'xl:table-cell xl:px-4 xl:py-3',
    title: 'xl:hidden',
  },
} as const;

type Look = (typeof looks)[keyof typeof looks];

const titleStyle = 'text-sm font-semibold text-ink-muted';

/**
 * A table on wide screens, a list of cards on narrow ones. The roles are written out because browsers forget what a
 * table is as soon as its parts are displayed as something else.
 */
export function DataTable<T>({ labelledBy, columns, rows, keyOf, busy = false, isWide = false }: DataTableProps<T>) {
  const look = looks[isWide ? 'wide' : 'usual'];
  return (
    <div className={look.frame}>
      <table role="table" aria-labelledby={labelledBy} aria-busy={busy} className={classNames('block w-full', look.table, busy && 'opacity-60')}>
        <thead role="rowgroup" className={look.head}>
          <tr role="row" className={look.headRow}>
            {columns.map(({ key, title, hidesTitle }) => (
              <th key={key} role="columnheader" scope="col" className={classNames('px-4 py-2.5 text-start', titleStyle)}>
                {hidesTitle ? <span className="sr-only">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={classNames('grid gap-3', look.body)}>
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" className={classNames('grid gap-x-4 gap-y-2 rounded-xl border border-sand-200 bg-white p-4', look.row)}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} look={look} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<T>({ column: { title, cell, isRowHeader, hidesTitle, isShort }, row, look }: { column: Column<T>; row: T; look: Look }) {
  const layout = classNames('min-w-0 text-start align-middle font-normal', look.cell, isShort && 'xl:whitespace-nowrap');
  if (isRowHeader) {
    return (
      <th role="rowheader" scope="row" className={classNames(layout, 'block')}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={classNames(layout, hidesTitle ? 'block has-[>div:empty]:hidden' : 'grid grid-cols-[minmax(6.5rem,1fr)_2fr] items-baseline gap-x-4')}>
      {hidesTitle ? null : (
        <span aria-hidden="true" className={classNames(titleStyle, look.title)}>
          {title}
        </span>
      )}
      {/* Never the grid's own child: a name of the other script would be aligned to its own side there. */}
      <div className="min-w-0">{cell(row)}</div>
    </td>
  );
}
