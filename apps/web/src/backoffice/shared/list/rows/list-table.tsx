import { backoffice } from '@cadran/i18n/backoffice';
import type { GlossaryTerm } from '@cadran/i18n/glossary';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { TermHelp } from '../../../../shared/glossary/term-help.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { Sort } from '../params/list-params.ts';
import { CollapsedCells } from './labeled-cells.tsx';
import type { ListColumn, ListRow, RowsProps } from '../list-types.ts';
import { PageCheckbox, RowCheckbox } from './row-checkbox.tsx';
import { RowMenu } from './row-menu.tsx';
import { useCollapsedColumns } from '../use-is-narrow.ts';
import { VisuallyHidden } from '../../../../shared/visually-hidden.tsx';
import styles from './list-table.module.css';

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

const ColumnHelp = ({ term }: { readonly term: GlossaryTerm }) => (
  <span className={styles.termHelp}>
    <TermHelp term={term} />
  </span>
);

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
        {column.term && <ColumnHelp term={column.term} />}
      </th>
    );
  const order = orderOf(field, sort);
  const downwards: Sort<S> = `-${field}`;
  const next = {
    ascending: downwards,
    descending: field,
    none: column.descendingFirst ? downwards : field,
  }[order];
  const SortIcon = SORT_ICONS[order];
  return (
    <th scope="col" aria-sort={order} data-align={column.align}>
      <button type="button" onClick={() => onSort(next)}>
        {column.header}
        <SortIcon size={14} stroke={1.75} aria-hidden />
      </button>
      {column.term && <ColumnHelp term={column.term} />}
    </th>
  );
};

export const ListTable = <T extends ListRow, S extends string>({
  label,
  columns,
  rows,
  rowName,
  actions,
  selection,
  sort,
  onSort,
}: RowsProps<T, S> & SortProps<S>) => {
  const t = useMessages(backoffice.list);
  const folded = useCollapsedColumns(columns);
  const [title, ...facts] = columns.filter((column) => !folded.includes(column));
  if (!title) return null;
  return (
    <div className={styles.listScroll}>
      <table className={styles.listTable} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.listTableBox}>
                <VisuallyHidden>{selection.header}</VisuallyHidden>
                <PageCheckbox selection={selection} />
              </th>
            )}
            {[title, ...facts].map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions && (
              <th scope="col" className={styles.listTableMenu}>
                <VisuallyHidden>{t.actionsHeader}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row-id={row.id}>
              {selection && (
                <td className={styles.listTableBox}>
                  <RowCheckbox row={row} selection={selection} />
                </td>
              )}
              <td>
                {title.cell(row)}
                <CollapsedCells columns={folded} row={row} />
              </td>
              {facts.map(({ key, cell, align }) => (
                <td key={key} data-align={align}>
                  {cell(row)}
                </td>
              ))}
              {actions && (
                <td className={styles.listTableMenu}>
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
