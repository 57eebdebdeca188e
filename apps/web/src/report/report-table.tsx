import type { ReportBlock } from '@cadran/reports';
import { TermNames } from '../glossary/term-names.tsx';
import { inOrder } from './in-order.ts';
import { ScrollRegion } from './scroll-region.tsx';
import './report-table.css';

type Props = Extract<ReportBlock, { kind: 'table' }> & { readonly label: string };

/** Longer than this it is a sentence: on a phone the columns of such a table would be a word wide. */
const SENTENCE = 40;

/** More columns of words than these are wider than a phone. */
const MOST_WORDS = 3;

const HAS_FIGURE = /\d/u;

/** The first cell of a row names it; figures stand at the right. */
export const ReportTable = ({ columns, rows, numeric, terms, label }: Props) => {
  const align = (column: number) => (numeric?.includes(column) ? 'right' : undefined);
  const isProse =
    columns.length - (numeric?.length ?? 0) > MOST_WORDS ||
    rows.some((cells) => cells.some((cell) => cell.length > SENTENCE));
  const table = (
    <ScrollRegion label={label}>
      <table className="report-table" data-prose={isProse || undefined}>
        <thead>
          <tr>
            {inOrder(columns, (column, place) => (
              <th scope="col" data-align={align(place)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(rows, (cells) => (
            <tr>
              {inOrder(cells, (cell, place) =>
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
