import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface ListColumn<T, S extends string> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** The field it sorts by; without one it is not sortable. */
  readonly sort?: S;
  /** Numbers stand at the right. */
  readonly align?: 'right';
  /** In a narrower window it stands under the row's name instead of beside it: nothing scrolls sideways. */
  readonly foldBelow?: 1200 | 1440;
  /** A scientific word: its help stands beside it. */
  readonly term?: GlossaryTerm;
}

/** An order that no column stands for. */
export interface OtherSort<S extends string> {
  readonly sort: S;
  readonly header: string;
}

/** An entry of a row's menu: it does something, or leads somewhere. */
export type RowAction = {
  readonly label: string;
  readonly icon: Icon;
  readonly danger?: boolean;
} & ({ readonly onClick: () => void } | { readonly to: string });

/** What an empty list says: what it is for, and what to do next. */
export interface EmptyWords {
  readonly icon: Icon;
  readonly title: string;
  readonly explanation: string;
  readonly action?: ReactNode;
}

/** Rows that can be ticked, to do something with several of them. */
export interface RowSelection<T> {
  /** Names the column. */
  readonly header: string;
  /** “Compare Ada”, for the row's box. */
  readonly label: (row: T) => string;
  readonly isSelected: (row: T) => boolean;
  /** No box where there is nothing to do with the row. */
  readonly isOffered: (row: T) => boolean;
  /** No more may be ticked: the others are greyed. */
  readonly isFull: boolean;
  readonly onToggle: (row: T) => void;
}

/** How the rows of a list are drawn; a table on a wide screen, cards on a narrow one. */
export interface RowsProps<T, S extends string> {
  /** What the list is called, to a screen reader. */
  readonly label: string;
  /** The first column names the row: it is the card's title. */
  readonly columns: readonly ListColumn<T, S>[];
  readonly rows: readonly T[];
  readonly rowId: (row: T) => string;
  readonly rowName: (row: T) => string;
  readonly actions?: ((row: T) => readonly RowAction[]) | undefined;
  readonly selection?: RowSelection<T>;
}
