import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

const NOBODY = () => Response.json({ items: [], total: 0 });

it('shows the enabled modules with their counts and links to them', async () => {
  const t = await backoffice.home.load('en');
  const { user, path } = await renderApp('en', {
    path: '/',
    api: {
      'GET /api/dashboard': () =>
        Response.json({
          modules: {
            screening: { enabled: true, campaigns: 3, respondents: 1200 },
            profiling: { enabled: false },
          },
          notTold: 7,
          administration: null,
          platform: null,
        }),
      'GET /api/screening/campaigns': NOBODY,
    },
  });
  const cards = within(await screen.findByTestId('home-modules'));
  const card = (name: string) => {
    const found = cards.getByRole('heading', { name }).closest('section');
    if (!found) throw new Error(`no card ${name}`);
    return within(found);
  };
  const screening = card(t.modules.screening.name);
  expect(screening.getByText(t.enabled)).toBeDefined();
  expect(screening.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    '3',
    '1,200',
    '7',
  ]);
  const audits = card(t.modules.profiling.name);
  expect(audits.getByText(t.disabled)).toBeDefined();
  expect(audits.getByText(t.disabledExplanation)).toBeDefined();
  expect(audits.queryByRole('link')).toBeNull();
  await user.click(screening.getByRole('link', { name: t.openModule }));
  await waitFor(() => expect(path()).toBe('/screening'));
});
