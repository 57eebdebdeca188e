import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { typeLogIn } from '../support/log-in.ts';
import { call, logInAs } from '../support/test-users.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

const primary = (page: Page) =>
  page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--c-primary')");

test('logging out removes the organisation’s colours', async ({ page, request }) => {
  const admin = await logInAs(page, request, { role: 'admin', language: 'en' });
  const path = `/organizations/${admin.organizationId}`;
  const { token } = admin;
  const organization = await call(request, 'GET', path, { token });
  await call(request, 'PUT', path, {
    token,
    data: {
      version: organization.version,
      theme: { ...organization.theme, primarycolor: '#1234ab' },
    },
  });
  await page.goto('/profile');
  await expect.poll(() => primary(page)).toBe('#1234ab');
  await expect(page.getByRole('contentinfo')).toContainText(version);
  await page.getByRole('button', { name: new RegExp(admin.username) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => primary(page)).toBe('#f87171');
  await expect(page.locator('main footer')).toContainText(version);
  await typeLogIn(page, admin);
  await expect.poll(() => primary(page)).toBe('#1234ab');
});

test('a part of the application that does not load says so and offers a reload', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { role: 'user', language: 'en' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(
    page.getByRole('heading', { name: 'Part of the application could not be loaded' }),
  ).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});
