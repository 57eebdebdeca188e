import type { ScreeningCampaign } from '@cadran/contract';
import { type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction } from '../../../../testing/choose.ts';
import { createFakeApi } from '../../../../testing/fake-api.ts';
import { renderBackoffice } from '../../../../testing/render-backoffice.tsx';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { candidateFixture } from '../../../shared/candidate/candidate.fixture.ts';
import { Candidates } from './candidates.tsx';

const CAMPAIGN = 'c0000000-0000-4000-8000-000000000000';
const LIST = `GET /api/screening/campaigns/${CAMPAIGN}/screening/questionnaires`;

const SURE = candidateFixture('Ada', { can: { delete: true, decide: true } });
const UNSURE = candidateFixture('Zoe', {
  overall: 71,
  certainty: { level: 'uncertain', share: 0.58, second: { verdict: 'can_adapt', share: 0.42 } },
});
const EARLIER = candidateFixture('Ivo', { interval: null, certainty: null, engineVersion: 1 });

const renderList = async (
  language: Language,
  { mixedEngines = false, edit = true, path = '/' } = {},
) => {
  setWindowWidth(1600);
  const recomputed: string[] = [];
  const deleted: string[] = [];
  const api = createFakeApi({
    [LIST]: ({ query }) => {
      const items = [SURE, UNSURE, EARLIER].filter(
        ({ id, certainty }) =>
          !deleted.includes(id) && (!query['certainty'] || certainty?.level === query['certainty']),
      );
      return Response.json({ items, total: items.length, mixedEngines });
    },
    [`POST /api/screening/campaigns/${CAMPAIGN}/recompute`]: ({ route }) => {
      recomputed.push(route);
      return Response.json({ recomputed: 1 });
    },
    [`DELETE /api/screening/questionnaires/${SURE.id}`]: () => {
      deleted.push(SURE.id);
      return new Response(null, { status: 204 });
    },
  });
  const campaign = { id: CAMPAIGN, status: 'open', can: { edit } } as ScreeningCampaign;
  const view = await renderBackoffice(
    language,
    <Candidates campaign={campaign} onLink={() => undefined} />,
    { api, path },
  );
  await screen.findByText('Ada Martin');
  return { ...view, api, recomputed };
};

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));
const badgeIn = (row: ReturnType<typeof rowOf>, verdict: string) =>
  row.getByText(verdict).closest('[data-verdict]');

describe('the list of candidates', () => {
  it.each(SUPPORTED_LANGUAGES)('says how sure each score is (%s)', async (language) => {
    const t = await backoffice.candidates.load(language);
    const names = await candidates.load(language);
    await renderList(language);
    const sure = rowOf('Ada');
    expect(sure.getByText(t.probably('70', '82'))).toBeDefined();
    expect(sure.getByText(names.certainties.likely)).toBeDefined();
    expect(badgeIn(sure, t.verdicts.fits)?.getAttribute('data-certainty')).toBe('likely');
    const unsure = rowOf('Zoe');
    expect(badgeIn(unsure, t.verdicts.fits)?.getAttribute('data-certainty')).toBe('uncertain');
    const note = unsure.getByText((text) => text.startsWith(names.certainties.uncertain));
    expect(note.textContent).toContain(t.verdicts.can_adapt);
    expect(note.textContent).toContain('42');
  });

  it('shows scores of the earlier method without an interval', async () => {
    const t = await backoffice.candidates.load('en');
    await renderList('en');
    const earlier = rowOf('Ivo');
    expect(earlier.getByText(t.earlierMethod)).toBeDefined();
    expect(earlier.queryByText(/probably/u)).toBeNull();
    expect(badgeIn(earlier, t.verdicts.fits)?.hasAttribute('data-certainty')).toBe(false);
  });

  it('is filtered by certainty, which the address keeps', async () => {
    const t = await backoffice.candidates.load('en');
    const { user, search, api } = await renderList('en');
    await user.selectOptions(screen.getByRole('combobox', { name: t.certainty }), 'Uncertain');
    await waitFor(() => expect(screen.queryByText('Ada Martin')).toBeNull());
    expect(screen.getByText('Zoe Martin')).toBeDefined();
    expect(search()['certainty']).toBe('uncertain');
    expect(api.requests.at(-1)?.query['certainty']).toBe('uncertain');
  });

  it.each([
    ['verdict', 'fits'],
    ['quality', 'caution'],
    ['decision', 'shortlisted'],
  ] as const)('is filtered by %s, which the address keeps', async (filter, code) => {
    const t = await backoffice.candidates.load('en');
    const { user, search, api } = await renderList('en');
    await user.selectOptions(screen.getByRole('combobox', { name: t[filter] }), code);
    await waitFor(() => expect(search()[filter]).toBe(code));
    await waitFor(() => expect(api.requests.at(-1)?.query[filter]).toBe(code));
  });

  it('no longer compares somebody who was deleted', async () => {
    const { comparing } = await backoffice.candidates.load('en');
    const { detail } = await backoffice.screening.load('en');
    const { user } = await renderList('en');
    const bar = screen.getByTestId('compare-bar');
    for (const name of ['Ada Martin', 'Zoe Martin'])
      await user.click(screen.getByRole('checkbox', { name: comparing.select(name) }));
    expect(bar.textContent).toContain('Ada Martin and Zoe Martin');
    await chooseAction(user, 'Actions: Ada Martin', detail.remove);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: detail.remove }));
    await waitFor(() => expect(bar.textContent).not.toContain('Ada Martin'));
    expect(bar.textContent).toContain('Zoe Martin');
    const compare = within(bar).getByRole<HTMLButtonElement>('button', { name: comparing.compare });
    expect(compare.disabled).toBe(true);
  });

  it.each(SUPPORTED_LANGUAGES)(
    'says that it mixes two methods, and offers to recompute (%s)',
    async (language) => {
      const { engine } = await backoffice.candidates.load(language);
      const { user, recomputed } = await renderList(language, { mixedEngines: true });
      expect(screen.getByText(engine.mixed)).toBeDefined();
      await user.click(screen.getByRole('button', { name: engine.recompute }));
      await waitFor(() => expect(recomputed).toHaveLength(1));
    },
  );

  it('offers no recomputation to users who may not, and no notice for one method', async () => {
    const { engine } = await backoffice.candidates.load('en');
    const { unmount } = await renderList('en', { mixedEngines: true, edit: false });
    expect(screen.getByText(engine.mixed)).toBeDefined();
    expect(screen.queryByRole('button', { name: engine.recompute })).toBeNull();
    unmount();
    await renderList('en');
    expect(screen.queryByText(engine.mixed)).toBeNull();
  });
});
