import { ListCards } from './rows/list-cards.tsx';
import { ListMessage } from './list-message.tsx';
import { ListTable } from './rows/list-table.tsx';
import type { EmptyMessage, ListRow, RowsProps } from './list-types.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import styles from './compact-list.module.css';

interface Props<T extends ListRow> extends RowsProps<T, string> {
  readonly empty: EmptyMessage;
}

const unsorted = (): void => undefined;

export const CompactList = <T extends ListRow>({ empty, ...rows }: Props<T>) => {
  const narrow = useIsNarrow();
  return (
    <div className={styles.shortList} data-flush>
      {rows.rows.length === 0 && <ListMessage {...empty} />}
      {rows.rows.length > 0 && narrow && <ListCards {...rows} />}
      {rows.rows.length > 0 && !narrow && <ListTable {...rows} sort="" onSort={unsorted} />}
    </div>
  );
};
