import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { openPlace } from '../support/open-place.ts';
import { logInAs, unique } from '../support/test-users.ts';
import { createPng } from '../support/create-png.ts';

test('an administrator gives the organisation a name, rules and a logo', async ({
  page,
  request,
}) => {
  const { organizationName } = await logInAs(page, request, { role: 'admin', language: 'fr' });
  await page.goto('/admin/organization');
  await expect(page.getByText(/50 pixels de haut/)).toBeVisible();
  const upload = (buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText(/n’est pas une image/)).toBeVisible();
  await upload(createPng());
  await expect(page.getByRole('img', { name: `Logo : ${organizationName}` })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: organizationName })).toBeVisible();

  const name = page.getByLabel(/^Nom/);
  const minimumGroup = page.getByLabel(/^Plus petit groupe montré/);
  const privacyContact = page.getByLabel('Contact pour la protection des données');
  const primary = page.getByLabel('Principale', { exact: true });
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await name.fill('');
  await minimumGroup.fill('4');
  await primary.fill('rouge');
  await save.click();
  await expect(page.getByText('Ce champ est obligatoire')).toBeVisible();
  await expect(name).toBeFocused();
  await expectAccessible(page);
  const chosen = unique('Phare');
  await name.fill(chosen);
  await minimumGroup.fill('8');
  await privacyContact.fill('dpo@example.org');
  await primary.fill('0F7');
  await save.click();
  await expect(page.getByText('Organisation enregistrée')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: chosen })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue(chosen);
  await expect(minimumGroup).toHaveValue(/^8/);
  await expect(privacyContact).toHaveValue('dpo@example.org');
  await expect(primary).toHaveValue('#00ff77');
  await page.getByRole('button', { name: 'Retirer le logo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer le logo' }).click();
  await expect(page.getByRole('button', { name: 'Choisir un logo' })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(chosen);
});

test('a yellow is warned of, worn by every page, and taken back', async ({ page, request }) => {
  await logInAs(page, request, { role: 'admin', language: 'en' });
  await page.goto('/admin/organization');
  const primary = page.getByLabel('Primary', { exact: true });
  await page.getByRole('button', { name: 'Pick the colour: Primary' }).click();
  await expectAccessible(page);
  await page.getByRole('slider', { name: 'Hue' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(primary).not.toHaveValue('#f87171');
  await page.keyboard.press('Escape');
  await primary.fill('#ffee00');
  await expect(page.getByText('Adjusted to stay readable')).toBeVisible();
  await expect(page.getByText(/^Primary in texts and links: #/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Organisation saved')).toBeVisible();
  const worn = () =>
    page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--c-primary')");
  await expect.poll(worn).toBe('#ffee00');
  await expectAccessible(page);
  const follow = (place: string) =>
    page.getByTestId('side-navigation').getByRole('link', { name: place, exact: true }).click();
  for (const place of ['Dashboard', 'My users', 'Activity log', 'Settings']) {
    await follow(place);
    await expect(page.getByRole('heading', { level: 1, name: place, exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await test.step(place, () => expectAccessible(page));
  }
  await follow('Home');
  await expect(page.getByTestId('home-modules')).toBeVisible();
  await expectAccessible(page);
  await openPlace(page, '/admin/organization');
  await page.getByRole('button', { name: 'Set default parameters' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore the colours' }).click();
  await expect(page.getByText('Default colours restored')).toBeVisible();
  await expect(primary).toHaveValue('#f87171');
  await expect.poll(worn).toBe('#f87171');
});
