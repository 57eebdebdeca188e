import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { call, enterAs, unique } from '../support/people.ts';
import { picture } from '../support/picture.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    name: /^Nom/,
    save: 'Enregistrer',
    saved: 'Organisation enregistrée',
    required: 'Ce champ est obligatoire',
    tooSmall: 'La valeur doit être d’au moins 5',
    minimumGroup: /^Plus petit groupe montré/,
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
    conflict: 'Modifié par quelqu’un d’autre',
    takeTheirs: 'Reprendre sa version',
    keepMine: 'Enregistrer la mienne',
    preview: 'Aperçu',
    unsaved: /^Abandonner les modifications/,
    stay: 'Continuer la saisie',
    discard: 'Abandonner',
    users: 'Mes utilisateurs',
  },
  en: {
    name: /^Name/,
    save: 'Save',
    saved: 'Organisation saved',
    required: 'Field is required.',
    tooSmall: 'The value must be at least 5',
    minimumGroup: /^Smallest group/,
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
    conflict: 'Changed by somebody else',
    takeTheirs: 'Take their version',
    keepMine: 'Save mine',
    preview: 'Preview',
    unsaved: 'Discard your changes?',
    stay: 'Keep editing',
    discard: 'Discard',
    users: 'My users',
  },
} as const;

test('an administrator renames the organisation and chooses its rules (fr)', async ({
  page,
  request,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  await enterAs(page, request, { role: 'admin', language });
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
  await page.getByLabel(words.primary, { exact: true }).fill('0F7');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(name);
  await page.reload();
  await expect(page.getByLabel(words.name)).toHaveValue(name);
  await expect(page.getByLabel(words.minimumGroup)).toHaveValue(/^8/);
  await expect(page.getByLabel(words.primary, { exact: true })).toHaveValue('#00ff77');
});

test('a yellow is warned of, previewed, saved, and taken back (en)', async ({ page, request }) => {
  const language = 'en';
  const words = WORDS[language];
  await enterAs(page, request, { role: 'admin', language });
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
  const { organizationName } = await enterAs(page, request, { role: 'admin', language });
  await page.goto('/admin/organization');
  await expect(page.getByText(words.hint)).toBeVisible();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByText(words.notAPicture)).toBeVisible();
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture() });
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

test('a change by somebody else is answered with a choice (en)', async ({ page, request }) => {
  const language = 'en';
  const words = WORDS[language];
  const admin = await enterAs(page, request, { role: 'admin', language });
  const { token } = admin;
  const path = `/organizations/${admin.organizationId}`;
  const renameElsewhere = async (name: string): Promise<void> => {
    const { version } = await call(request, 'GET', path, { token });
    await call(request, 'PUT', path, { token, data: { name, version } });
  };
  await page.goto('/admin/organization');
  await expect(page.getByLabel(words.name)).toHaveValue(admin.organizationName);
  await renameElsewhere('Theirs');
  await page.getByLabel(words.name).fill('Mine');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByRole('dialog', { name: words.conflict })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.takeTheirs }).click();
  await expect(page.getByLabel(words.name)).toHaveValue('Theirs');
  await renameElsewhere('Theirs again');
  await page.getByLabel(words.name).fill('Mine after all');
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('button', { name: words.keepMine }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words.name)).toHaveValue('Mine after all');
});

test('leaving with unsaved changes asks first (fr)', async ({ page, request }) => {
  const language = 'fr';
  const words = WORDS[language];
  await enterAs(page, request, { role: 'admin', language });
  await page.goto('/admin/organization');
  await page.getByLabel(words.name).fill('Unsaved');
  await page.getByRole('link', { name: words.users }).click();
  await expect(page.getByRole('dialog', { name: words.unsaved })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.stay }).click();
  await expect(page.getByLabel(words.name)).toHaveValue('Unsaved');
  await page.getByRole('link', { name: words.users }).click();
  await page.getByRole('button', { name: words.discard, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test('a super admin opens any organisation and changes its status', async ({ page, request }) => {
  const stranger = await enterAs(page, request, { role: 'admin' });
  await page.context().clearCookies();
  await enterAs(page, request, { role: 'superadmin' });
  await page.goto(`/superadmin/organizations/${stranger.organizationId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stranger.organizationName);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('combobox', { name: 'Statut' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Organisation enregistrée')).toBeVisible();
  const refused = await request.post('/api/auth/login', {
    data: { identifier: stranger.username, password: stranger.password },
  });
  expect(refused.status()).toBe(401);
});
