import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { createTestUser, logInAs, unique } from '../support/test-users.ts';
import { createPng } from '../support/create-png.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    name: /^Nom/,
    save: 'Enregistrer',
    saved: 'Organisation enregistrée',
    required: 'Ce champ est obligatoire',
    tooSmall: 'La valeur doit être d’au moins 5',
    minimumGroup: /^Plus petit groupe montré/,
    privacyContact: 'Contact pour la protection des données',
    primary: 'Principale',
    pick: /^Choisir la couleur\s: Principale$/,
    hue: 'Teinte',
    adjusted: 'Ajusté pour rester lisible',
    replaced: /^Principale dans les textes et les liens\s: #/,
    wrongColor: /^Une couleur s’écrit/,
    choose: 'Choisir un logo',
    hint: /50 pixels de haut/,
    logo: (name: string) => `Logo : ${name}`,
    remove: 'Retirer le logo',
    notAPicture: /n’est pas une image/,
    defaults: 'Paramètres par défaut',
    restore: 'Rétablir les couleurs',
    restored: 'Couleurs par défaut rétablies',
    preview: 'Aperçu',
  },
  en: {
    name: /^Name/,
    save: 'Save',
    saved: 'Organisation saved',
    required: 'Field is required.',
    tooSmall: 'The value must be at least 5',
    minimumGroup: /^Smallest group/,
    privacyContact: 'Data protection contact',
    primary: 'Primary',
    pick: 'Pick the colour: Primary',
    hue: 'Hue',
    adjusted: 'Adjusted to stay readable',
    replaced: /^Primary in texts and links: #/,
    wrongColor: /^A colour is written/,
    choose: 'Choose a logo',
    hint: /50 pixels high/,
    logo: (name: string) => `Logo of ${name}`,
    remove: 'Remove the logo',
    notAPicture: /not a readable PNG/,
    defaults: 'Set default parameters',
    restore: 'Restore the colours',
    restored: 'Default colours restored',
    preview: 'Preview',
  },
} as const;

test('an administrator renames the organisation and chooses its rules (fr)', async ({
  page,
  request,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  await logInAs(page, request, { role: 'admin', language });
  await page.goto('/admin/organization');
  await expect(page.getByRole('heading', { name: words.preview })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.name).fill('');
  await page.getByLabel(words.minimumGroup).fill('4');
  await page.getByLabel(words.primary, { exact: true }).fill('rouge');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.required)).toBeVisible();
  await expect(page.getByText(words.tooSmall)).toBeVisible();
  await expect(page.getByText(words.wrongColor)).toBeVisible();
  await expect(page.getByLabel(words.name)).toBeFocused();
  await expectAccessible(page);
  const name = unique('Phare');
  await page.getByLabel(words.name).fill(name);
  await page.getByLabel(words.minimumGroup).fill('8');
  await page.getByLabel(words.privacyContact).fill('dpo@example.org');
  await page.getByLabel(words.primary, { exact: true }).fill('0F7');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(name);
  await page.reload();
  await expect(page.getByLabel(words.name)).toHaveValue(name);
  await expect(page.getByLabel(words.minimumGroup)).toHaveValue(/^8/);
  await expect(page.getByLabel(words.privacyContact)).toHaveValue('dpo@example.org');
  await expect(page.getByLabel(words.primary, { exact: true })).toHaveValue('#00ff77');
});

test('a yellow is warned of, previewed, saved, and taken back (en)', async ({ page, request }) => {
  const language = 'en';
  const words = WORDS[language];
  await logInAs(page, request, { role: 'admin', language });
  await page.goto('/admin/organization');
  await page.getByRole('button', { name: words.pick }).click();
  await expectAccessible(page);
  await page.getByRole('slider', { name: words.hue }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel(words.primary, { exact: true })).not.toHaveValue('#f87171');
  await page.keyboard.press('Escape');
  await page.getByLabel(words.primary, { exact: true }).fill('#ffee00');
  await expect(page.getByText(words.adjusted)).toBeVisible();
  await expect(page.getByText(words.replaced)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  const primary = () =>
    page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--c-primary')");
  await expect.poll(primary).toBe('#ffee00');
  await expectAccessible(page);
  for (const path of ['/admin', '/admin/users', '/admin/audit', '/settings', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/admin/organization');
  await page.getByRole('button', { name: words.defaults }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.restore }).click();
  await expect(page.getByText(words.restored)).toBeVisible();
  await expect(page.getByLabel(words.primary, { exact: true })).toHaveValue('#f87171');
  await expect.poll(primary).toBe('#f87171');
});

test('a logo is uploaded, shown and removed (fr)', async ({ page, request }) => {
  const language = 'fr';
  const words = WORDS[language];
  const { organizationName } = await logInAs(page, request, { role: 'admin', language });
  await page.goto('/admin/organization');
  await expect(page.getByText(words.hint)).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText(words.notAPicture)).toBeVisible();
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: createPng() });
  await expect(page.getByRole('img', { name: words.logo(organizationName) })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('img', { name: organizationName })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.name).fill(`${organizationName} 2`);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await page.getByRole('button', { name: words.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.remove }).click();
  await expect(page.getByRole('button', { name: words.choose })).toBeVisible();
});

test('a super admin opens any organisation', async ({ page, request }) => {
  const stranger = await createTestUser(request, { role: 'admin' });
  await logInAs(page, request, { role: 'superadmin' });
  await page.goto(`/superadmin/organizations/${stranger.organizationId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stranger.organizationName);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});
