import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const french = userFixture({ language: 'fr' });
const api = {
  [`PUT /api/users/${french.id}`]: ({ body }: { readonly body?: unknown }) =>
    Response.json({ ...french, ...(body as object) }),
};

/** Somebody with mails in French, with English chosen in this browser. */
const renderInEnglish = () => renderApp('en', { path: '/profile', session: { user: french }, api });

describe('another language on the screen than in one’s mails', () => {
  it('stays, and changes the mails only when asked to', async () => {
    const { mailLanguage: t } = await backoffice.shell.load('en');
    const app = await renderInEnglish();
    await app.user.click(await screen.findByRole('button', { name: t.change }));
    await waitFor(() => expect(screen.queryByText(t.question)).toBeNull());
    expect(
      app.requests.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body),
    ).toEqual([{ language: 'en' }]);
  });

  it('is not asked about again once declined, but about the other language', async () => {
    const { mailLanguage: t } = await backoffice.shell.load('en');
    const app = await renderInEnglish();
    await app.user.click(await screen.findByRole('button', { name: t.keep }));
    expect(screen.queryByText(t.question)).toBeNull();
    expect(app.requests.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  });

  it('is not asked about while both are the same', async () => {
    const { mailLanguage: t } = await backoffice.shell.load('fr');
    const app = await renderApp('fr', { path: '/profile', session: { user: french }, api });
    await app.heading();
    expect(screen.queryByText(t.question)).toBeNull();
  });
});
