import { type AssessmentOrder, DELIVERY_FAILURES, type Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Responders, refusal } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../../shared/session/session.fixture.ts';

const organization: Organization = {
  ...sessionFixture().organization,
  can: { edit: true, changeStatus: false, delete: false },
};
const order: AssessmentOrder = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  provider: 'greenhouse',
  externalReference: 'application 4711',
  status: 'completed',
  campaignId: 'c0ffee00-0000-4000-8000-000000000002',
  campaignName: 'Baker',
  candidateId: 'c0ffee00-0000-4000-8000-000000000003',
  candidate: { name: 'Ada Lovelace', email: 'ada@example.org' },
  orderedAt: '2026-11-02T08:00:00.000Z',
  changedAt: '2026-11-02T08:00:00.000Z',
  link: null,
  result: null,
  delivery: {
    status: 'queued',
    attempts: 2,
    attemptedAt: '2026-11-02T09:00:00.000Z',
    dueAt: '2026-11-02T09:05:00.000Z',
    error: 'HTTP 503',
  },
};
type Answer = Responders[string];

const ended: AssessmentOrder = {
  ...order,
  id: 'c0ffee00-0000-4000-8000-000000000004',
  provider: 'api',
  status: 'erased',
  externalReference: null,
  campaignId: null,
  campaignName: null,
  candidateId: null,
  candidate: null,
  delivery: null,
};

describe.each(languagesFor('fr'))('the orders of an organisation (%s)', (language) => {
  const open = async (answer: Answer, screeningEnabled = true) => {
    const asked: Readonly<Record<string, string>>[] = [];
    const app = await renderApp(language, {
      path: '/admin/organization/orders',
      session: { user: userFixture({ role: 'admin', language, screeningEnabled }), organization },
      api: {
        [`GET /api/organizations/${organization.id}`]: () => Response.json(organization),
        'GET /api/assessment-orders': (request) => {
          asked.push(request.query);
          return answer(request);
        },
      },
    });
    return { ...app, asked, t: await backoffice.orders.load(language) };
  };
  const list =
    (items: readonly AssessmentOrder[], total = items.length) =>
    () =>
      Response.json({ items, total });

  it('say who, which campaign and system, and why the system was not told', async () => {
    const { t } = await open(list([order, ended]));
    const { trackingSystems } = await backoffice.integration.load(language);
    const row = await screen.findByRole('row', { name: /Ada Lovelace/ });
    for (const text of [
      'ada@example.org',
      'application 4711',
      'Baker',
      trackingSystems.names.greenhouse,
      t.statuses.completed,
      t.deliveries.queued,
      'HTTP 503',
    ])
      expect(row.textContent).toContain(text);
    expect(row.querySelectorAll('time')).toHaveLength(1);
    expect(row.textContent).toMatch(/2 (?:tentatives|attempts)/);
    const gone = screen.getByRole('row', { name: new RegExp(t.unknownCandidate) });
    expect(gone.textContent).toContain(t.noReturn);
    expect(within(gone).queryByRole('button')).toBeNull();
  });

  it.each(Object.keys(DELIVERY_FAILURES) as (keyof typeof DELIVERY_FAILURES)[])(
    'explain %s in the language of the page',
    async (failure) => {
      const error = DELIVERY_FAILURES[failure];
      const delivery = { ...order.delivery, status: 'failed', attempts: 8, error } as const;
      const { t } = await open(
        list([{ ...order, delivery: { ...delivery, attemptedAt: null, dueAt: order.orderedAt } }]),
      );
      const row = await screen.findByRole('row', { name: /Ada Lovelace/ });
      expect(row.textContent).toContain(t.deliveries.failed + t.failures[failure]);
    },
  );

  it('are filtered, and turned page by page', async () => {
    const { user, asked, t } = await open(list([order], 60));
    const { page } = await backoffice.list.load(language);
    await screen.findByRole('table');
    expect(asked).toEqual([
      {
        organizationId: organization.id,
        page: '1',
        pageSize: '25',
        sort: '-orderedAt',
      },
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: t.status }), 'completed');
    await user.selectOptions(screen.getByRole('combobox', { name: t.system }), 'greenhouse');
    await user.click(screen.getByRole('button', { name: page(3) }));
    const last = { status: 'completed', provider: 'greenhouse', page: '3' };
    await waitFor(() => expect(asked.at(-1)).toMatchObject(last));
  });

  it('say that there are none, and what to do', async () => {
    const { t } = await open(list([]));
    await screen.findByText(t.empty.title);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('can be asked for again after an error', async () => {
    let answers: Answer = () => refusal(500, 'internal');
    const { user, t } = await open((request) => answers(request));
    const { failure, retry } = await backoffice.shell.load(language);
    await screen.findByText(failure.title);
    answers = list([]);
    await user.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByText(t.empty.title)).toBeDefined();
  });

  it('are not offered without the module', async () => {
    const { asked } = await open(list([]), false);
    expect(asked).toEqual([]);
  });
});
