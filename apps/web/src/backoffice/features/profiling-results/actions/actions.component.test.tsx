import type { AuditAction, AuditActionList } from '@cadran/contract';
import { formatDay } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { recommendationText } from '@cadran/instruments/recommendations';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../../testing/choose.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const [AUDIT, EARLIER, UNIT] = [
  'c0ffee00-0000-4000-8000-000000000001',
  'c0ffee00-0000-4000-8000-000000000002',
  '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01',
];
const { id: userId, organizationId } = userFixture();
const API = `/api/profiling/campaigns/${AUDIT}/actions`;

const action = (number: number, change: Partial<AuditAction>): AuditAction => ({
  id: `a0000000-0000-4000-8000-00000000000${number}`,
  audit: { id: AUDIT, organizationId, name: 'Survey 2026' },
  title: `Action ${number}`,
  notes: '',
  unit: null,
  responsible: null,
  dueOn: null,
  overdue: false,
  state: 'planned',
  aim: null,
  recommendation: null,
  movement: { movement: 'unknown', reason: 'no_figure', audit: null, figures: null },
  createdAt: '2026-11-02T08:15:00.000Z',
  updatedAt: '2026-11-02T08:15:00.000Z',
  version: 3,
  can: { edit: true },
  ...change,
});

const LATE = action(1, {
  title: 'Meet the teams',
  unit: { id: UNIT, name: { fr: 'Nord', en: 'North' } },
  responsible: { userId: null, name: 'Ana Lopes', email: 'ana@example.org' },
  dueOn: '2026-03-31',
  overdue: true,
});
const MOVED = action(2, {
  audit: { id: EARLIER, organizationId, name: 'Survey 2025' },
  state: 'done',
  aim: { figure: 'clan', direction: 'up' },
  movement: {
    movement: 'as_wished',
    reason: null,
    audit: { id: AUDIT, name: 'Survey 2026', takenAt: '2026-11-02T08:15:00.000Z' },
    figures: {
      before: { value: 20, interval: [18, 22] },
      after: { value: 31.5, interval: [30, 33] },
      change: { value: 11.5, interval: [9, 14] },
    },
  },
});
const UNTOLD = action(3, {
  aim: { figure: 'gap', direction: 'down' },
  movement: { movement: 'unknown', reason: 'too_few', audit: null, figures: null },
});

const listOf = (items: AuditAction[], canEdit = true): AuditActionList => ({
  campaign: { id: AUDIT, organizationId, name: 'Survey 2026' },
  items,
  total: items.length,
  units: [{ id: UNIT, name: { fr: 'Nord', en: 'North' } }],
  members: [{ id: userId, name: 'Ada Lovelace' }],
  can: { edit: canEdit },
});

describe.each(languagesFor('en'))('the actions of an audit (%s)', (language) => {
  const render = async (list: AuditActionList, search = '') => {
    const t = await backoffice.auditActions.load(language);
    const app = await renderApp(language, {
      path: `/profiling/campaign/${AUDIT}/actions${search}`,
      api: {
        [`GET ${API}`]: () => Response.json(list),
        [`POST ${API}`]: () => Response.json(list.items[0], { status: 201 }),
        [`PUT ${API}/${LATE.id}`]: () => Response.json(list.items[0]),
        [`DELETE ${API}/${LATE.id}`]: () => new Response(null, { status: 204 }),
      },
    });
    const sent = (method: string) =>
      app.requests.filter(({ route }) => route.startsWith(method)).map(({ body }) => body);
    return { ...app, t, sent };
  };

  it('stand in a list with who, until when, and what the next wave says', async () => {
    const { t } = await render(listOf([LATE, MOVED, UNTOLD]));
    const table = await screen.findByRole('table', { name: t.title });
    const [, late, moved, untold] = within(table).getAllByRole('row');
    expect(late?.textContent).toContain(t.overdueSince(formatDay('2026-03-31', language)));
    expect(late?.textContent).toContain('Ana Lopes');
    expect(late?.textContent).toContain(language === 'fr' ? 'Nord' : 'North');
    expect(late?.textContent).toContain(t.noAim);
    const figures =
      language === 'fr' ? '20,0 → 31,5 (+11,5 [+9,0; +14,0])' : '20.0 → 31.5 (+11.5 [+9.0; +14.0])';
    expect(moved?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(figures);
    expect(moved?.textContent).toContain(t.movements.as_wished);
    expect(moved?.textContent).toContain(t.ofAudit('Survey 2025'));
    expect(untold?.textContent).toContain(t.unknownBecause(t.reasons.too_few));
  });

  it('move on the board by a plain control, which keeps the focus', async () => {
    const items = [LATE, MOVED];
    const { t, user, sent } = await render({ ...listOf(items), items }, '?view=board');
    const planned = await screen.findByRole('region', { name: new RegExp(t.states.planned) });
    expect(within(planned).getAllByRole('listitem')).toHaveLength(1);
    const control = within(planned).getByRole('combobox', { name: t.moveTo(LATE.title) });
    items[0] = { ...LATE, state: 'under_way' };
    await user.selectOptions(control, 'under_way');
    await waitFor(() => expect(sent('PUT')).toEqual([{ state: 'under_way', version: 3 }]));
    const underWay = screen.getByRole('region', { name: new RegExp(t.states.under_way) });
    await waitFor(() =>
      expect(document.activeElement).toBe(
        within(underWay).getByRole('combobox', { name: t.moveTo(LATE.title) }),
      ),
    );
    expect(within(planned).getByText(t.empty.column)).toBeDefined();
  });

  it('are added in a dialog that says what is missing', async () => {
    const { t, user, sent } = await render(listOf([]));
    expect(await screen.findByText(t.empty.title)).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: t.add })[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: t.form.add }));
    await user.selectOptions(dialog.getByLabelText(t.form.responsible), 'else');
    await user.click(dialog.getByRole('button', { name: t.form.create }));
    const title = dialog.getByRole('textbox', { name: new RegExp(t.form.title.slice(0, 8)) });
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
    expect(sent('POST /api/profiling')).toEqual([]);
    await user.type(title, 'Listen');
    await user.type(dialog.getByRole('textbox', { name: new RegExp(`^${t.form.name}`) }), 'Bo');
    await user.selectOptions(dialog.getByLabelText(t.form.unit), UNIT);
    await user.selectOptions(dialog.getByLabelText(t.form.figure), 'clan');
    await user.selectOptions(dialog.getByLabelText(t.form.direction), 'down');
    await user.click(dialog.getByRole('button', { name: t.form.create }));
    await waitFor(() =>
      expect(sent('POST /api/profiling')).toEqual([
        {
          title: 'Listen',
          notes: '',
          unitId: UNIT,
          responsible: { name: 'Bo', email: null },
          dueOn: null,
          state: 'planned',
          aim: { figure: 'clan', direction: 'down' },
          recommendation: null,
        },
      ]),
    );
  });

  it('are changed and, after a question, deleted', async () => {
    const { t, user, sent } = await render(listOf([LATE]));
    await user.click(await screen.findByRole('button', { name: LATE.title }));
    const dialog = within(await screen.findByRole('dialog', { name: t.form.edit }));
    await user.selectOptions(dialog.getByLabelText(t.form.responsible), userId);
    await user.click(dialog.getByRole('button', { name: t.form.save }));
    await waitFor(() =>
      expect(sent('PUT')[0]).toMatchObject({
        title: LATE.title,
        dueOn: LATE.dueOn,
        responsible: { userId },
        version: 3,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { actions } = await backoffice.list.load(language);
    await chooseAction(user, actions(LATE.title), t.remove);
    const question = within(await screen.findByRole('dialog', { name: t.deletion.title }));
    expect(question.getByText(plain(t.deletion.text(LATE.title)))).toBeDefined();
    expect(sent('DELETE')).toEqual([]);
    await user.click(question.getByRole('button', { name: t.remove }));
    await waitFor(() => expect(sent('DELETE')).toHaveLength(1));
  });

  it('offer no changes to whoever may only read', async () => {
    const { t } = await render(listOf([{ ...LATE, can: { edit: false } }], false), '?view=board');
    await screen.findByText(LATE.title);
    expect(screen.queryByRole('button', { name: t.add })).toBeNull();
    expect(screen.queryByRole('button', { name: LATE.title })).toBeNull();
    expect(screen.queryByRole('combobox', { name: t.moveTo(LATE.title) })).toBeNull();
  });

  it('begin with a recommendation of the report: its words, its figure, the unit it is about', async () => {
    const t = await backoffice.auditActions.load(language);
    const campaign = { id: AUDIT, organizationId, name: 'Survey 2026' };
    const takenAt = '2026-11-02T08:15:00.000Z';
    const section = { id: 'recommendations', title: 'Recommendations', blocks: [] };
    const { user } = await renderApp(language, {
      path: `/profiling/campaign/report/${organizationId}/${AUDIT}?unit=${UNIT}`,
      api: {
        [`GET ${API}`]: () => Response.json(listOf([])),
        [`GET /api/profiling/campaigns/${AUDIT}/filters`]: () =>
          Response.json({
            campaign: { ...campaign, status: 'closed', subject: 'company' },
            access: 'codes',
            minimumGroup: 5,
            combinable: true,
            snapshot: { number: 1, kind: 'final', status: 'ready', takenAt, respondents: 40 },
            attributes: [],
            served: [{ respondents: 40 }, { unit: UNIT, respondents: 40 }],
            earlier: [],
            can: { update: false, groupUnits: false },
          }),
        [`GET /api/profiling/campaigns/${AUDIT}/snapshots`]: () =>
          Response.json({
            items: [],
            total: 0,
            current: null,
            update: { allowed: false, newAnswers: 0, needed: 5, computations: null },
            can: { update: false },
          }),
        [`POST /api/profiling/campaigns/${AUDIT}/profiling/questionnaires/filter`]: () =>
          Response.json({
            campaign,
            snapshot: { number: 1, kind: 'final', takenAt },
            selection: { unit: [UNIT] },
            figures: {
              respondents: 40,
              precision: 'exact',
              recommendations: [
                {
                  rule: 'reduce',
                  code: 'reduce:hierarchy',
                  aim: { figure: 'hierarchy', direction: 'down' },
                },
                { rule: 'maintain', code: 'maintain', aim: null },
              ],
            },
            report: { kind: 'profiling', language, title: 'R', subtitle: 'S', sections: [section] },
          }),
      },
    });
    const panel = within(await screen.findByRole('complementary', { name: t.report.title }));
    const { title, firstSteps } = recommendationText('reduce:hierarchy');
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
    await user.click(panel.getByRole('button', { name: t.report.makeOf(title[language]) }));
    const dialog = within(await screen.findByRole('dialog', { name: t.form.add }));
    expect(dialog.getByDisplayValue(plain(title[language]))).toBeDefined();
    expect(dialog.getByText(plain(t.form.recommendation(title[language])))).toBeDefined();
    const value = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
    expect(value(t.form.unit)).toBe(UNIT);
    expect(value(t.form.figure)).toBe('hierarchy');
    expect(value(t.form.direction)).toBe('down');
    expect(value(t.form.notes)).toContain(firstSteps[0]?.[language]);
  });
});
