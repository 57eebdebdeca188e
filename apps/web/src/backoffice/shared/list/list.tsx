import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { ListCards } from './list-cards.tsx';
import { ListMessage } from './list-message.tsx';
import { ListPages, pageCount } from './list-pages.tsx';
import { ListSearchBox } from './list-search-box.tsx';
import { ListSortSelect } from './list-sort-select.tsx';
import { ListFailure, ListWaiting, NothingFound } from './list-states.tsx';
import { ListTable } from './list-table.tsx';
import type { EmptyWords, OtherSort, RowsProps } from './list-types.ts';
import type { ListPosition } from './use-list-address.ts';
import { useFoldedColumns } from './use-folded-columns.ts';
import { useNarrow } from './use-narrow.ts';
import './list.css';

interface Props<T, S extends string> extends Omit<RowsProps<T, S>, 'rows'> {
  /** From `useListAddress`. */
  readonly position: ListPosition<S>;
  readonly query: UseQueryResult<{ readonly items: readonly T[]; readonly total: number }>;
  readonly searchLabel: string;
  /** “12 users”: shown, and announced when it changes. */
  readonly count: (total: number, shown: string) => string;
  readonly filters?: ReactNode;
  readonly empty: EmptyWords;
  /** Below this width rows are cards: a table of many columns needs more room than a tablet has. */
  readonly cardsBelow?: 768 | 1100;
  /** Offered beside the columns' own where cards have no headers to press. */
  readonly otherSorts?: readonly OtherSort<S>[];
}

const NO_SORTS: readonly never[] = [];

/**
 * One pattern for every list: search, order, filters and page kept in the address, the count,
 * one menu a row, what to do next when it is empty, *Retry* when it failed.
 */
export const List = <T, S extends string>({
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
  // What a narrower window or a search without result brings waits for no words: the page would go away meanwhile.
  useMessages(backoffice.list);
  const { language } = useLanguage();
  const narrow = useNarrow(cardsBelow);
  const folded = useFoldedColumns(rows.columns);
  const { q, page, sort, narrowed, change, clear } = position;
  const { data, error, refetch, isPlaceholderData } = query;
  const { items, total } = data ?? { items: [], total: 0 };

  // The last row of the last page went away: its page is no more.
  const beyond = items.length === 0 && page > 1 && total > 0;
  useEffect(() => {
    if (beyond) change({ page: pageCount(total) });
  }, [beyond, total, change]);

  const drawn = (): ReactNode => {
    if (error) return <ListFailure error={error} retry={() => void refetch()} />;
    if (!data || beyond) return <ListWaiting />;
    if (items.length === 0)
      return narrowed ? <NothingFound onClear={clear} /> : <ListMessage {...empty} />;
    return (
      <div className="list-rows" aria-busy={isPlaceholderData}>
        {narrow ? (
          <ListCards {...rows} rows={items} />
        ) : (
          <ListTable {...rows} rows={items} sort={sort} onSort={(next) => change({ sort: next })} />
        )}
      </div>
    );
  };

  // Nothing to search, to filter or to sort: what to do next stands alone.
  const isNew = data !== undefined && total === 0 && !narrowed;

  return (
    <section className="list">
      <div className="list-tools" hidden={isNew}>
        <ListSearchBox label={searchLabel} value={q} onSearch={(text) => change({ q: text })} />
        {filters}
        {(narrow || folded.some((column) => column.sort)) && (
          <ListSortSelect
            columns={rows.columns}
            otherSorts={otherSorts}
            sort={sort}
            onSort={(next) => change({ sort: next })}
          />
        )}
        <p className="list-count" role="status">
          {data && count(total, formatNumber(total, language))}
        </p>
      </div>
      {drawn()}
      <ListPages page={page} total={total} onPage={(next) => change({ page: next })} />
    </section>
  );
};
