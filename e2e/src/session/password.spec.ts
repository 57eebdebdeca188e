import { expect, test } from '@playwright/test';
import { typeLogIn } from '../support/log-in.ts';
import { logInAs, PASSWORD } from '../support/test-users.ts';

test('a changed password is the one to log in with', async ({ page, request, context }) => {
  const person = await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/settings');
  const inputs = page.locator('main input');
  for (const [index, value] of [PASSWORD, 'another-secret', 'another-secret'].entries())
    await inputs.nth(index).fill(value);
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText(/Nouveau mot de passe enregistré\s!/)).toBeVisible();
  await context.clearCookies();
  await page.goto('/login');
  await typeLogIn(page, { ...person, password: 'another-secret' });
  await expect(page.getByRole('banner')).toContainText(person.username);
});
