import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

/** The words of the specification, to the letter. */
const MESSAGES = {
  fr: {
    labels: ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmation du nouveau mot de passe'],
    save: 'Enregistrer le mot de passe',
    old: 'Merci de saisir votre mot de passe',
    new: 'Merci de saisir un nouveau mot de passe',
    short: 'Merci de saisir au moins 6 caractères',
    different: 'Les 2 mots de passe ne sont pas identiques',
    wrong: 'Ce n’est pas votre mot de passe actuel.',
    saved: /^Nouveau mot de passe enregistré\s!$/,
  },
  en: {
    labels: ['Current password', 'New password', 'Confirm the new password'],
    save: 'Save the password',
    old: 'Please enter your password',
    new: 'Please enter a new password',
    short: 'Please enter at least 6 characters',
    different: 'The 2 passwords are not identical',
    wrong: 'This is not your current password.',
    saved: /^New password saved!$/,
  },
} as const;

describe.each(languagesFor('en'))('the change of a password (%s)', (language) => {
  it('is checked and confirmed in the specification’s words', async () => {
    const words = MESSAGES[language];
    const person = userFixture({ language });
    const path = `PUT /api/users/${person.id}/password`;
    const answers = [
      refusal(400, 'invalid_input', { oldPassword: 'wrong_password' }),
      new Response(null, { status: 204 }),
    ];
    const { user, requests } = await renderApp(language, {
      path: '/settings',
      api: { [path]: () => answers.shift() ?? refusal(500, 'internal') },
    });
    await screen.findByRole('heading', { level: 1 });
    const fields = () =>
      words.labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
    const fill = async (...values: readonly string[]) => {
      for (const [index, field] of fields().entries()) {
        await user.clear(field);
        const value = values[index] ?? '';
        if (value) await user.type(field, value);
      }
      await user.click(screen.getByRole('button', { name: words.save }));
    };
    await fill();
    expect(screen.getByText(words.old)).toBeDefined();
    expect(screen.getByText(words.new)).toBeDefined();
    expect(document.activeElement).toBe(fields()[0]);
    await fill('old-secret', '12345', '12345');
    expect(screen.getByText(words.short)).toBeDefined();
    await fill('old-secret', '123456x', '123456y');
    expect(screen.getByText(words.different)).toBeDefined();
    const sent = () => requests.filter(({ route }) => route === path);
    expect(sent()).toEqual([]);
    await fill('old-secret', 'another-secret', 'another-secret');
    expect(await screen.findByText(words.wrong)).toBeDefined();
    await fill('old-secret', 'another-secret', 'another-secret');
    expect(await screen.findByText(words.saved)).toBeDefined();
    expect(sent().map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({
        oldPassword: 'old-secret',
        newPassword: 'another-secret',
      })),
    );
    expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
  });
});

describe.each(languagesFor('en'))('the end of all sessions (%s)', (language) => {
  it('is confirmed first and leads to the log-in page', async () => {
    const person = userFixture({ language });
    const { sessions: t } = await backoffice.settings.load(language);
    const path = `DELETE /api/users/${person.id}/sessions`;
    const {
      user,
      requests,
      path: place,
    } = await renderApp(language, {
      path: '/settings',
      api: { [path]: () => new Response(null, { status: 204 }) },
    });
    await user.click(await screen.findByRole('button', { name: t.action }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(plain(t.confirm))).toBeDefined();
    expect(dialog.getByText(t.consequence)).toBeDefined();
    const ended = () => requests.filter(({ route }) => route === path);
    expect(ended()).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: t.action }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(ended()).toHaveLength(1);
  });
});
