import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Responders } from '../../../testing/fake-api.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../shared/session/session.fixture.ts';

const renderLogin = async (
  language: Language,
  { api = {}, path = '/login' }: { api?: Responders; path?: string } = {},
) => {
  const t = await backoffice.login.load(language);
  const app = await renderApp(language, { path, session: null, api });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...app,
    t,
    identifier: () => screen.getByRole<HTMLInputElement>('textbox', { name: t.identifier }),
    password: () => screen.getByLabelText<HTMLInputElement>(t.password),
    connect: () => app.user.click(screen.getByRole('button', { name: t.connect })),
  };
};

describe.each(languagesFor('fr'))('the login page (%s)', (language) => {
  it('requires an identifier and a password and focuses the first missing one', async () => {
    const { t, connect, identifier, requests } = await renderLogin(language);
    expect(document.documentElement.lang).toBe(language);
    await connect();
    expect(screen.getByText(t.identifierRequired)).toBeDefined();
    expect(screen.getByText(t.passwordRequired)).toBeDefined();
    expect(document.activeElement).toBe(identifier());
    expect(requests.map(({ route }) => route)).not.toContain('POST /api/auth/login');
  });

  it('shows one message for a wrong password and keeps what was typed', async () => {
    const { codes } = await errors.load(language);
    const { user, connect, identifier, password } = await renderLogin(language, {
      api: { 'POST /api/auth/login': () => refusal(401, 'invalid_credentials') },
    });
    await user.type(identifier(), 'louis');
    await user.type(password(), 'wrong');
    await connect();
    expect((await screen.findByRole('alert')).textContent).toBe(codes.invalid_credentials);
    expect([identifier().value, password().value]).toEqual(['louis', 'wrong']);
  });
});

describe('the login page', () => {
  it('tells respondents with a link that leads nowhere what to do', async () => {
    const { t } = await renderLogin('en', { path: '/login?unknown=link' });
    expect(screen.getByRole('status').textContent).toBe(t.unknownLink);
  });

  it('says nothing of that to anybody else', async () => {
    await renderLogin('en');
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('after the company’s provider', () => {
  it('asks for the code of the second factor and opens the wanted page', async () => {
    const user = userFixture({ language: 'en' });
    const answers = [refusal(401, 'invalid_credentials'), Response.json(sessionFixture({ user }))];
    const app = await renderLogin('en', {
      path: '/login?step=code&returnTo=%2Fsettings',
      api: {
        'POST /api/auth/oidc/second-factor': () => answers.shift() ?? refusal(500, 'internal'),
      },
    });
    const { secondFactor: t } = app.t;
    await app.user.type(screen.getByLabelText(t.code), '123456');
    await app.user.click(screen.getByRole('button', { name: t.verify }));
    expect((await screen.findByRole('alert')).textContent).toBe(t.wrong);
    await app.user.click(screen.getByRole('button', { name: t.verify }));
    await waitFor(() => expect(app.path()).toBe('/settings'));
    expect(app.requests.find(({ route }) => route.endsWith('/oidc/second-factor'))?.body).toEqual({
      code: '123456',
    });
  });
});

describe('after log-in', () => {
  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'a return address outside the application is not followed: %s',
    async (evil) => {
      const user = userFixture({ language: 'en' });
      const app = await renderLogin('en', {
        path: `/login?returnTo=${encodeURIComponent(evil)}`,
        api: { 'POST /api/auth/login': () => Response.json(sessionFixture({ user })) },
      });
      await app.user.type(app.identifier(), 'louis');
      await app.user.type(app.password(), 'secret');
      await app.connect();
      await waitFor(() => expect(app.path()).toBe('/'));
      expect(app.router.state.location.href).toBe('/');
    },
  );
});
