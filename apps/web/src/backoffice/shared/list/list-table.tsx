import { backoffice } from '@cadran/i18n/backoffice';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { TermHelp } from '../../../glossary/term-help.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import type { Sort } from './list-address.ts';
import { FoldedFacts } from './folded-facts.tsx';
import type { ListColumn, RowsProps } from './list-types.ts';
import { RowBox } from './row-box.tsx';
import { RowMenu } from './row-menu.tsx';
import { useFoldedColumns } from './use-folded-columns.ts';
import './list-table.css';

interface SortProps<S extends string> {
  readonly sort: Sort<S>;
  readonly onSort: (sort: Sort<S>) => void;
}

const SORT_ICONS = {
  ascending: IconArrowUp,
  descending: IconArrowDown,
  none: IconArrowsSort,
} as const;

const orderOf = (field: string, sort: string): keyof typeof SORT_ICONS => {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
};

const HeaderCell = <T, S extends string>({
  column,
  sort,
  onSort,
}: SortProps<S> & { readonly column: ListColumn<T, S> }) => {
  const field = column.sort;
  if (field === undefined)
    return (
      <th scope="col" data-align={column.align}>
        {column.header}
        {column.term && <TermHelp term={column.term} />}
      </th>
    );
  const order = orderOf(field, sort);
  const SortIcon = SORT_ICONS[order];
  return (
    <th scope="col" aria-sort={order} data-align={column.align}>
      <button type="button" onClick={() => onSort(order === 'ascending' ? `-${field}` : field)}>
        {column.header}
        <SortIcon size={14} stroke={1.75} aria-hidden />
      </button>
      {column.term && <TermHelp term={column.term} />}
    </th>
  );
};

export const ListTable = <T, S extends string>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  actions,
  selection,
  sort,
  onSort,
}: RowsProps<T, S> & SortProps<S>) => {
  const t = useMessages(backoffice.list);
  const folded = useFoldedColumns(columns);
  const [title, ...facts] = columns.filter((column) => !folded.includes(column));
  if (!title) return null;
  return (
    <div className="list-scroll">
      <table className="list-table" aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="list-table-box">
                <span className="visually-hidden">{selection.header}</span>
              </th>
            )}
            {[title, ...facts].map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className="list-table-menu">
                <span className="visually-hidden">{t.actionsHeader}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)}>
              {selection && (
                <td className="list-table-box">
                  <RowBox row={row} selection={selection} />
                </td>
              )}
              <td>
                {title.cell(row)}
                <FoldedFacts columns={folded} row={row} />
              </td>
              {facts.map(({ key, cell, align }) => (
                <td key={key} data-align={align}>
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td className="list-table-menu">
                  <RowMenu name={rowName(row)} actions={actions(row)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
