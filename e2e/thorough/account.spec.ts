import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { typeLogIn } from '../support/log-in.ts';
import { openPlace } from '../support/open-place.ts';
import { logInAs, PASSWORD } from '../support/test-users.ts';

test('the choice of a language and a changed password stay with the person', async ({
  page,
  request,
  browser,
}) => {
  const person = await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Non trouvé' })).toBeVisible();
  await expectAccessible(page);
  await openPlace(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon profil');
  await expectAccessible(page);
  await page.getByText('EN', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send them in English' }).click();
  await expect(page.getByText('Your next emails will be in English')).toBeVisible();

  await page.getByTestId('side-navigation').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const inputs = page.locator('main input');
  for (const [index, value] of [PASSWORD, 'another-secret', 'another-secret'].entries())
    await inputs.nth(index).fill(value);
  await page.locator('main button[type=submit]').click();
  await expect(page.getByText('New password saved!')).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/login?returnTo=/profile');
  await typeLogIn(elsewhere, { ...person, password: 'another-secret' });
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('My profile');
  await elsewhere.close();
});
