import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { userFixture } from '../shared/session/session.fixture.ts';

const SOME_ID = 'c0ffee00-0000-4000-8000-00000000000f';

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

  it.each([
    '/xyz',
    '/no/such/page',
    '/screening/xyz',
    '/screening/campaign',
    '/screening/campaign/xyz/abc',
    `/screening/campaign/${SOME_ID}/abc`,
    '/screening/applicant',
    `/screening/applicant/${SOME_ID}/abc`,
    '/profiling/campaign/report/xyz',
    '/superadmin/xyz',
    '/admin/xyz',
    '/help/xyz/abc',
    '/login/xyz',
  ])('say that %s is not found, with a way home', async (path) => {
    const logged = vi.spyOn(console, 'error');
    const { notFound, backHome } = await backoffice.shell.load('en');
    const app = await renderApp('en', {
      path,
      session: { user: userFixture({ role: 'superadmin', language: 'en' }) },
    });
    expect(await screen.findByRole('heading', { name: notFound.title })).toBeDefined();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(app.path()).toBe(path);
    await app.user.click(screen.getByRole('link', { name: backHome }));
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(logged.mock.calls).toEqual([]);
  });

  it.each([
    '/screening/campaign/xyz',
    `/screening/campaign/${SOME_ID}`,
    '/screening/campaign/edit/xyz',
    `/screening/applicant/${SOME_ID}`,
    '/profiling/campaign/xyz',
    `/profiling/campaign/filters/${SOME_ID}`,
  ])('say that what %s names is not found, with a way home', async (path) => {
    // React logs what the error boundary of the route catches.
    vi.spyOn(console, 'error').mockReturnValue();
    const { notFound, backHome } = await backoffice.shell.load('en');
    await renderApp('en', { path });
    expect(await screen.findByRole('heading', { name: notFound.title })).toBeDefined();
    expect(screen.getByRole('link', { name: backHome })).toBeDefined();
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
