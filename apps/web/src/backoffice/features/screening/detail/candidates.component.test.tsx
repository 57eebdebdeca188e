import { type Decision, EMPTY_TARGET, type ScreeningCampaign } from '@cadran/contract';
import { dateFormats, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { candidates } from '@cadran/i18n/candidates';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../../testing/choose.ts';
import { createFakeApi } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderBackoffice } from '../../../../testing/render-backoffice.tsx';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { candidateFixture } from '../../../shared/candidate/candidate.fixture.ts';
import { Candidates } from './candidates.tsx';

const CAMPAIGN = 'c0000000-0000-4000-8000-000000000000';
const NO_SCORES = {
  culture: null,
  values: null,
  personality: null,
  motivations: null,
  skills: null,
  experiences: null,
  studies: null,
  languages: null,
  job: null,
  mobility: null,
  individual: null,
};
const LIST = `GET /api/screening/campaigns/${CAMPAIGN}/screening/questionnaires`;

const SURE = candidateFixture('Ada', {
  can: { delete: true, decide: true },
  sections: { ...NO_SCORES, culture: 80, values: 64 },
});
const UNSURE = candidateFixture('Zoe', {
  overall: 71,
  certainty: 'uncertain',
});
const OTHER_VERSION = candidateFixture('Ivo', {
  overall: null,
  verdict: null,
  interval: null,
  certainty: null,
  engineVersion: 1,
});
const BEGUN = candidateFixture('Eve', {
  status: 'opened',
  openedAt: '2026-11-09T08:15:00.000Z',
  completedAt: null,
  overall: null,
  verdict: null,
  interval: null,
  certainty: null,
  quality: null,
  engineVersion: null,
});

const renderList = async (
  language: Language,
  { mixedMethods = false, otherEngines = false, edit = true, path = '/', width = 1600 } = {},
) => {
  setWindowWidth(width);
  const recomputed: string[] = [];
  const decided = new Map<string, { decision: Decision; note: string }>();
  const stored = (id: string) => decided.get(id) ?? { decision: 'undecided' as const, note: '' };
  let changes = 0;
  const deleted: string[] = [];
  const api = createFakeApi({
    [LIST]: ({ query }) => {
      const items = [SURE, UNSURE, OTHER_VERSION, BEGUN].filter(
        ({ id, certainty }) =>
          !deleted.includes(id) && (!query['certainty'] || certainty === query['certainty']),
      );
      const shown = items.map((row) => ({
        ...row,
        decision: stored(row.id).decision,
        can: { ...row.can, decide: edit },
      }));
      const wanted = shown.filter(
        ({ decision }) => !query['decision'] || decision === query['decision'],
      );
      return Response.json({ items: wanted, total: wanted.length, mixedMethods, otherEngines });
    },
    [`PUT /api/screening/campaigns/${CAMPAIGN}/decisions`]: ({ body }) => {
      const { decisions } = body as {
        decisions: { id: string; decision: Decision; note: string }[];
      };
      changes += 1;
      const at = new Date(Date.UTC(2026, 10, 3, 9, changes)).toISOString();
      const saved = decisions.map(({ id, decision, note }) => {
        const former = { ...stored(id), by: null, at: null, interviewers: [] };
        decided.set(id, { decision, note });
        return { id, former, saved: { decision, note, by: null, at, interviewers: [] } };
      });
      return Response.json({ items: saved });
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
  const profile = { ...EMPTY_TARGET, culture: { target: null }, values: { target: null } };
  const campaign = { id: CAMPAIGN, status: 'open', can: { edit }, profile } as ScreeningCampaign;
  const view = await renderBackoffice(
    language,
    <Candidates campaign={campaign} onLink={() => undefined} />,
    { api, path },
  );
  await screen.findByText('Ada Martin');
  return { ...view, api, recomputed, decided };
};

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name, 'u') }));
const badgeIn = (row: ReturnType<typeof rowOf>, verdict: string) =>
  row.getByText(verdict).closest('[data-verdict]');

describe.each(languagesFor('fr'))('the list of candidates (%s)', (language) => {
  it('says when each applied and how far each is, and deletes one only once confirmed', async () => {
    const { detail } = await backoffice.screening.load(language);
    const { actions } = await backoffice.list.load(language);
    const { cancel } = await backoffice.shell.load(language);
    const { user } = await renderList(language);
    const dates = dateFormats(language, 'Europe/Paris');
    expect(rowOf('Ada').getByText(dates.date(SURE.openedAt))).toBeDefined();
    expect(rowOf('Ada').getByText(detail.statuses.completed)).toBeDefined();
    expect(rowOf('Eve').getByText(dates.date(BEGUN.openedAt))).toBeDefined();
    expect(rowOf('Eve').getByText(detail.statuses.opened)).toBeDefined();

    const answer = async (name: string) => {
      await chooseAction(user, actions('Ada Martin'), detail.remove);
      const title = detail.deletion.title('Ada Martin');
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      await user.click(dialog.getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await answer(cancel);
    expect(rowOf('Ada')).toBeDefined();
    await answer(detail.deletion.confirm);
    expect(await screen.findByText(detail.deletion.done)).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Ada Martin')).toBeNull());
    expect(rowOf('Zoe')).toBeDefined();
  });
});

describe('the list of candidates', () => {
  it.each(languagesFor('fr'))('says how sure each score is (%s)', async (language) => {
    const t = await backoffice.candidates.load(language);
    const names = await candidates.load(language);
    await renderList(language);
    const sure = rowOf('Ada');
    expect(sure.getByText(t.probably('70', '82'))).toBeDefined();
    expect(sure.getByText(names.certainties.likely)).toBeDefined();
    expect(badgeIn(sure, t.verdicts.fits)?.getAttribute('data-certainty')).toBe('likely');
    const unsure = rowOf('Zoe');
    expect(badgeIn(unsure, t.verdicts.fits)?.getAttribute('data-certainty')).toBe('uncertain');
    expect(unsure.getByText(names.certainties.uncertain)).toBeDefined();
  });

  it('shows no score of another version of the engine', async () => {
    const t = await backoffice.candidates.load('en');
    await renderList('en');
    const other = rowOf('Ivo');
    expect(other.getByText(t.otherVersion)).toBeDefined();
    expect(other.queryByText(/probably/u)).toBeNull();
    expect(other.queryByText(t.verdicts.fits)).toBeNull();
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
    const deciding = await backoffice.deciding.load('en');
    const { detail } = await backoffice.screening.load('en');
    const { user } = await renderList('en');
    const bar = screen.getByTestId('selection-bar');
    for (const name of ['Ada Martin', 'Zoe Martin'])
      await user.click(screen.getByRole('checkbox', { name: deciding.select(name) }));
    expect(bar.textContent).toContain('Ada Martin and Zoe Martin');
    await chooseAction(user, 'Actions: Ada Martin', detail.remove);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: detail.remove }));
    await waitFor(() => expect(bar.textContent).not.toContain('Ada Martin'));
    expect(bar.textContent).toContain('Zoe Martin');
    const compare = within(bar).getByRole<HTMLButtonElement>('button', { name: comparing.compare });
    expect(compare.disabled).toBe(true);
  });

  it.each(languagesFor('fr'))(
    'says that some are of another version, and offers to recompute (%s)',
    async (language) => {
      const { engine } = await backoffice.candidates.load(language);
      const { user, recomputed } = await renderList(language, { otherEngines: true });
      expect(screen.getByText(engine.others)).toBeDefined();
      expect(screen.queryByText(engine.mixed)).toBeNull();
      await user.click(screen.getByRole('button', { name: engine.recompute }));
      await waitFor(() => expect(recomputed).toHaveLength(1));
    },
  );

  it('offers no recomputation to users who may not, and no notice for one version', async () => {
    const { engine } = await backoffice.candidates.load('en');
    const { unmount } = await renderList('en', { mixedMethods: true, edit: false });
    expect(screen.getByText(engine.mixed)).toBeDefined();
    expect(screen.queryByText(engine.others)).toBeNull();
    expect(screen.queryByRole('button', { name: engine.recompute })).toBeNull();
    unmount();
    await renderList('en');
    expect(screen.queryByText(engine.others)).toBeNull();
    expect(screen.queryByText(engine.mixed)).toBeNull();
  });
});

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Ada|Zoe|Ivo|Eve/u.exec(row.textContent ?? '')?.[0]);

describe('deciding in the list', () => {
  it.each(languagesFor('fr'))(
    'changes one decision from its menu and undoes it (%s)',
    async (language) => {
      const t = await backoffice.deciding.load(language);
      const { decisions } = await candidates.load(language);
      const { user, decided } = await renderList(language);
      decided.set(SURE.id, { decision: 'interview', note: 'Knows the trade' });
      const button = t.change('Ada Martin', decisions.undecided);
      await user.click(screen.getByRole('button', { name: button }));
      const entry = new RegExp(decisions.hired, 'u');
      await user.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
      await waitFor(() => expect(decided.get(SURE.id)).toEqual({ decision: 'hired', note: '' }));
      const toast = await screen.findByText(plain(t.saved('Ada Martin', decisions.hired)));
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      await user.click(within(toast).getByRole('button', { name: t.undo }));
      await waitFor(() =>
        expect(decided.get(SURE.id)).toEqual({ decision: 'interview', note: 'Knows the trade' }),
      );
      expect(await screen.findByText(t.undone(1, '1'))).toBeDefined();
    },
  );

  it('takes the digits that stand in the open menu', async () => {
    const t = await backoffice.deciding.load('en');
    const { decisions } = await candidates.load('en');
    const { user, decided } = await renderList('en');
    await user.click(
      screen.getByRole('button', { name: t.change('Ada Martin', decisions.undecided) }),
    );
    const entry = new RegExp(decisions.hired, 'u');
    const item = await screen.findByRole('menuitem', { name: entry, hidden: true });
    item.focus();
    await user.keyboard('5');
    await waitFor(() => expect(decided.get(SURE.id)).toEqual({ decision: 'rejected', note: '' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it.each(languagesFor('fr'))(
    'asks the reason once for many, and undoes them all (%s)',
    async (language) => {
      const t = await backoffice.deciding.load(language);
      const words = (await backoffice.candidates.load(language)).deciding;
      const { decisions } = await candidates.load(language);
      const { user, decided, api } = await renderList(language);
      // Eve has not finished: three of four.
      await user.click(screen.getByRole('checkbox', { name: t.selectPage }));
      const bar = within(screen.getByTestId('selection-bar'));
      expect(bar.getByText(t.selected(3, '3'))).toBeDefined();
      await user.click(bar.getByRole('button', { name: t.decide }));
      const dialog = within(
        await screen.findByRole('dialog', { name: t.dialog.titleMany(3, '3') }),
      );
      await user.click(dialog.getByRole('radio', { name: decisions.rejected }));
      await user.type(dialog.getByRole('textbox', { name: words.note }), 'Post withdrawn');
      await user.click(dialog.getByRole('button', { name: t.dialog.save(3, '3') }));
      await waitFor(() => expect(decided.size).toBe(3));
      expect([...decided.values()].every(({ note }) => note === 'Post withdrawn')).toBe(true);
      expect(api.requests.filter(({ route }) => route.startsWith('PUT'))).toHaveLength(1);
      // The selection has done its work.
      await waitFor(() => expect(screen.queryByText(t.selected(3, '3'))).toBeNull());
      const toast = await screen.findByText(plain(t.savedMany(3, '3', decisions.rejected)));
      await user.click(within(toast).getByRole('button', { name: t.undo }));
      await waitFor(() =>
        expect([...decided.values()]).toEqual(
          Array.from({ length: 3 }, () => ({ decision: 'undecided', note: '' })),
        ),
      );
    },
  );

  it('goes by keys from name to name, decides, undoes, and lists the keys', async () => {
    const t = await backoffice.deciding.load('en');
    const { user, decided } = await renderList('en');
    await user.keyboard('j');
    expect(document.activeElement?.textContent).toBe('Ada Martin');
    await user.keyboard('jjk');
    expect(document.activeElement?.textContent).toBe('Zoe Martin');
    await user.keyboard('[Digit2]');
    await waitFor(() => expect(decided.get(UNSURE.id)?.decision).toBe('shortlisted'));
    const toast = t.saved('Zoe Martin', 'Shortlisted');
    await screen.findByText(toast);
    await user.keyboard('u');
    await waitFor(() => expect(decided.get(UNSURE.id)?.decision).toBe('undecided'));
    // One toast a save: that of the undone decision is gone.
    await waitFor(() => expect(screen.queryByText(toast)).toBeNull());
    // Unfinished questionnaires cannot be decided about.
    await user.keyboard('jjj[Digit5]');
    expect(document.activeElement?.textContent).toBe('Eve Martin');
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: t.keys.open }));
    await user.keyboard('[Digit5]k');
    expect(decided.size).toBe(1);
    await user.click(dialog.getByRole('switch', { name: t.keys.use }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('k[Digit5]');
    expect(decided.size).toBe(1);
  });

  it('ignores keys that are typed into a field', async () => {
    const { user, decided } = await renderList('en');
    await user.keyboard('j');
    await user.type(screen.getByRole('searchbox'), 'j?');
    await user.keyboard('[Digit1][Digit5]');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(decided.size).toBe(0);
  });

  it('decides about the selected ones by a key, in the dialog', async () => {
    const t = await backoffice.deciding.load('en');
    const { user, decided } = await renderList('en');
    await user.keyboard('jxjx[Digit5]');
    const dialog = within(await screen.findByRole('dialog', { name: t.dialog.titleMany(2, '2') }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Not selected' }).checked).toBe(
      true,
    );
    await user.click(dialog.getByRole('button', { name: t.dialog.save(2, '2') }));
    await waitFor(() => expect([...decided.keys()]).toEqual([SURE.id, UNSURE.id]));
  });

  it('moves on when a filter takes the decided row away', async () => {
    const { user, decided } = await renderList('en', { path: '/?decision=undecided' });
    await user.keyboard('j[Digit5]');
    await waitFor(() => expect(decided.get(SURE.id)?.decision).toBe('rejected'));
    await waitFor(() => expect(names()).toEqual(['Zoe', 'Ivo', 'Eve']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Zoe Martin'));
  });

  it('offers nothing to decide to those who may not', async () => {
    const t = await backoffice.deciding.load('en');
    const { user, decided } = await renderList('en', { edit: false });
    await user.keyboard('jx[Digit5]');
    const bar = within(screen.getByTestId('selection-bar'));
    expect(bar.queryByRole('button', { name: t.decide })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(decided.size).toBe(0);
  });

  it('sorts by the overall score best first, and keeps the list’s address in links to reports', async () => {
    const t = await backoffice.candidates.load('en');
    const { user, search } = await renderList('en', { path: '/?decision=undecided' });
    const header = screen.getByRole('columnheader', { name: new RegExp(t.overall, 'u') });
    await user.click(within(header).getByRole('button', { name: t.overall }));
    await waitFor(() => expect(search()['sort']).toBe('-overall'));
    const link = screen.getByRole('link', { name: 'Ada Martin' }).getAttribute('href') ?? '';
    const address = new URL(link, 'https://example.org').searchParams;
    expect([address.get('sort'), address.get('decision')]).toEqual(['-overall', 'undecided']);
  });

  it.each(languagesFor('fr'))(
    'explains the letters of the sections that are asked (%s)',
    async (language) => {
      const t = await backoffice.deciding.load(language);
      const { sections } = await candidates.load(language);
      await renderList(language);
      const legend = screen.getByLabelText(t.legend);
      expect(legend.textContent).toBe(`C${sections.culture}V${sections.values}`);
      const bars = rowOf('Ada').getByRole('img');
      expect([...bars.querySelectorAll('text')].map((one) => one.textContent)).toEqual(['C', 'V']);
    },
  );

  it('shows date and status as columns from 1200 px on, cards with a decision menu on a phone', async () => {
    const t = await backoffice.deciding.load('en');
    const { detail } = await backoffice.screening.load('en');
    const words = await backoffice.candidates.load('en');
    const { unmount } = await renderList('en', { width: 1200 });
    for (const name of [words.applied, detail.status])
      expect(screen.getByRole('columnheader', { name })).toBeDefined();
    unmount();
    const phone = await renderList('en', { width: 390 });
    expect(screen.queryByRole('table')).toBeNull();
    await phone.user.click(
      screen.getByRole('button', { name: t.change('Ada Martin', 'To be decided') }),
    );
    await phone.user.click(await screen.findByRole('menuitem', { name: /^Hired/u, hidden: true }));
    await waitFor(() => expect(phone.decided.get(SURE.id)?.decision).toBe('hired'));
  });
});
