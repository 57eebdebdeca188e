import type { ErasureState } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const PAUSED: ErasureState = {
  holds: [{ reason: 'long_pause', since: NOW, machine: null, offsetSeconds: 0 }],
  now: NOW,
  lastRunAt: '2026-11-17T08:00:00.000Z',
  due: { organizations: 2, campaigns: 3, candidates: 41, invitations: 7, mails: 5 },
};
const DIFFERENT: ErasureState = {
  ...PAUSED,
  holds: [{ reason: 'clock_differs', since: NOW, machine: 'app-2', offsetSeconds: 3 * 86_400 }],
};
const FINE: ErasureState = { ...PAUSED, holds: [] };

const renderAt = (path: string, state: ErasureState, language: 'fr' | 'en' = 'en') => {
  let stored = state;
  return renderApp(language, {
    path,
    session: { user: userFixture({ role: 'superadmin', language }) },
    api: {
      'GET /api/erasure': () => Response.json(stored),
      'POST /api/erasure/confirm': () => {
        stored = FINE;
        return Response.json(stored);
      },
    },
  });
};

describe('erasing on hold', () => {
  it('is announced above every page of a super administrator', async () => {
    const { banner } = await backoffice.erasure.load('en');
    const app = await renderAt('/profile', PAUSED);
    const shown = await screen.findByRole('region', { name: banner.label });
    await app.user.click(within(shown).getByRole('link', { name: banner.link }));
    await waitFor(() => expect(app.path()).toBe('/superadmin/erasure'));
    expect(screen.queryByRole('region', { name: banner.label })).toBeNull();
  });

  it('is not announced while data is erased as usual', async () => {
    const { banner } = await backoffice.erasure.load('en');
    const app = await renderAt('/profile', FINE);
    await waitFor(() =>
      expect(app.requests.map(({ route }) => route)).toContain('GET /api/erasure'),
    );
    expect(screen.queryByRole('region', { name: banner.label })).toBeNull();
  });

  it.each(languagesFor('en'))(
    'ends when the pause is confirmed, with counts (%s)',
    async (language) => {
      const t = await backoffice.erasure.load(language);
      const app = await renderAt('/superadmin/erasure', PAUSED, language);
      expect(await screen.findByText(t.pause.title)).toBeTruthy();
      expect(screen.getByText((text) => text.includes(t.days(3)))).toBeTruthy();
      expect(screen.getByText('41')).toBeTruthy();
      await app.user.click(screen.getByRole('button', { name: t.pause.confirm }));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByText(t.dialog.explanation(41, '41'))).toBeTruthy();
      await app.user.click(within(dialog).getByRole('button', { name: t.pause.confirm }));
      expect(await screen.findByText(t.fine.title)).toBeTruthy();
      expect(app.requests.find(({ route }) => route.endsWith('/confirm'))?.body).toEqual({
        reason: 'long_pause',
      });
    },
  );

  it('names the machine whose clock differs, and by how much', async () => {
    const t = await backoffice.erasure.load('en');
    await renderAt('/superadmin/erasure', DIFFERENT);
    expect(await screen.findByText(t.difference.ahead('app-2', t.duration.days(3)))).toBeTruthy();
  });
});
