import { PLAIN_NUMBERS } from '@cadran/charts';
import type { Language } from '@cadran/i18n';
import { report } from '@cadran/i18n/report';
import type { ChartModel } from '@cadran/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { ReportPicture } from './picture/report-picture.tsx';
import { ReportContents } from './report-contents.tsx';
import { ReportTable } from './table/report-table.tsx';

const TYPES = { clan: 'Clan', adhocracy: 'Adhocracy', market: 'Market', hierarchy: 'Hierarchy' };
const BARS: ChartModel = {
  kind: 'culture_bars',
  title: 'Cultures',
  description: 'Four cultures',
  rows: [
    { type: 'clan', actual: 40, target: 30 },
    { type: 'market', actual: 10, target: null },
  ],
  texts: { types: TYPES, actual: 'Today', target: 'Wished', type: 'Culture' },
};
const GAUGE: ChartModel = {
  kind: 'gauge',
  title: 'Overall',
  description: 'Seventy',
  score: 70,
  interval: [64, 76],
  verdict: 'fits',
  uncertain: false,
  texts: { verdict: 'Recommended', unit: '/ 100', interval: 'probably 64 to 76', certainty: null },
};

const renderPicture = async (picture: ChartModel, language: Language) => {
  const words = await report.load(language);
  const view = await renderIn(
    language,
    <ReportPicture picture={picture} format={PLAIN_NUMBERS} words={words} />,
  );
  return { ...view, words };
};

describe('the list of sections', () => {
  it('shows where each score probably lies, and none where there is no chance in it', async () => {
    const scored = (id: string, value: number | null, interval?: readonly [number, number]) => ({
      id,
      title: id,
      score: { value, text: '', note: null, arithmetic: [], ...(interval && { interval }) },
      blocks: [],
    });
    await renderIn(
      'en',
      <ReportContents
        sections={[
          scored('culture', 76, [70, 82]),
          scored('skills', 64),
          scored('studies', null),
          { id: 'contact', title: 'contact', blocks: [] },
        ]}
        words={await report.load('en')}
      />,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'culture7670–82',
      'skills64',
      'studies–',
      'contact',
    ]);
  });
});

describe('a chart of a report', () => {
  it.each(languagesFor('en'))(
    'switches to a table of the same numbers and back (%s)',
    async (language) => {
      const { user, words } = await renderPicture(BARS, language);
      expect(screen.getByRole('figure', { name: 'Cultures' })).toBeDefined();
      expect(screen.queryByRole('table')).toBeNull();
      await user.click(
        screen.getByRole('button', { name: `${words.showTable}${words.of}Cultures` }),
      );
      const table = screen.getByRole('table', { name: 'Cultures' });
      const cells = within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent));
      expect(cells).toEqual([
        ['Culture', 'Today', 'Wished'],
        ['Clan', '40.0', '30.0'],
        ['Market', '10.0', '–'],
      ]);
      await user.click(
        screen.getByRole('button', { name: `${words.showPicture}${words.of}Cultures` }),
      );
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  it('with one number has no table', async () => {
    await renderPicture(GAUGE, 'en');
    expect(screen.getByRole('figure', { name: 'Overall' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a table of a report', () => {
  it('has row and column headers and right-aligned numbers', async () => {
    await renderIn(
      'en',
      <ReportTable
        kind="table"
        label="Skills"
        columns={['Skill', 'Level']}
        numeric={[1]}
        rows={[
          ['Baking', '4'],
          ['Selling', 'none'],
        ]}
      />,
    );
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Skill',
      'Level',
    ]);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Baking',
      'Selling',
    ]);
    const [figure, word] = screen.getAllByRole('cell');
    expect(figure?.dataset).toMatchObject({ align: 'right', column: 'Level' });
    expect([figure?.hasAttribute('data-words'), word?.hasAttribute('data-words')]).toEqual([
      false,
      true,
    ]);
  });
});
