import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logIn } from '../support/log-in.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';

test('an administrator reads the log of the own organisation; a super admin that of every one', async ({
  page,
  request,
}) => {
  const language = 'fr';
  const superadmin = await createTestUser(request, { role: 'superadmin', language });
  const stranger = await createTestUser(request, { role: 'admin', language });
  const admin = await logInAs(page, request, { role: 'admin', language });
  const { organizationId } = admin;
  const colleague = await createTestUser(request, { role: 'user', language, organizationId });
  await call(request, 'PUT', `/users/${colleague.id}`, {
    token: admin.token,
    data: { role: 'admin', screeningEnabled: false },
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tableau de bord');
  await expect(page.getByRole('heading', { name: 'À faire' })).toBeVisible();

  await page
    .getByTestId('side-navigation')
    .getByRole('link', { name: 'Journal d’activité' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Journal d’activité');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'rôle (Utilisateur → Administrateur)' })).toContainText(
    'module recrutement (oui → non)',
  );
  await expect(page.getByRole('main')).not.toContainText(stranger.username);
  await page.getByRole('combobox', { name: 'Action' }).click();
  await page.getByRole('option', { name: 'Création', exact: true }).click();
  await expect(rows.filter({ hasText: 'Connexion' })).toHaveCount(0);
  await expect(rows.filter({ hasText: colleague.username })).toHaveCount(1);
  await page.getByLabel('Du', { exact: true }).click();
  await expect(page.getByRole('dialog').or(page.locator('[data-dates-dropdown]'))).toBeVisible();
  await expectAccessible(page);

  await logIn(page, superadmin);
  await page.goto(`/superadmin/audit?q=${stranger.username}`);
  await expect(page.getByRole('columnheader', { name: 'Organisation' })).toBeVisible();
  await expect(rows.first()).toContainText(stranger.organizationName);
  await expectAccessible(page);
});
