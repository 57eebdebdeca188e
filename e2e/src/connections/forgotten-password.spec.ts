import type { ReceivedMail } from '@cadran/testing/mail-server';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { demoToken, typeLogIn } from '../support/log-in.ts';
import { call, logInAs, createTestUser, unique } from '../support/test-users.ts';
import { type Connections, test } from './connected-app.ts';
import { languagesFor } from '../support/languages-for.ts';

const WORDS = {
  fr: {
    switch: 'FR',
    forgotten: /Mot de passe oublié/,
    identifier: /^Identifiant/,
    identifierRequired: 'Merci de saisir un identifiant',
    send: 'Recevoir un lien',
    asked: 'Consultez votre messagerie',
    choose: 'Choisissez votre mot de passe',
    password: /^Nouveau mot de passe/,
    confirmation: /^Confirmation/,
    short: 'Merci de saisir au moins 6 caractères',
    different: 'Les 2 mots de passe ne sont pas identiques',
    common: /trop courant/,
    strength: /^Solidité/,
    save: 'Enregistrer le mot de passe',
    saved: /Nouveau mot de passe enregistré\s!/,
    logIn: 'Se connecter',
    spent: 'Ce lien ne fonctionne plus',
    askAgain: 'Demander un nouveau lien',
  },
  en: {
    switch: 'EN',
    forgotten: 'Forgotten password?',
    identifier: /^Login/,
    identifierRequired: 'Please enter a login',
    send: 'Send me a link',
    asked: 'Check your email',
    choose: 'Choose your password',
    password: /^New password/,
    confirmation: /^Confirm/,
    short: 'Please enter at least 6 characters',
    different: 'The 2 passwords are not identical',
    common: /too common/,
    strength: /^Strength/,
    save: 'Save the password',
    saved: 'New password saved!',
    logIn: 'Log in',
    spent: 'This link no longer works',
    askAgain: 'Ask for a new link',
  },
} as const;

/** The mail that arrives at an address, beside those that did before. */
const nextMail = async (
  { mail }: Connections,
  address: string,
  before = 0,
): Promise<ReceivedMail> => {
  await expect.poll(() => mail.to(address).length).toBeGreaterThan(before);
  const last = mail.to(address).at(-1);
  if (!last) throw new Error('No mail');
  return last;
};

const linkIn = ({ text = '' }: ReceivedMail): string =>
  /https?:\/\/\S+\/reset-password#\S+/.exec(text)?.[0] ?? '';

const choose = async (
  page: Page,
  words: (typeof WORDS)['fr' | 'en'],
  password: string,
  confirmation = password,
): Promise<void> => {
  await page.getByLabel(words.password).fill(password);
  await page.getByLabel(words.confirmation).fill(confirmation);
  await page.getByRole('button', { name: words.save }).click();
};

for (const language of languagesFor('fr')) {
  const words = WORDS[language];
  test(`a forgotten password is chosen anew by the link of a mail, once (${language})`, async ({
    page,
    request,
    connections,
  }) => {
    const scan = language === 'fr' ? expectAccessible : async () => undefined;
    const person = await createTestUser(request, { role: 'user', language });
    const address = `${person.username}@example.org`;
    await nextMail(connections, address);
    await page.goto('/login');
    await page.getByText(words.switch, { exact: true }).click();
    await page.getByRole('link', { name: words.forgotten }).click();
    await expect(page).toHaveURL(/\/forgotten-password$/);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.identifierRequired)).toBeVisible();
    await scan(page);
    await page.getByLabel(words.identifier).fill(person.username);
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('heading', { name: words.asked })).toBeFocused();
    await scan(page);

    const link = linkIn(await nextMail(connections, address, 1));
    await page.goto(link);
    await expect(page.getByRole('heading', { name: words.choose })).toBeVisible();
    await expect(page).toHaveURL(/\/reset-password$/);
    await choose(page, words, '12345');
    await expect(page.getByText(words.short)).toBeVisible();
    await choose(page, words, 'a-new-secret-2026', 'a-new-secret-2027');
    await expect(page.getByText(words.different)).toBeVisible();
    await expect(page.getByText(words.strength)).toBeVisible();
    await scan(page);
    await choose(page, words, 'password');
    await expect(page.getByText(words.common)).toBeVisible();
    await choose(page, words, 'a-new-secret-2026');
    await expect(page.getByRole('heading', { name: words.saved })).toBeFocused();
    await page.getByRole('link', { name: words.logIn }).click();
    await typeLogIn(page, { username: person.username, password: 'a-new-secret-2026' });
    await expect(page.getByRole('banner')).toContainText(person.username);

    await page.goto(link);
    await choose(page, words, 'yet-another-secret');
    await expect(page.getByRole('heading', { name: words.spent })).toBeFocused();
    await scan(page);
    await page.getByRole('link', { name: words.askAgain }).click();
    await expect(page).toHaveURL(/\/forgotten-password$/);
  });
}

test('the page says the same of a name that is nobody’s, and no mail leaves', async ({
  page,
  connections,
}) => {
  const words = WORDS.en;
  await page.goto('/login');
  await page.getByText(words.switch, { exact: true }).click();
  await page.getByRole('link', { name: words.forgotten }).click();
  await expect(page).toHaveURL(/\/forgotten-password$/);
  // The log-in page has a field by the same name.
  await expect(page.getByRole('button', { name: words.send })).toBeVisible();
  const nobody = `${unique('nobody')}@example.org`;
  await page.getByLabel(words.identifier).fill(nobody);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('heading', { name: words.asked })).toBeVisible();
  expect(connections.mail.to(nobody)).toEqual([]);
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: words.spent })).toBeVisible();
});

test('a link opened in somebody else’s browser leaves their session alone; one’s own ends', async ({
  page,
  request,
  connections,
}) => {
  const words = WORDS.en;
  const colleague = await logInAs(page, request, { role: 'user', language: 'en' });
  const person = await createTestUser(request, { role: 'user', language: 'en' });
  const address = `${person.username}@example.org`;
  // The mail with the access may still be under way, and arrive after the link asked for.
  await nextMail(connections, address);
  const askLink = async (before: number): Promise<string> => {
    await call(request, 'POST', '/auth/password/forgot', {
      data: { identifier: person.username },
    });
    return linkIn(await nextMail(connections, address, before));
  };
  await page.goto(await askLink(1));
  await choose(page, words, 'a-new-secret-2026');
  await expect(page.getByText(`the session of ${colleague.username} is still open`)).toBeVisible();
  await page.getByRole('button', { name: 'Switch accounts' }).click();
  await typeLogIn(page, { username: person.username, password: 'a-new-secret-2026' });
  await expect(page.getByRole('banner')).toContainText(person.username);
  await page.goto(await askLink(2));
  await choose(page, words, 'a-newer-secret-2026');
  await expect(page.getByRole('heading', { name: words.saved })).toBeVisible();
  await expect(page.getByRole('link', { name: words.logIn })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('a new user gets a mail and chooses the first password by its link', async ({
  page,
  request,
  connections,
}) => {
  const username = unique('new');
  await call(request, 'POST', '/users', {
    token: await demoToken(request, 'superadmin'),
    data: {
      username,
      email: `${username}@example.org`,
      language: 'en',
      organization: { name: unique('House') },
    },
  });
  const mail = await nextMail(connections, `${username}@example.org`);
  expect(mail.text).toContain(username);
  await page.goto(linkIn(mail));
  await page.getByText('EN', { exact: true }).click();
  await choose(page, WORDS.en, 'my-very-first-secret');
  await page.getByRole('link', { name: WORDS.en.logIn }).click();
  await typeLogIn(page, { username, password: 'my-very-first-secret' });
  await expect(page.getByRole('banner')).toContainText(username);
});
