import type { ReportBlock } from '@cadran/reports';
import { ScrollRegion } from './scroll-region.tsx';

type Props = Extract<ReportBlock, { kind: 'table' }> & { readonly label: string };

/** The first cell of a row names it; figures stand at the right. */
export const ReportTable = ({ columns, rows, numeric, label }: Props) => {
  const align = (column: number) => (numeric?.includes(column) ? 'right' : undefined);
  return (
    <ScrollRegion label={label}>
      <table className="report-table">
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" data-align={align(place)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\u0000')}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th key={columns[place]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[place]} data-align={align(place)}>
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
};
