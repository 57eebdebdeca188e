import type { TableData } from './table-data.ts';
import { each } from '../drawing/each.ts';

interface ChartTableProps {
  readonly table: TableData;
  readonly caption: string;
  readonly className?: string;
}

/** The same numbers as a table, for those whom a picture does not serve. */
export function ChartTable({ table: { columns, rows }, caption, className }: ChartTableProps) {
  return (
    <table {...(className && { className })}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {each(columns, (column) => (
            <th scope="col">{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, ([name, ...cells]) => (
          <tr>
            <th scope="row">{name}</th>
            {each(cells, (cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
