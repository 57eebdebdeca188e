import { expect, test } from '@playwright/test';
import { endAnimations } from '../support/expect-accessible.ts';
import { logInAs } from '../support/test-users.ts';

test('where the application itself does not come, a reload is offered', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const reload = page.getByRole('link', { name: 'Recharger la page · Reload the page' });
  await expect(reload).toBeHidden();
  await endAnimations(page);
  await expect(reload).toBeVisible();
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
