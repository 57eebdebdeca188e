import { DEFAULT_THEME } from '@cadran/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { demoToken } from '../support/log-in.ts';
import { call, logInAs, createTestUser, unique } from '../support/test-users.ts';
import { test } from './connected-app.ts';
import { languagesFor } from '../support/languages-for.ts';

const WORDS = {
  fr: {
    save: 'Vérifier et enregistrer',
    notAllowed: /n’autorise pas cette adresse/,
    saved: /Le fournisseur a répondu/,
    active: 'Active',
    link: 'Lien de votre organisation',
    proceed: 'Continuer avec mon compte d’entreprise',
    refused: /n’a pas abouti/,
    unknown: /Aucune connexion d’entreprise/,
    next: 'Continuer',
    email: /^Adresse e-mail professionnelle/,
    remove: 'Retirer',
    confirm: 'Retirer le fournisseur',
    none: 'Non configurée',
  },
  en: {
    save: 'Check and save',
    notAllowed: /does not allow this address/,
    saved: /The provider answered/,
    active: 'On',
    link: 'Your organisation’s link',
    proceed: 'Continue with my company account',
    refused: /did not work/,
    unknown: /There is no company sign-in/,
    next: 'Continue',
    email: /^Work email address/,
    remove: 'Remove',
    confirm: 'Remove the provider',
    none: 'Not set up',
  },
} as const;

/** The provider's own pages: log-in, then consent. */
const passProvider = async (page: Page, name: string): Promise<void> => {
  await page.locator('[name=login]').fill(name);
  await page.locator('[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
};

for (const language of languagesFor('fr')) {
  const words = WORDS[language];
  test(`an administrator connects the company’s provider, and a colleague enters by it (${language})`, async ({
    page,
    request,
    browser,
    connections: { provider, address },
  }) => {
    const admin = await logInAs(page, request, { role: 'admin', language });
    const colleague = await createTestUser(request, {
      role: 'user',
      language,
      organizationId: admin.organizationId,
    });
    provider.people.set(colleague.username, {
      email: `${colleague.username}@example.org`,
      email_verified: true,
    });
    await page.goto('/admin/organization/sign-in');
    await page.locator('[name=issuer]').fill('https://login.elsewhere.example');
    await page.locator('[name=clientId]').fill(provider.clientId);
    await page.locator('[name=clientSecret]').fill(provider.clientSecret);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.notAllowed)).toBeVisible();
    await expect(page.locator('[name=issuer]')).toBeFocused();
    await page.locator('[name=issuer]').fill(provider.issuer);
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page.getByTestId('state-badge').filter({ hasText: words.active })).toBeVisible();
    await expect(page.locator('[name=clientSecret]')).toHaveValue('');
    if (language === 'fr') await expectAccessible(page);
    const link = await page.getByRole('group', { name: words.link }).getByRole('code').innerText();

    // The page wears the organisation's name and colours, and leads to where one wanted to go.
    const organization = `/organizations/${admin.organizationId}`;
    const { token } = admin;
    const { version } = await call(request, 'GET', organization, { token });
    const theme = { ...DEFAULT_THEME, primarycolor: '#0b5d3b' };
    await call(request, 'PUT', organization, { token, data: { theme, version } });
    const visitor = await browser.newContext({ baseURL: address });
    const there = await visitor.newPage();
    await there.goto(`${link}&returnTo=/settings`);
    await expect(there.getByText(admin.organizationName)).toBeVisible();
    await expect(there.getByRole('button', { name: words.proceed })).toHaveCSS(
      'background-color',
      'rgb(11, 93, 59)',
    );
    await there.getByText(language.toUpperCase(), { exact: true }).click();
    if (language === 'fr') await expectAccessible(there);
    await there.getByRole('button', { name: words.proceed }).click();
    await passProvider(there, colleague.username);
    await expect(there.getByRole('banner')).toContainText(colleague.username);
    await expect(there).toHaveURL(/\/settings$/);
    await visitor.close();

    await page.getByRole('button', { name: words.remove, exact: true }).click();
    await page.getByRole('button', { name: words.confirm }).click();
    await expect(page.getByTestId('state-badge').filter({ hasText: words.none })).toBeVisible();
    await expect(page.locator('[name=issuer]')).toHaveValue('');
  });

  test(`a work address leads to the provider of its domain; whom we do not know is refused (${language})`, async ({
    page,
    request,
    connections: { provider },
  }) => {
    const admin = await createTestUser(request, { role: 'admin', language });
    const domain = `${unique('house')}.example`;
    await call(request, 'PUT', `/organizations/${admin.organizationId}/sign-in`, {
      token: await demoToken(request, 'superadmin'),
      data: {
        issuer: provider.issuer,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        domains: [domain],
      },
    });
    const stranger = unique('stranger');
    provider.people.set(stranger, { email: `${stranger}@${domain}`, email_verified: true });
    await page.goto('/login');
    await page.getByText(language.toUpperCase(), { exact: true }).click();
    await page.getByRole('button', { name: words.proceed }).click();
    await page.getByLabel(words.email).fill('somebody@nowhere.example');
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await expect(page.getByText(words.unknown)).toBeVisible();
    if (language === 'fr') await expectAccessible(page);
    await page.getByLabel(words.email).fill(`${stranger}@${domain}`);
    await page.getByRole('button', { name: words.next, exact: true }).click();
    await passProvider(page, stranger);
    await expect(page).toHaveURL(/\/login\?refused=sign-in$/);
    await expect(page.getByRole('alert')).toContainText(words.refused);
    if (language === 'fr') await expectAccessible(page);
  });
}

test('a super admin gives an organisation its email domains', async ({
  page,
  request,
  connections: { provider },
}) => {
  const admin = await createTestUser(request, { role: 'admin', language: 'en' });
  await logInAs(page, request, { role: 'superadmin', language: 'en' });
  await page.goto(`/superadmin/organizations/${admin.organizationId}/sign-in`);
  await expect(page.getByRole('heading', { name: admin.organizationName })).toBeVisible();
  await page.locator('[name=issuer]').fill(provider.issuer);
  await page.locator('[name=clientId]').fill(provider.clientId);
  await page.locator('[name=clientSecret]').fill(provider.clientSecret);
  const domains = page.getByRole('combobox', { name: 'Email domains' });
  await domains.fill('not-a-domain');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: WORDS.en.save }).click();
  await expect(page.getByText(/Write domains such as/)).toBeVisible();
  await domains.press('Backspace');
  const domain = `${unique('house')}.example`;
  await domains.fill(domain);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: WORDS.en.save }).click();
  await expect(page.getByText(WORDS.en.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByText(domain)).toBeVisible();
});
