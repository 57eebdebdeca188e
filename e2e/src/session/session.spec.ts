import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logIn, typeLogIn } from '../support/log-in.ts';
import { enterAs, makePerson } from '../support/people.ts';

const WORDS = {
  fr: {
    switch: 'FR',
    identifier: 'Merci de saisir un identifiant',
    password: 'Merci de saisir un mot de passe',
    connect: 'Se connecter',
    logout: 'Se déconnecter',
    notFound: 'Non trouvé',
  },
  en: {
    switch: 'EN',
    identifier: 'Please enter a login',
    password: 'Please enter a password',
    connect: 'Connect',
    logout: 'Log out',
    notFound: 'Not found',
  },
} as const;

for (const language of ['fr', 'en'] as const) {
  const words = WORDS[language];
  test.describe(`in ${language}`, () => {
    test('the login page asks for an identifier and a password', async ({ page }) => {
      await page.goto('/login');
      await page.getByText(words.switch, { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('button', { name: words.connect }).click();
      await expect(page.getByText(words.identifier)).toBeVisible();
      await expect(page.getByText(words.password)).toBeVisible();
      await expect(page.getByLabel(/^(Identifiant|Login)/)).toBeFocused();
      await expectAccessible(page);
    });

    test('a wrong password is refused with one message and nothing typed is lost', async ({
      page,
    }) => {
      await page.goto('/login');
      await page.getByText(words.switch, { exact: true }).click();
      await page.getByLabel(/^(Identifiant|Login)/).fill('louis');
      await page.getByLabel(/^(Mot de passe|Password)/).fill(`wrong-${language}`);
      await page.getByRole('button', { name: words.connect }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByLabel(/^(Identifiant|Login)/)).toHaveValue('louis');
      await expectAccessible(page);
    });

    test('log in, reload, second tab, log out everywhere', async ({ page, request, context }) => {
      const person = await makePerson(request, { role: 'user', language });
      await page.goto('/login');
      await typeLogIn(page, person);
      await expect(page.getByRole('banner')).toContainText(person.username);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByRole('banner')).toContainText(person.username);
      const second = await context.newPage();
      await second.goto('/profile');
      await expect(second.getByRole('banner')).toContainText(person.username);
      await expect(second.locator('html')).toHaveAttribute('lang', language);
      await page.getByRole('button', { name: new RegExp(person.username) }).click();
      await page.getByRole('menuitem', { name: words.logout }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(second).toHaveURL(/\/login/);
      await second.goto('/profile');
      await expect(second).toHaveURL(/\/login/);
    });

    test('profile, settings and an unknown page are accessible', async ({ page, request }) => {
      await enterAs(page, request, { role: 'user', language });
      for (const path of ['/profile', '/settings']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto('/no/such/page');
      await expect(page.getByRole('heading', { name: words.notFound })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the choice of a language stays with the person', async ({ page, request, browser }) => {
  const person = await enterAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/profile');
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, person);
  await elsewhere.goto('/profile');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await elsewhere.context().close();
});

test('an expired session goes to the login page and comes back to where one was', async ({
  page,
  request,
  context,
}) => {
  const person = await enterAs(page, request, { role: 'user' });
  await page.goto('/settings');
  await expect(page.getByRole('banner')).toContainText(person.username);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await typeLogIn(page, person);
  await expect(page).toHaveURL(/\/settings$/);
});

test('a 401 in the middle of the work clears the session and goes to the login page', async ({
  page,
  request,
}) => {
  await enterAs(page, request, { role: 'user' });
  await page.route('**/api/users/**', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'unauthenticated', message: '', requestId: '1' } }),
    }),
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: /^(Enregistrer|Save)$/ }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('the spec’s guards send each to the right place', async ({ page, request }) => {
  for (const path of ['/', '/profile', '/settings', '/admin', '/superadmin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
  }
  await enterAs(page, request, { role: 'user' });
  await page.goto('/superadmin');
  await expect(page).toHaveURL(/:\d+\/$/);
  await enterAs(page, request, { role: 'admin' });
  await page.goto('/superadmin/users');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('a return address outside the application is not followed', async ({ page, request }) => {
  const person = await makePerson(request, { role: 'user' });
  for (const evil of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/login?returnTo=${encodeURIComponent(evil)}`);
    await typeLogIn(page, person);
    await expect(page.getByRole('banner')).toContainText(person.username);
    expect(new URL(page.url()).hostname).toBe('localhost');
  }
});
