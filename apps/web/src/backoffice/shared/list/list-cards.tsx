import { TermNames } from '../../../glossary/term-names.tsx';
import { ColumnFacts } from './column-facts.tsx';
import type { RowsProps } from './list-types.ts';
import { RowBox } from './row-box.tsx';
import { RowMenu } from './row-menu.tsx';
import './list-cards.css';

/** The rows of a list where a table would not fit: the same cells, each with its name. */
export const ListCards = <T, S extends string>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  actions,
  selection,
}: RowsProps<T, S>) => {
  const [title, ...facts] = columns;
  const terms = columns.flatMap(({ term }) => term ?? []);
  return (
    <>
      <TermNames terms={terms} />
      <ul className="list-cards" aria-label={label}>
        {rows.map((row) => (
          <li key={rowId(row)}>
            <div className="list-card-head">
              {selection && (
                <div className="list-card-box">
                  <RowBox row={row} selection={selection} />
                </div>
              )}
              <div className="list-card-title">{title?.cell(row)}</div>
              {actions && <RowMenu name={rowName(row)} actions={actions(row)} />}
            </div>
            <ColumnFacts columns={facts} row={row} />
          </li>
        ))}
      </ul>
    </>
  );
};
