import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartTable } from './chart-table.tsx';

describe('the table of a chart', () => {
  it('has a caption, column headings and row headings', () => {
    const markup = renderToStaticMarkup(
      <ChartTable
        caption="Culture"
        className="data"
        table={{
          columns: ['Type', 'Perçue'],
          rows: [
            ['Clan', '33'],
            ['Marché', '–'],
          ],
        }}
      />,
    );
    expect(markup).toBe(
      '<table class="data"><caption>Culture</caption>' +
        '<thead><tr><th scope="col">Type</th><th scope="col">Perçue</th></tr></thead>' +
        '<tbody><tr><th scope="row">Clan</th><td>33</td></tr>' +
        '<tr><th scope="row">Marché</th><td>–</td></tr></tbody></table>',
    );
  });
});
