import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { typeLogIn } from '../support/log-in.ts';
import { call, createTestUser } from '../support/test-users.ts';

const { version: build } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string };
const version = '2.2.13';

const primary = (page: Page) =>
  page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--c-primary')");

test('log in, reload, second tab, log out everywhere, with the organisation’s colours or without', async ({
  page,
  request,
  context,
}) => {
  const person = await createTestUser(request, { language: 'en' });
  const { token } = person;
  const path = `/organizations/${person.organizationId}`;
  const organization = await call(request, 'GET', path, { token });
  const theme = { ...organization.theme, primarycolor: '#1234ab' };
  await call(request, 'PUT', path, { token, data: { version: organization.version, theme } });

  await page.goto('/login');
  await expect(page.locator('main footer')).toContainText(version);
  await expect(page.locator('main footer')).toHaveAttribute('title', build);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Merci de saisir un identifiant')).toBeVisible();
  await typeLogIn(page, { ...person, password: 'wrong' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  expect(await primary(page)).toBe('#f87171');
  await typeLogIn(page, person);
  await expect(page.getByRole('banner')).toContainText(person.username);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => primary(page)).toBe('#1234ab');
  await expect(page.getByRole('contentinfo')).toContainText(version);
  await expect(page.getByRole('contentinfo').getByTitle(build)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('banner')).toContainText(person.username);
  const second = await context.newPage();
  await second.goto('/settings');
  await expect(second.getByRole('banner')).toContainText(person.username);
  await expect(second.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: new RegExp(person.username) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => primary(page)).toBe('#f87171');
  await expect(second).toHaveURL(/\/login/);

  // Logged in again, one comes back to where one was.
  await second.goto('/settings');
  await expect(second).toHaveURL(/\/login/);
  await typeLogIn(second, person);
  await expect(second).toHaveURL(/\/settings$/);
});
