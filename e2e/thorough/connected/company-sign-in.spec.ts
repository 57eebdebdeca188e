import { DEFAULT_THEME } from '@cadran/contract';
import type { TestProvider } from '@cadran/testing/identity-provider';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { call, logInAs, createTestUser, unique } from '../../support/test-users.ts';
import { test } from '../../support/connections/connected-app.ts';

const fillProvider = async (page: Page, provider: TestProvider, issuer: string): Promise<void> => {
  await page.locator('[name=issuer]').fill(issuer);
  await page.locator('[name=clientId]').fill(provider.clientId);
  await page.locator('[name=clientSecret]').fill(provider.clientSecret);
};

/** The provider's own pages: log-in, then consent. */
const passProvider = async (page: Page, name: string): Promise<void> => {
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('[name=login]').waitFor({ state: 'detached' });
  await page.locator('button[type=submit]').click();
};

test('an administrator connects the company’s provider, and a colleague enters by it', async ({
  page,
  request,
  browser,
  connections: { provider },
}) => {
  const language = 'fr';
  const admin = await logInAs(page, request, { role: 'admin', language });
  const { token, organizationId } = admin;
  const colleague = await createTestUser(request, { role: 'user', language, organizationId });
  provider.people.set(colleague.username, {
    email: `${colleague.username}@example.org`,
    email_verified: true,
  });
  await page.goto('/admin/organization/sign-in');
  await fillProvider(page, provider, 'https://login.elsewhere.example');
  await page.getByRole('button', { name: 'Vérifier et enregistrer' }).click();
  await expect(page.getByText(/n’autorise pas cette adresse/)).toBeVisible();
  await expect(page.locator('[name=issuer]')).toBeFocused();
  await page.locator('[name=issuer]').fill(provider.issuer);
  await page.getByRole('button', { name: 'Vérifier et enregistrer' }).click();
  await expect(page.getByText(/Le fournisseur a répondu/)).toBeVisible();
  const state = page.getByTestId('state-badge');
  await expect(state.filter({ hasText: 'Active' })).toBeVisible();
  await expect(page.locator('[name=clientSecret]')).toHaveValue('');
  await expectAccessible(page);
  const link = await page
    .getByRole('group', { name: 'Lien de votre organisation' })
    .getByRole('code')
    .innerText();

  // The page wears the organisation's name and colours, and leads to where one wanted to go.
  const organization = `/organizations/${organizationId}`;
  const { version } = await call(request, 'GET', organization, { token });
  const theme = { ...DEFAULT_THEME, primarycolor: '#0b5d3b' };
  await call(request, 'PUT', organization, { token, data: { theme, version } });
  const there = await browser.newPage();
  await there.goto(`${link}&returnTo=/settings`);
  await expect(there.getByText(admin.organizationName)).toBeVisible();
  const proceed = there.getByRole('button', { name: 'Continuer avec mon compte d’entreprise' });
  await expect(proceed).toHaveCSS('background-color', 'rgb(11, 93, 59)');
  await expectAccessible(there);
  await proceed.click();
  await passProvider(there, colleague.username);
  await expect(there.getByRole('banner')).toContainText(colleague.username);
  await expect(there).toHaveURL(/\/settings$/);
  await there.close();

  await page.getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByRole('button', { name: 'Retirer le fournisseur' }).click();
  await expect(state.filter({ hasText: 'Non configurée' })).toBeVisible();
  await expect(page.locator('[name=issuer]')).toHaveValue('');
});

test('a super admin gives an organisation its domain, whose addresses lead to the provider; whom we do not know is refused', async ({
  page,
  request,
  context,
  connections: { provider },
}) => {
  const admin = await createTestUser(request, { role: 'admin', language: 'en' });
  await logInAs(page, request, { role: 'superadmin', language: 'en' });
  await page.goto(`/superadmin/organizations/${admin.organizationId}/sign-in`);
  await expect(page.getByRole('heading', { name: admin.organizationName })).toBeVisible();
  await fillProvider(page, provider, provider.issuer);
  const domains = page.getByRole('combobox', { name: 'Email domains' });
  await domains.fill('not-a-domain');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText(/Write domains such as/)).toBeVisible();
  await domains.press('Backspace');
  const domain = `${unique('house')}.example`;
  await domains.fill(domain);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Check and save' }).click();
  await expect(page.getByText(/The provider answered/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(domain)).toBeVisible();

  const stranger = unique('stranger');
  provider.people.set(stranger, { email: `${stranger}@${domain}`, email_verified: true });
  await context.clearCookies();
  await page.goto('/login');
  await page.getByText('EN', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue with my company account' }).click();
  const address = page.getByLabel(/^Work email address/);
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await address.fill('somebody@nowhere.example');
  await next.click();
  await expect(page.getByText(/There is no company sign-in/)).toBeVisible();
  await expectAccessible(page);
  await address.fill(`${stranger}@${domain}`);
  await next.click();
  await passProvider(page, stranger);
  await expect(page).toHaveURL(/\/login\?refused=sign-in$/);
  await expect(page.getByRole('alert')).toContainText('did not work');
  await expectAccessible(page);
});
