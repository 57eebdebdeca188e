import type { FirstDay, FirstDayStep } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { renderBackoffice } from '../../../testing/render-backoffice.tsx';
import { userFixture } from '../session/session.fixture.ts';
import { BringBackButton } from './bring-back-button.tsx';
import { stepTarget } from './step-target.ts';

const CAMPAIGN = 'c0ffee00-0000-4000-8000-000000000001';
const CANDIDATE = 'c0ffee00-0000-4000-8000-000000000002';

const DAY: FirstDay = {
  dismissed: false,
  steps: [
    { step: 'user', done: true },
    { step: 'campaign', done: false },
    { step: 'answer', done: false },
  ],
  screening: null,
  profiling: null,
};

it.each(languagesFor('fr'))(
  'the first day lists what is done and to do, is put away (%s)',
  async (language) => {
    const t = await backoffice.firstDay.load(language);
    let day = DAY;
    const app = await renderApp(language, {
      path: '/',
      session: { user: userFixture({ role: 'admin', language }) },
      api: {
        'GET /api/first-day': () => Response.json(day),
        'PUT /api/first-day': ({ body }) => {
          day = { ...day, dismissed: (body as { dismissed: boolean }).dismissed };
          return Response.json(day);
        },
      },
    });
    const list = within(await screen.findByRole('region', { name: t.title }));
    expect(list.getByText(plain(t.progress(1, 3)))).toBeDefined();
    expect(list.getAllByRole('listitem').map((item) => item.lastChild?.textContent)).toEqual([
      t.done,
      t.toDo,
      t.waiting,
    ]);
    const links = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/screening/campaign/new']);

    await app.user.click(list.getByRole('button', { name: t.dismiss }));
    await waitFor(() => expect(screen.queryByRole('region', { name: t.title })).toBeNull());
  },
);

it('is brought back by a button that is there once it was put away', async () => {
  const t = await backoffice.firstDay.load('en');
  let day = { ...DAY, dismissed: true };
  const api = createFakeApi({
    'GET /api/first-day': () => Response.json(day),
    'PUT /api/first-day': ({ body }) => {
      day = { ...day, ...(body as { dismissed: boolean }) };
      return Response.json(day);
    },
  });
  const { user } = await renderBackoffice('en', <BringBackButton />, { api });
  await user.click(await screen.findByRole('button', { name: t.bringBack }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(day.dismissed).toBe(false);
});

it('opens the very place of each step, once what it needs is there', () => {
  const ready: FirstDay = {
    ...DAY,
    screening: { id: CAMPAIGN, link: 'https://example.org/screening/o/baker', candidateId: null },
    profiling: { id: CAMPAIGN },
  };
  const to = (step: FirstDayStep, day: FirstDay) => stepTarget(step, day, 'superadmin')?.to;
  expect([to('answer', DAY), to('report', DAY), to('auditResults', DAY)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(to('organization', DAY)).toBe('/superadmin/organizations');
  expect([to('user', DAY), stepTarget('user', DAY, 'admin')?.to]).toEqual([
    '/superadmin/users',
    '/admin/users',
  ]);
  expect(stepTarget('answer', ready, 'user')).toEqual({
    to: 'https://example.org/screening/o/baker',
    outside: true,
  });
  expect(to('report', ready)).toBe(`/screening/campaign/${CAMPAIGN}`);
  const answered = {
    ...ready,
    screening: { id: CAMPAIGN, link: null, candidateId: CANDIDATE },
  };
  expect(to('report', answered)).toBe(`/screening/applicant/${CANDIDATE}`);
  expect(to('answer', answered)).toBe(`/screening/campaign/${CAMPAIGN}`);
  expect(to('auditResults', ready)).toBe(`/profiling/campaign/filters/${CAMPAIGN}`);
});
