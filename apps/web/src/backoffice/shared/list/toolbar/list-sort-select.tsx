import { backoffice } from '@cadran/i18n/backoffice';
import { NativeSelect } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import type { Sort } from '../params/list-params.ts';
import type { ListColumn, ExtraSort } from '../list-types.ts';
import styles from '../list.module.css';

interface Props<T, S extends string> {
  readonly columns: readonly ListColumn<T, S>[];
  readonly otherSorts: readonly ExtraSort<S>[];
  readonly sort: Sort<S>;
  readonly onSort: (sort: Sort<S>) => void;
}

/** For cards and collapsed columns, which have no headers to click. */
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
      className={styles.listSort}
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
