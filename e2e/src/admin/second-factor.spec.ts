import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';
import { typeLogIn } from '../support/log-in.ts';
import { codeAt, STEP_MS } from '../support/totp.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    heading: 'Double authentification',
    setUp: 'Activer',
    proceed: 'Continuer',
    wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
    qrCode: /^Code QR/,
    secret: 'Clé à saisir, si vous ne pouvez pas scanner',
    code: /^Code affiché/,
    verify: 'Vérifier et activer',
    wrongCode: /^Ce code n’est pas le bon/,
    codes: 'Codes de secours',
    copyCodes: 'Copier les codes',
    copied: 'Vous avez copié les codes de secours dans le presse-papiers.',
    download: 'Télécharger les codes',
    noted: 'C’est noté',
    left: 'Il vous reste 10 codes de secours.',
    renew: 'Nouveaux codes de secours',
    remove: 'Retirer',
    off: 'Désactivée',
    demanded: 'Votre organisation l’exige',
    loginCode: /^Code/,
    verifyLogin: 'Vérifier',
    home: 'Accueil',
  },
  en: {
    heading: 'Two-step verification',
    setUp: 'Set up',
    proceed: 'Continue',
    wrongPassword: 'This is not your current password.',
    qrCode: /^QR code/,
    secret: 'Key to type, if you cannot scan',
    code: /^Code shown/,
    verify: 'Verify and activate',
    wrongCode: /^This is not the right code/,
    codes: 'Recovery codes',
    copyCodes: 'Copy the codes',
    copied: 'You copied the recovery codes to your clipboard.',
    download: 'Download the codes',
    noted: 'I have noted them',
    left: 'You have 10 recovery codes left.',
    renew: 'New recovery codes',
    remove: 'Remove',
    off: 'Off',
    demanded: 'Your organisation requires it',
    loginCode: /^(Verification c|C)ode/,
    verifyLogin: 'Verify',
    home: 'Home',
  },
} as const;

type Words = (typeof WORDS)['fr' | 'en'];

const secretIn = (page: Page, words: Words): Promise<string> =>
  page.getByRole('group', { name: words.secret }).getByRole('code').innerText();

const prove = async (page: Page, action: string, password: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=password]').fill(password);
  await dialog.getByRole('button', { name: action }).click();
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a second factor is set up, used, renewed and removed (fr)', async ({
  page,
  request,
  context,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  const person = await logInAs(page, request, { role: 'user', language });
  const dialog = page.getByRole('dialog');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: words.heading })).toBeVisible();
  await page.getByRole('button', { name: words.setUp }).click();
  await prove(page, words.proceed, 'not-my-password');
  await expect(dialog.getByText(words.wrongPassword)).toBeVisible();
  await expectAccessible(page);
  await prove(page, words.proceed, person.password);
  await expect(dialog.getByRole('img', { name: words.qrCode })).toBeVisible();
  await expect(dialog.getByLabel(words.code)).toBeFocused();
  await expectAccessible(page);
  const secret = await secretIn(page, words);
  await dialog.getByLabel(words.code).fill(codeAt(secret, Date.now() + 50 * STEP_MS));
  await dialog.getByRole('button', { name: words.verify }).click();
  await expect(dialog.getByText(words.wrongCode)).toBeVisible();
  await dialog.getByLabel(words.code).fill(codeAt(secret, Date.now()));
  await dialog.getByRole('button', { name: words.verify }).click();

  const codes = dialog.getByRole('list', { name: words.codes }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.copyCodes }).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  const [recovery = ''] = await codes.allInnerTexts();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.download }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.txt$/);
  await page.keyboard.press('Escape');
  await expect(codes).toHaveCount(10);
  await dialog.getByRole('button', { name: words.noted }).click();
  await expect(page.getByText(words.left)).toBeVisible();
  await expectAccessible(page);

  await context.clearCookies();
  await page.goto('/login');
  await typeLogIn(page, person);
  await page.locator('[name=code]').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText(person.username);

  await page.goto('/settings');
  await page.getByRole('button', { name: words.renew }).click();
  await prove(page, words.renew, person.password);
  await expect(codes).toHaveCount(10);
  await dialog.getByRole('button', { name: words.noted }).click();
  await page.getByRole('button', { name: words.remove, exact: true }).click();
  await expectAccessible(page);
  await prove(page, words.remove, person.password);
  await expect(page.getByRole('button', { name: words.setUp })).toBeVisible();
});

test('whoever must set up a second factor is led there, and nowhere else before (en)', async ({
  page,
  request,
}) => {
  const language = 'en';
  const words = WORDS[language];
  const admin = await createTestUser(request, { role: 'admin', language });
  const { token } = admin;
  const organization = await call(request, 'GET', `/organizations/${admin.organizationId}`, {
    token,
  });
  await call(request, 'PUT', `/organizations/${admin.organizationId}`, {
    token,
    data: { settings: { secondFactorForAdmins: true }, version: organization.version },
  });
  await page.goto('/login');
  await typeLogIn(page, admin);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText(words.demanded)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/settings$/);

  await page.getByRole('button', { name: words.setUp }).click();
  await prove(page, words.proceed, admin.password);
  const secret = await secretIn(page, words);
  await page.getByRole('dialog').getByLabel(words.code).fill(codeAt(secret, Date.now()));
  await page.getByRole('button', { name: words.verify }).click();
  await page.getByRole('button', { name: words.noted }).click();
  await expect(page.getByRole('button', { name: words.remove, exact: true })).toHaveCount(0);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(page.getByRole('row', { name: admin.username })).toBeVisible();
});
