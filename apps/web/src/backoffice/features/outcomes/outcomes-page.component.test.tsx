import type { HiredOutcome } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { outcomes as outcomeWords } from '@cadran/i18n/outcomes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sessionFixture } from '../../shared/session/session.fixture.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const hired: HiredOutcome = {
  candidate: {
    id: ID,
    contact: { firstName: 'Zoé', lastName: 'Petit', email: 'zoe@example.org', phone: '' },
  },
  campaign: { id: ID, name: 'Baker' },
  months: 6,
  state: 'due',
  hiredAt: '2026-05-01T12:00:00Z',
  dueAt: '2026-11-01T12:00:00Z',
  endsAt: '2027-05-01T12:00:00Z',
  outcome: null,
};

const organization = {
  ...sessionFixture().organization,
  settings: { ...sessionFixture().organization.settings, addUpAnswers: true },
};

describe.each(languagesFor('en'))('outcomes after hiring (%s)', (language) => {
  it('are entered in a few clicks, with a reason only for who left', async () => {
    const t = await backoffice.outcomes.load(language);
    const words = await outcomeWords.load(language);
    let due = [hired];
    const { user, requests } = await renderApp(language, {
      path: '/screening/outcomes',
      session: { organization },
      api: {
        'GET /api/screening/outcomes': ({ query }) =>
          Response.json(
            query['state'] === 'entered'
              ? { items: [], total: 0 }
              : { items: due, total: due.length },
          ),
        [`PUT /api/screening/questionnaires/${ID}/outcomes/6`]: () => {
          due = [];
          return Response.json({ ...hired, state: 'entered' });
        },
      },
    });
    const form = within(await screen.findByRole('form', { name: t.person('Zoé Petit', 6) }));
    const save = form.getByRole('button', { name: t.form.save });
    await user.click(save);
    expect(form.getByText(t.form.needStayed)).toBeDefined();
    await user.click(form.getByRole('radio', { name: words.left }));
    await user.click(save);
    expect(form.getByText(t.form.needReason)).toBeDefined();
    await user.click(form.getByRole('radio', { name: words.stayed }));
    expect(form.queryByText(t.form.reason)).toBeNull();
    const scale = form.getByRole('radiogroup', { name: words.ratings.performance.question });
    await user.click(within(scale).getByRole('radio', { name: '4' }));
    await user.click(save);
    expect(await screen.findByText(t.none.due)).toBeDefined();
    await waitFor(() =>
      expect(requests.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
        stayed: true,
        reason: null,
        ratings: { performance: 4, teamwork: null, learning: null },
        version: 0,
      }),
    );
  });
});
