import { TermNames } from '../../../../shared/glossary/term-names.tsx';
import { LabeledCells } from './labeled-cells.tsx';
import type { ListRow, RowsProps } from '../list-types.ts';
import { PageCheckbox, RowCheckbox } from './row-checkbox.tsx';
import { RowMenu } from './row-menu.tsx';
import styles from './list-cards.module.css';

/** Cards for screens too narrow for a table. */
export const ListCards = <T extends ListRow, S extends string>({
  label,
  columns,
  rows,
  rowName,
  actions,
  selection,
}: RowsProps<T, S>) => {
  const [title, ...facts] = columns;
  const terms = columns.flatMap(({ term }) => term ?? []);
  return (
    <>
      {terms.length > 0 && (
        <div className={styles.listCardTerms}>
          <TermNames terms={terms} />
        </div>
      )}
      {selection && (
        <div className={styles.listCardsPage}>
          <PageCheckbox selection={selection} label={selection.page.label} />
        </div>
      )}
      <ul className={styles.listCards} aria-label={label}>
        {rows.map((row) => (
          <li key={row.id} data-row-id={row.id}>
            <div className={styles.listCardHead}>
              {selection && (
                <div className={styles.listCardBox}>
                  <RowCheckbox row={row} selection={selection} />
                </div>
              )}
              <div className={styles.listCardTitle}>{title?.cell(row)}</div>
              {actions && <RowMenu name={rowName(row)} actions={actions(row)} />}
            </div>
            <LabeledCells columns={facts} row={row} />
          </li>
        ))}
      </ul>
    </>
  );
};
