import { ListCards } from './list-cards.tsx';
import { ListMessage } from './list-message.tsx';
import { ListTable } from './list-table.tsx';
import type { EmptyWords, RowsProps } from './list-types.ts';
import { useNarrow } from './use-narrow.ts';
import './list.css';
import './short-list.css';

interface Props<T> extends RowsProps<T, string> {
  readonly empty: EmptyWords;
}

const unsorted = (): void => undefined;

/** A handful of rows in a card: nothing to search, sort or turn over. */
export const ShortList = <T,>({ empty, ...rows }: Props<T>) => {
  const narrow = useNarrow();
  return (
    <div className="short-list">
      {rows.rows.length === 0 && <ListMessage {...empty} />}
      {rows.rows.length > 0 && narrow && <ListCards {...rows} />}
      {rows.rows.length > 0 && !narrow && <ListTable {...rows} sort="" onSort={unsorted} />}
    </div>
  );
};
