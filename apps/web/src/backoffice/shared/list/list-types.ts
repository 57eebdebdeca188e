import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface ListColumn<T, S extends string> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: T) => ReactNode;
  /** Not sortable without. */
  readonly sort?: S;
  /** The first click on its header sorts downwards. */
  readonly descendingFirst?: true;
  readonly align?: 'right';
  /** Below this width the cell moves under the row's name, to avoid horizontal scrolling. */
  readonly foldBelow?: 1200 | 1440 | 1600;
  /** Takes a whole row of a card. */
  readonly wide?: true;
  readonly term?: GlossaryTerm;
}

export interface ExtraSort<S extends string> {
  readonly sort: S;
  readonly header: string;
}

/** A callback or a link in a row's menu. */
export type RowAction = {
  readonly label: string;
  readonly icon: Icon;
  readonly danger?: boolean;
} & ({ readonly onClick: () => void } | { readonly to: string; readonly search?: object });

export interface EmptyMessage {
  readonly icon: Icon;
  readonly title: string;
  readonly explanation: string;
  readonly action?: ReactNode;
}

export interface RowSelection<T> {
  readonly header: string;
  /** Label of a row's checkbox, for example “Select Ada”. */
  readonly label: (row: T) => string;
  readonly isSelected: (row: T) => boolean;
  /** Rows that cannot be selected have no checkbox. */
  readonly isOffered: (row: T) => boolean;
  /** Limit reached: other checkboxes are disabled. */
  readonly isFull: boolean;
  readonly onToggle: (row: T) => void;
  /** One checkbox for all rows of the page. */
  readonly page: {
    readonly label: string;
    readonly state: 'all' | 'some' | 'none';
    readonly onToggle: () => void;
  };
}

export interface ListRow {
  readonly id: string;
}

export interface RowsProps<T extends ListRow, S extends string> {
  readonly label: string;
  /** The first column is the card's title. */
  readonly columns: readonly ListColumn<T, S>[];
  readonly rows: readonly T[];
  readonly rowName: (row: T) => string;
  readonly actions?: ((row: T) => readonly RowAction[]) | undefined;
  readonly selection?: RowSelection<T>;
}
