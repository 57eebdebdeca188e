import type { TableData } from './table-data.ts';
import { renderEach } from '../drawing/render-each.ts';

interface ChartTableProps {
  readonly table: TableData;
  readonly caption: string;
  readonly className?: string;
}

/** A chart's numbers as an accessible table. */
export function ChartTable({ table: { columns, rows }, caption, className }: ChartTableProps) {
  return (
    <table {...(className && { className })}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {renderEach(columns, (column) => (
            <th scope="col">{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {renderEach(rows, ([name, ...cells]) => (
          <tr>
            <th scope="row">{name}</th>
            {renderEach(cells, (cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
