import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { userFixture } from '../shared/session/session.fixture.ts';

describe('the pages of the application', () => {
  it.each(['/', '/profile', '/settings', '/admin', '/superadmin', '/screening'])(
    'redirect a logged-out visitor from %s to the login page',
    async (path) => {
      const app = await renderApp('en', { path, session: null });
      expect(app.path()).toBe('/login');
      expect(app.search()).toEqual(path === '/' ? {} : { returnTo: path });
    },
  );

  it.each([
    ['user', '/superadmin'],
    ['user', '/admin'],
    ['admin', '/superadmin/users'],
  ] as const)('redirect a %s from %s to home', async (role, path) => {
    const user = userFixture({ role, language: 'en' });
    const app = await renderApp('en', { path, session: { user } });
    expect(app.path()).toBe('/');
  });

  it('show “not found” for an unknown address', async () => {
    const logged = vi.spyOn(console, 'error');
    const { notFound } = await backoffice.shell.load('en');
    await renderApp('en', { path: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: notFound.title })).toBeDefined();
    expect(logged.mock.calls).toEqual([]);
  });

  it('show the login page when the session ends while working', async () => {
    const logged = vi.spyOn(console, 'error');
    const t = await backoffice.profile.load('en');
    const person = userFixture({ language: 'en' });
    const app = await renderApp('en', {
      path: '/profile',
      api: { [`PUT /api/users/${person.id}`]: () => refusal(401, 'unauthenticated') },
    });
    await app.user.click(await screen.findByRole('button', { name: t.save }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.search()).toEqual({ returnTo: '/profile' });
    expect(screen.queryByText(person.username)).toBeNull();
    const { sessionEnded } = await backoffice.login.load('en');
    expect((await screen.findByRole('status')).textContent).toBe(sessionEnded);
    expect(logged.mock.calls).toEqual([]);
  });
});
