import { backoffice } from '@cadran/i18n/backoffice';
import { NativeSelect } from '@mantine/core';
import { useMessages } from '../../../language/use-messages.ts';
import type { Sort } from './list-address.ts';
import type { ListColumn, OtherSort } from './list-types.ts';

interface Props<T, S extends string> {
  readonly columns: readonly ListColumn<T, S>[];
  readonly otherSorts: readonly OtherSort<S>[];
  readonly sort: Sort<S>;
  readonly onSort: (sort: Sort<S>) => void;
}

/** Cards have no headers to press, nor have folded columns: the order is chosen here. */
export const ListSortSelect = <T, S extends string>({
  columns,
  otherSorts,
  sort,
  onSort,
}: Props<T, S>) => {
  const t = useMessages(backoffice.list);
  const options = [...columns, ...otherSorts].flatMap(({ sort: field, header }) =>
    field === undefined
      ? []
      : ([
          { value: field, label: t.ascending(header) },
          { value: `-${field}`, label: t.descending(header) },
        ] satisfies { value: Sort<S>; label: string }[]),
  );
  return (
    <NativeSelect
      className="list-sort"
      label={t.sortBy}
      data={options}
      value={sort}
      onChange={({ currentTarget }) => {
        const chosen = options.find(({ value }) => value === currentTarget.value);
        if (chosen) onSort(chosen.value);
      }}
    />
  );
};
