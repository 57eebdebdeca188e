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
