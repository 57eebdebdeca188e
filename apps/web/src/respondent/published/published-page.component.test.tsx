import { respondent } from '@cadran/i18n/respondent';
import { screen, waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, type Responders } from '../../testing/fake-api.ts';
import { languagesFor } from '../../testing/in-turn.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { ApiError } from '../data/http-client.ts';
import { FailureBoundary } from '../layout/failure.tsx';

const Closed = () => {
  throw new ApiError('campaign_closed');
};
const report = {
  kind: 'profiling',
  language: 'en',
  title: 'What you told us',
  subtitle: 'Survey – Atelier',
  sections: [
    { id: 'heard', title: 'What we heard', blocks: [{ kind: 'paragraph', text: 'More time.' }] },
  ],
};

// React logs what a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => vi.unstubAllGlobals());

describe.each(languagesFor('fr'))('the link of a closed audit (%s)', (language) => {
  const open = async (module: 'screening' | 'profiling', answers: (id: string) => Responders) => {
    const id = randomUUID();
    history.replaceState(null, '', `/${module}/questionnaire/${randomUUID()}/${id}/0/0`);
    const { fetch, requests } = createFakeApi({
      'POST /api/auth/jwt': () => Response.json({ token: 'anonymous' }),
      ...answers(id),
    });
    vi.stubGlobal('fetch', fetch);
    const render = () =>
      renderIn(
        language,
        <FailureBoundary>
          <Closed />
        </FailureBoundary>,
      );
    const view = await render();
    const t = (await respondent.entry.load(language)).unavailable;
    const asked = () => requests.map(({ route }) => route);
    return { ...view, render, t, id, requests, asked };
  };
  const published = (id: string): Responders => ({
    [`GET /api/profiling/published-pages/${id}`]: () => Response.json({ report, logo: null }),
    [`POST /api/profiling/published-pages/${id}/openings`]: () =>
      new Response(null, { status: 204 }),
  });

  it('shows the published page in the reader’s language and counts it once a day', async () => {
    const { id, requests, asked, unmount, render } = await open('profiling', published);
    expect(await screen.findByRole('heading', { level: 1, name: report.title })).toBeDefined();
    expect(screen.getByText('More time.')).toBeDefined();
    const page = requests.find(({ route }) => route.startsWith('GET /api/profiling'));
    expect(page?.query).toEqual({ language });
    const counted = () => asked().filter((route) => route.endsWith('/openings'));
    await waitFor(() => expect(counted()).toHaveLength(1));
    unmount();
    await render();
    await screen.findByRole('heading', { level: 1, name: report.title });
    expect(counted()).toHaveLength(1);
    expect(localStorage.getItem(`cadran.page.${id}`)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('says that it is closed where nothing is published', async () => {
    const { t, asked } = await open('profiling', () => ({}));
    expect(await screen.findByText(t.explanation)).toBeDefined();
    expect(asked().some((route) => route.endsWith('/openings'))).toBe(false);
  });

  it('asks for no page of a recruitment', async () => {
    const { t, asked } = await open('screening', published);
    expect(await screen.findByText(t.explanation)).toBeDefined();
    expect(asked()).toEqual([]);
  });
});
