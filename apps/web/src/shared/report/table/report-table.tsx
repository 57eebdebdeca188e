import type { ReportBlock } from '@cadran/contract';
import { TermNames } from '../../glossary/term-names.tsx';
import { renderEach } from '../render-each.ts';
import { ScrollRegion } from './scroll-region.tsx';
import styles from './report-table.module.css';

type Props = Extract<ReportBlock, { kind: 'table' }> & { readonly label: string };

/** Longer texts count as sentences: their columns would be too narrow on phones. */
const SENTENCE = 40;

/** More text columns do not fit on phones. */
const MOST_WORDS = 3;

const HAS_FIGURE = /\d/u;

/** The first cell is the row header; numbers are right-aligned. */
export const ReportTable = ({ columns, rows, numeric, terms, label }: Props) => {
  const align = (column: number) => (numeric?.includes(column) ? 'right' : undefined);
  const isProse =
    columns.length - (numeric?.length ?? 0) > MOST_WORDS ||
    rows.some((cells) => cells.some((cell) => cell.length > SENTENCE));
  const table = (
    <ScrollRegion label={label}>
      <table className={styles.table} data-prose={isProse || undefined}>
        <thead>
          <tr>
            {renderEach(columns, (column, place) => (
              <th scope="col" data-align={align(place)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {renderEach(rows, (cells) => (
            <tr>
              {renderEach(cells, (cell, place) =>
                place === 0 ? (
                  <th scope="row">{cell}</th>
                ) : (
                  <td
                    data-align={align(place)}
                    data-column={columns[place]}
                    data-words={!HAS_FIGURE.test(cell) || undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
  return terms ? (
    <div>
      <TermNames terms={terms} />
      {table}
    </div>
  ) : (
    table
  );
};
