import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { demoToken, typeLogIn } from '../support/log-in.ts';
import { openPlace } from '../support/open-place.ts';
import { codeAt } from '../support/totp.ts';
import { call, createTestUser } from '../support/test-users.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('whoever must set up a second factor is led there, uses it, renews and removes it', async ({
  page,
  request,
  context,
}) => {
  const admin = await createTestUser(request, { role: 'admin', language: 'fr' });
  // Not as the administrator, whom the rule shuts out.
  const token = await demoToken(request, 'superadmin');
  const organization = `/organizations/${admin.organizationId}`;
  const demand = async (secondFactorForAdmins: boolean): Promise<void> => {
    const { version } = await call(request, 'GET', organization, { token });
    const data = { settings: { secondFactorForAdmins }, version };
    await call(request, 'PUT', organization, { token, data });
  };
  await demand(true);
  await page.goto('/login');
  await typeLogIn(page, admin);
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByText('Votre organisation l’exige')).toBeVisible();
  await expectAccessible(page);
  // Nowhere else before.
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/settings$/);

  const dialog = page.getByRole('dialog');
  const prove = async (action: string): Promise<void> => {
    await dialog.locator('[name=password]').fill(admin.password);
    await dialog.getByRole('button', { name: action }).click();
  };
  await page.getByRole('button', { name: 'Activer' }).click();
  await prove('Continuer');
  await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible();
  const code = dialog.getByLabel(/^Code affiché/);
  await expect(code).toBeFocused();
  await expectAccessible(page);
  const secret = await dialog
    .getByRole('group', { name: /^Clé à saisir/ })
    .getByRole('code')
    .innerText();
  await code.fill(codeAt(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Vérifier et activer' }).click();

  const codes = dialog.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copier les codes' }).click();
  await expect(page.getByText(/copié les codes de secours/)).toBeVisible();
  const [recovery = ''] = await codes.allInnerTexts();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain(recovery);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger les codes' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.txt$/);
  await dialog.getByRole('button', { name: 'C’est noté' }).click();
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer', exact: true })).toHaveCount(0);
  await openPlace(page, '/admin/users');
  await expect(page.getByRole('row', { name: admin.username })).toBeVisible();

  await demand(false);
  await context.clearCookies();
  await page.goto('/login');
  await typeLogIn(page, admin);
  await page.locator('[name=code]').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText(admin.username);
  await openPlace(page, '/settings');
  await expect(page.getByText('Il vous reste 9 codes de secours.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nouveaux codes de secours' }).click();
  await prove('Nouveaux codes de secours');
  await expect(codes).toHaveCount(10);
  const [renewed = ''] = await codes.allInnerTexts();
  await dialog.getByRole('button', { name: 'C’est noté' }).click();
  await page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expectAccessible(page);
  await code.fill(renewed);
  await dialog.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByRole('button', { name: 'Activer' })).toBeVisible();
});
