import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ListCards } from './rows/list-cards.tsx';
import { ListMessage } from './list-message.tsx';
import { ListPages, pageCount } from './toolbar/list-pages.tsx';
import { ListSearchBox } from './toolbar/list-search-box.tsx';
import { ListSortSelect } from './toolbar/list-sort-select.tsx';
import { ListError, ListSkeleton, NoSearchResults } from './list-states.tsx';
import { ListTable } from './rows/list-table.tsx';
import type { EmptyMessage, ExtraSort, ListRow, RowsProps } from './list-types.ts';
import type { ListPosition } from './params/use-list-params.ts';
import { useCollapsedColumns, useIsNarrow } from './use-is-narrow.ts';
import styles from './list.module.css';

interface Props<T extends ListRow, S extends string> extends Omit<RowsProps<T, S>, 'rows'> {
  readonly position: ListPosition<S>;
  readonly query: UseQueryResult<{ readonly items: readonly T[]; readonly total: number }>;
  readonly searchLabel: string;
  /** For example “12 users”; announced when it changes. */
  readonly count: (total: number, shown: string) => string;
  readonly filters?: ReactNode;
  readonly empty: EmptyMessage;
  /** Below this width rows are cards. */
  readonly cardsBelow?: 768 | 1100;
  /** Offered in the sort select besides the columns. */
  readonly otherSorts?: readonly ExtraSort<S>[];
}

const NO_SORTS: readonly never[] = [];

/**
 * Every list: search, sort, filters and page in the URL, the count, one menu per row, an empty state, *Retry* after an
 * error.
 */
export const List = <T extends ListRow, S extends string>({
  position,
  query,
  searchLabel,
  count,
  filters,
  empty,
  cardsBelow,
  otherSorts = NO_SORTS,
  ...rows
}: Props<T, S>) => {
  // Loaded up front: suspending later would hide the whole page.
  useMessages(backoffice.list);
  const { language } = useLanguage();
  const narrow = useIsNarrow(cardsBelow);
  const folded = useCollapsedColumns(rows.columns);
  const { q, page, sort, narrowed, change, clear } = position;
  const { data, error, refetch, isPlaceholderData } = query;
  const { items, total } = data ?? { items: [], total: 0 };

  // The last row of the last page was deleted.
  const beyond = items.length === 0 && page > 1 && total > 0;
  useEffect(() => {
    if (beyond) change({ page: pageCount(total) });
  }, [beyond, total, change]);

  const drawn = (): ReactNode => {
    if (error) return <ListError error={error} retry={() => void refetch()} />;
    if (!data || beyond) return <ListSkeleton />;
    if (items.length === 0)
      return narrowed ? <NoSearchResults onClear={clear} /> : <ListMessage {...empty} />;
    return (
      <div className={styles.listRows} aria-busy={isPlaceholderData}>
        {narrow ? (
          <ListCards {...rows} rows={items} />
        ) : (
          <ListTable {...rows} rows={items} sort={sort} onSort={(next) => change({ sort: next })} />
        )}
      </div>
    );
  };

  // An empty list without filters needs no toolbar.
  const isNew = data !== undefined && total === 0 && !narrowed;

  // Cards and collapsed columns have no headers to click.
  const sorts = narrow || folded.some((column) => column.sort);

  return (
    <section className={styles.list} data-sort-select={sorts || undefined}>
      <div className={styles.listTools} hidden={isNew}>
        <ListSearchBox label={searchLabel} value={q} onSearch={(text) => change({ q: text })} />
        {filters}
        {sorts && (
          <ListSortSelect
            columns={rows.columns}
            otherSorts={otherSorts}
            sort={sort}
            onSort={(next) => change({ sort: next })}
          />
        )}
        <p className={styles.listCount} role="status">
          {data && count(total, formatNumber(total, language))}
        </p>
      </div>
      {drawn()}
      <ListPages page={page} total={total} onPage={(next) => change({ page: next })} />
    </section>
  );
};
