import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logIn, typeLogIn } from '../support/log-in.ts';
import { logInAs, createTestUser } from '../support/test-users.ts';

test('log in, reload, second tab, log out everywhere', async ({ page, request, context }) => {
  const person = await createTestUser(request, { role: 'user', language: 'en' });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Merci de saisir un identifiant')).toBeVisible();
  await expectAccessible(page);
  await typeLogIn(page, { ...person, password: 'wrong' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await typeLogIn(page, person);
  await expect(page.getByRole('banner')).toContainText(person.username);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(person.username);
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByRole('banner')).toContainText(person.username);
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: new RegExp(person.username) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(second).toHaveURL(/\/login/);
  await second.goto('/profile');
  await expect(second).toHaveURL(/\/login/);
});

test('profile, settings and an unknown page are accessible', async ({ page, request }) => {
  await logInAs(page, request, { role: 'user', language: 'fr' });
  for (const path of ['/profile', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Non trouvé' })).toBeVisible();
  await expectAccessible(page);
});

test('the choice of a language stays in the browser, and goes with the person once they say so', async ({
  page,
  request,
  browser,
}) => {
  const person = await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/profile');
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send them in English' }).click();
  await expect(page.getByText('Your next emails will be in English')).toBeVisible();
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
  const person = await logInAs(page, request, { role: 'user' });
  await page.goto('/settings');
  await expect(page.getByRole('banner')).toContainText(person.username);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await typeLogIn(page, person);
  await expect(page).toHaveURL(/\/settings$/);
});
