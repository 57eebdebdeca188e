import { Checkbox } from '@mantine/core';
import type { RowSelection } from '../list-types.ts';

interface Props<T> {
  readonly row: T;
  readonly selection: RowSelection<T>;
}

export const RowCheckbox = <T,>({ row, selection }: Props<T>) => {
  const { label, isSelected, isOffered, isFull, onToggle } = selection;
  if (!isOffered(row)) return null;
  const checked = isSelected(row);
  return (
    <Checkbox
      size="sm"
      aria-label={label(row)}
      checked={checked}
      disabled={isFull && !checked}
      onChange={() => onToggle(row)}
    />
  );
};

/** Above the rows: selects or deselects the whole page. */
export const PageCheckbox = <T,>({
  selection: { page },
  label,
}: {
  readonly selection: RowSelection<T>;
  /** Shown beside the box where there is room. */
  readonly label?: string;
}) => (
  <Checkbox
    size="sm"
    {...(label === undefined ? { 'aria-label': page.label } : { label })}
    checked={page.state === 'all'}
    indeterminate={page.state === 'some'}
    onChange={page.onToggle}
  />
);
