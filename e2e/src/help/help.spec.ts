import { expect, test } from '@playwright/test';
import { openReport } from '../reports/open-candidates.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { logInAs } from '../support/test-users.ts';

test('the user menu leads to the help, its guides, and from one guide to another', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/profile');
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Aide' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Aide');
  await expect(page.locator('main li a')).toHaveCount(8);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Guide du recrutement' }).click();
  await expect(heading).toHaveText('Guide du recrutement');
  await page.getByRole('navigation', { name: 'Sur cette page' }).getByText('Décider').click();
  await expect(page.getByRole('heading', { name: 'Décider' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'les droits des candidats' }).click();
  await expect(heading).toHaveText('Les droits des candidats et des salariés');
});

test('a guide is read in the language of the reader, and an unknown one is not found', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { role: 'user', language: 'en' });
  await page.goto('/help/operator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide to operations');
  await page.getByText('FR', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide de l’exploitation');
  await page.goto('/help/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Non trouvé');
});

test('how scores are made is told with the limits of the verdict and the default weights', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { role: 'user', language: 'en' });
  await page.goto('/help/scores');
  const overall = page.getByRole('region', { name: 'Weights, overall score and verdict' });
  await expect(overall).toContainText('above 70: fits');
  await expect(overall).toContainText('above 50 and up to 70: does not fit but can adapt');
  await expect(overall.getByRole('row', { name: 'Personality 20' })).toBeAttached();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('a term of a report is explained by keyboard and by mouse, and closes again', async ({
  page,
  request,
}) => {
  await openReport(page, request, 'en');
  const button = page
    .locator('#personality')
    .getByRole('button', { name: 'What does “Position” mean?' });
  const words = page.getByRole('note', { name: 'Position' });
  await expect(button).toHaveAccessibleDescription(/on the scale people answered, from 1/);
  await expect(words).toBeHidden();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.locator('#personality-title').click();
  await expect(words).toBeHidden();
});
