import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs, createTestUser } from '../support/test-users.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    heading: 'Journal d’activité',
    login: 'Connexion',
    create: 'Création',
    search: /^Rechercher une personne/,
    action: 'Action',
    from: 'Du',
    none: 'Aucun résultat',
    organization: 'Organisation',
    dashboard: 'Tableau de bord',
    todo: 'À faire',
  },
  en: {
    heading: 'Activity log',
    login: 'Login',
    create: 'Created',
    search: /^Search for a person/,
    action: 'Action',
    from: 'From',
    none: 'No results',
    organization: 'Organisation',
    dashboard: 'Dashboard',
    todo: 'To do',
  },
} as const;

test('an administrator searches the log of the own organisation (fr)', async ({
  page,
  request,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  const stranger = await createTestUser(request, { role: 'admin', language });
  const admin = await logInAs(page, request, { role: 'admin', language });
  const { organizationId } = admin;
  const colleague = await createTestUser(request, { role: 'user', language, organizationId });
  await call(request, 'PUT', `/users/${colleague.id}`, {
    token: admin.token,
    data: { role: 'admin', screeningEnabled: false },
  });
  await page.goto('/admin/audit');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(page.getByRole('main')).not.toContainText(stranger.username);
  await expect(rows.filter({ hasText: 'rôle (Utilisateur → Administrateur)' })).toContainText(
    'module recrutement (oui → non)',
  );
  await expectAccessible(page);

  await page.getByRole('combobox', { name: words.action }).click();
  await page.getByRole('option', { name: words.create, exact: true }).click();
  await expect(page).toHaveURL(/action=create/);
  await expect(rows.filter({ hasText: words.login })).toHaveCount(0);
  await expect(rows.filter({ hasText: colleague.username })).toHaveCount(1);
  await page.getByRole('searchbox', { name: words.search }).fill(colleague.username);
  await expect(rows).toHaveCount(1);
  await page.getByLabel(words.from, { exact: true }).fill('01/01/2090');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/from=2090-01-01/);
  await expect(page.getByText(words.none)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/audit?action=create');
  await page.getByLabel(words.from, { exact: true }).click();
  await expect(page.getByRole('dialog').or(page.locator('[data-dates-dropdown]'))).toBeVisible();
  await expectAccessible(page);
});

test('a super admin reads the log of every organisation (en)', async ({ page, request }) => {
  const language = 'en';
  const words = WORDS[language];
  const stranger = await createTestUser(request, { role: 'admin', language });
  await logInAs(page, request, { role: 'superadmin', language });
  await page.goto(`/superadmin/audit?q=${stranger.username}`);
  await expect(page.getByRole('columnheader', { name: words.organization })).toBeVisible();
  await expect(page.locator('tbody').getByRole('row').first()).toContainText(
    stranger.organizationName,
  );
  await expectAccessible(page);
});

test(`the administrator's dashboard says what there is and what to do (fr)`, async ({
  page,
  request,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  await logInAs(page, request, { role: 'admin', language });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.dashboard);
  await expect(page.getByRole('heading', { name: words.todo })).toBeVisible();
  await expectAccessible(page);
});
