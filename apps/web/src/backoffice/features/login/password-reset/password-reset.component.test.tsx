import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { type Responders, refusal } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../../shared/session/session.fixture.ts';

const FORGOT = 'POST /api/auth/password/forgot';
const RESET = 'POST /api/auth/password/reset';

afterEach(() => {
  window.location.hash = '';
});

const expectFocused = (title: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })));

describe.each(languagesFor('en'))('a forgotten password (%s)', (language) => {
  it('needs a login, and is told the same whoever asks', async () => {
    const [t, { identifier, identifierRequired }] = await Promise.all([
      backoffice.recovery.load(language),
      backoffice.login.load(language),
    ]);
    const { user, requests } = await renderApp(language, {
      path: '/forgotten-password',
      session: null,
      api: { [FORGOT]: () => new Response(null, { status: 204 }) },
    });
    const send = await screen.findByRole('button', { name: t.send });
    await user.click(send);
    expect(screen.getByText(identifierRequired)).toBeDefined();
    const asked = () => requests.filter(({ route }) => route === FORGOT);
    expect(asked()).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: identifier }), ' louis ');
    await user.click(send);
    await expectFocused(t.asked.title);
    expect(screen.getByText(plain(t.asked.explanation))).toBeDefined();
    expect(asked().map(({ body }) => body)).toEqual([{ identifier: 'louis' }]);
    await user.click(screen.getByRole('button', { name: t.asked.again }));
    expect(screen.getByRole('heading', { name: t.title })).toBeDefined();
  });
});

const renderReset = async (
  language: Language,
  answer: () => Response,
  { hash = '#one-time', ...options }: { hash?: string; session?: object; api?: Responders } = {},
) => {
  const [t, password] = await Promise.all([
    backoffice.recovery.load(language),
    backoffice.password.load(language),
  ]);
  window.location.hash = hash;
  const app = await renderApp(language, {
    path: '/reset-password',
    session: options.session ?? null,
    api: { [RESET]: answer, ...options.api },
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    ...app,
    t,
    password,
    choose: async (chosen: string, confirmation = chosen) => {
      for (const [label, typed] of [
        [password.new, chosen],
        [password.confirmation, confirmation],
      ] as const) {
        const field = screen.getByLabelText(label);
        await app.user.clear(field);
        await app.user.type(field, typed);
      }
      await app.user.click(screen.getByRole('button', { name: password.save }));
    },
    sent: () => app.requests.filter(({ route }) => route === RESET).map(({ body }) => body),
  };
};

describe.each(languagesFor('en'))('a password chosen by a link (%s)', (language) => {
  it('is checked before it is sent, and by the server', async () => {
    const { rules } = await errors.load(language);
    const answers = [refusal(400, 'invalid_input', { newPassword: 'common_password' })];
    const { t, password, choose, sent } = await renderReset(
      language,
      () => answers.shift() ?? new Response(null, { status: 204 }),
    );
    await choose('12345');
    expect(screen.getByText(plain(password.tooShort(6)))).toBeDefined();
    await choose('a-new-secret', 'a-new-secres');
    expect(screen.getByText(password.different)).toBeDefined();
    expect(sent()).toEqual([]);
    await choose('password');
    expect(await screen.findByText(plain(rules.common_password()))).toBeDefined();
    await choose('a-new-secret');
    await expectFocused(password.saved);
    expect(sent().at(-1)).toEqual({ token: 'one-time', newPassword: 'a-new-secret' });
    expect(screen.getByRole('link', { name: t.saved.logIn }).getAttribute('href')).toBe('/login');
  });

  it('says that a link is spent, and offers another', async () => {
    const { t, user, choose, path } = await renderReset(language, () => refusal(404, 'not_found'));
    await choose('a-new-secret');
    await expectFocused(t.linkExpired.title);
    await user.click(screen.getByRole('link', { name: t.linkExpired.askAgain }));
    await waitFor(() => expect(path()).toBe('/forgotten-password'));
  });
});

describe('a password chosen by a link', () => {
  it('is not asked for where the link is incomplete', async () => {
    const { t } = await renderReset('en', () => refusal(404, 'not_found'), { hash: '' });
    expect(screen.getByRole('heading', { name: t.linkExpired.title })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save the password' })).toBeNull();
  });

  it('leaves the session of somebody else in this browser open, and says so', async () => {
    const other = sessionFixture({ user: userFixture({ username: 'ines', language: 'en' }) });
    const { t, user, choose, path } = await renderReset(
      'en',
      () => new Response(null, { status: 204 }),
      {
        session: other,
        api: { 'POST /api/auth/logout': () => new Response(null, { status: 204 }) },
      },
    );
    await choose('a-new-secret');
    expect(await screen.findByText(t.saved.somebodyElse('ines'))).toBeDefined();
    expect(screen.queryByRole('link', { name: t.saved.logIn })).toBeNull();
    await user.click(screen.getByRole('button', { name: t.saved.changePerson }));
    await waitFor(() => expect(path()).toBe('/login'));
  });
});
