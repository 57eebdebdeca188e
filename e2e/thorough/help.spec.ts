import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { followLink } from '../support/open-place.ts';
import { logInAs } from '../support/test-users.ts';

test('the user menu leads to the help, its guides in both languages, and how scores are made', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/profile');
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Aide' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Aide');
  await expect(page.locator('main li a')).toHaveCount(9);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Guide du recrutement' }).click();
  await expect(heading).toHaveText('Guide du recrutement');
  await page.getByRole('navigation', { name: 'Sur cette page' }).getByText('Décider').click();
  await expect(page.getByRole('heading', { name: 'Décider' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'les droits des candidats' }).click();
  await expect(heading).toHaveText('Les droits des candidats et des salariés');
  await page.getByText('EN', { exact: true }).click();
  await expect(heading).toHaveText('The rights of candidates and employees');
  await followLink(page, '/help');
  await followLink(page, '/help/scores');
  await expect(page.getByRole('region').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
