import type { ProfilingFilters, ProfilingSnapshots } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../../testing/render-backoffice.tsx';
import { FirstResultsDialog } from './first-results-dialog.tsx';
import { ResultsStatus } from './results-status.tsx';

type Update = ProfilingSnapshots['update'];

const taken = {
  number: 1,
  kind: 'interim',
  status: 'ready',
  progress: 100,
  requestedAt: '2026-11-15T12:00:00Z',
  takenAt: '2026-11-15T12:00:00Z',
  respondents: 40,
  servedSelections: 4,
} as const;

const FILTERS: ProfilingFilters = {
  campaign: { id: 'c', organizationId: 'o', name: 'Audit', status: 'open', subject: 'company' },
  access: 'link',
  minimumGroup: 20,
  combinable: false,
  snapshot: taken,
  attributes: [],
  served: [{ respondents: 40 }],
  earlier: [],
  can: { update: true, groupUnits: true },
};

const snapshotsWith = (update: Partial<Update>): ProfilingSnapshots => ({
  items: [taken],
  total: 1,
  current: 1,
  update: { allowed: true, newAnswers: 10, needed: 5, computations: null, ...update },
  can: { update: true },
});

describe.each(languagesFor('en'))('the state of results (%s)', (language) => {
  const renderStatus = async (update: Partial<Update>) => {
    const snapshots = snapshotsWith(update);
    await renderBackoffice(language, <ResultsStatus filters={FILTERS} snapshots={snapshots} />);
    const { state: t } = await backoffice.profilingResults.load(language);
    const note = (await screen.findByTestId('update-note')).textContent;
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t.update });
    return { t, note, isDisabled: button.disabled };
  };

  it('says how many computations of an audit by link are left', async () => {
    const { t, note, isDisabled } = await renderStatus({
      computations: { taken: 1, most: 4, left: 2 },
    });
    expect(note).toContain(t.possible);
    expect(note).toContain(t.computationsLeft(2, 4));
    expect(isDisabled).toBe(false);
  });

  it('says that the last one is kept for closing', async () => {
    const { t, note, isDisabled } = await renderStatus({
      allowed: false,
      computations: { taken: 3, most: 4, left: 0 },
    });
    expect(note).toContain(t.keptForClosing(3));
    expect(note).not.toContain(t.possible);
    expect(isDisabled).toBe(true);
  });

  it('says that none is left after reopening', async () => {
    const { t, note, isDisabled } = await renderStatus({
      allowed: false,
      computations: { taken: 4, most: 4, left: 0 },
    });
    expect(note).toContain(t.noneLeft(4));
    expect(isDisabled).toBe(true);
  });

  it('says nothing of a number by codes', async () => {
    const { t, note } = await renderStatus({});
    expect(note).toContain(t.possible);
    expect(note).not.toContain(t.computationsLeft(3, 4));
  });

  it('says the number before the first results of an audit by link', async () => {
    const { update } = snapshotsWith({ computations: { taken: 0, most: 4, left: 3 } });
    await renderBackoffice(
      language,
      <FirstResultsDialog opened onClose={() => undefined} campaignId="c" update={update} />,
    );
    const { state: t } = await backoffice.profilingResults.load(language);
    expect((await screen.findByRole('dialog')).textContent).toContain(t.computationsLeft(3, 4));
  });
});
