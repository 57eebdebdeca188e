import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { demoToken, logIn, typeLogIn } from '../support/log-in.ts';
import { call, enterAs, makePerson } from '../support/people.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
) as { version: string };

const primary = (page: Page) =>
  page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--c-primary')");

test('the profile shows what the specification lists, home which modules are enabled', async ({
  page,
  request,
}) => {
  const person = await makePerson(request, { role: 'user', language: 'en' });
  await call(request, 'PUT', `/users/${person.id}`, {
    token: await demoToken(request, 'superadmin'),
    data: { profilingEnabled: false },
  });
  await logIn(page, person);
  await page.goto('/profile');
  const fact = (name: string) =>
    page.locator('.profile-facts > div').filter({ hasText: name }).locator('dd');
  await expect(fact('Username')).toHaveText(person.username);
  await expect(fact('Screening')).toHaveText('Enabled');
  await expect(fact('Audit of employees')).toHaveText('Disabled');
  await expect(fact('Status')).toHaveText('Active');
  await expect(fact('Created on')).toContainText(String(new Date().getFullYear()));
  await expect(page.getByLabel('Email address')).toHaveValue(`${person.username}@example.org`);
  await expect(page.getByRole('switch', { name: 'Notifications' })).toBeChecked();

  await page.goto('/');
  const card = (name: string) => page.locator('.home-modules .card').filter({ hasText: name });
  await expect(card('Screening')).toContainText('Enabled');
  await expect(card('Screening').locator('.module-counts dd')).toHaveText(['0', '0']);
  await expect(card('Audit of employees')).toContainText('Disabled');
  await expect(card('Audit of employees').getByRole('link')).toHaveCount(0);
  await card('Screening').getByRole('link', { name: 'See the campaigns' }).click();
  await expect(page).toHaveURL(/\/screening$/);
  await expect(page.locator('.footer')).toContainText(version);
});

test('good news leaves after five seconds, and not before', async ({ page, request }) => {
  await page.clock.install();
  await enterAs(page, request, { role: 'user', language: 'en' });
  await page.goto('/profile');
  const saved = page.getByText('Profile saved');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const answered = page.waitForResponse('**/api/users/**');
  await save.click();
  await answered;
  // What is under way between the answer and the message takes its time too.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(saved).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.runFor(4_000);
  await expect(saved).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(saved).toHaveCount(0);
});

test('leaving the profile asks first, unless there is nothing to lose', async ({
  page,
  request,
}) => {
  await enterAs(page, request, { role: 'user', language: 'en' });
  await page.goto('/profile');
  const settings = page.getByRole('link', { name: 'Settings' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByLabel('Email address').fill('another@example.org');
  await settings.click();
  const asking = page.getByRole('dialog');
  await asking.getByRole('button').last().click();
  await expect(page.getByLabel('Email address')).toHaveValue('another@example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.getByText('FR', { exact: true }).click();
  await expect(heading).toHaveText('Mon profil');
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await expect(heading).toHaveText('Paramètres');
});

test('logging out takes the organisation’s colours along', async ({ page, request }) => {
  const admin = await enterAs(page, request, { role: 'admin', language: 'en' });
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
  await page.getByRole('button', { name: new RegExp(admin.username) }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => primary(page)).toBe('#f87171');
  await expect(page.locator('.login-foot')).toContainText(version);
  await typeLogIn(page, admin);
  await expect.poll(() => primary(page)).toBe('#1234ab');
});

test('a part of the application that does not load says so and offers a reload', async ({
  page,
  request,
}) => {
  await enterAs(page, request, { role: 'user', language: 'en' });
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
