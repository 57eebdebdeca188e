import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { typeLogIn } from '../support/log-in.ts';
import { call, logInAs, createTestUser, unique } from '../support/test-users.ts';

const words = {
  add: 'Ajouter un utilisateur',
  create: 'Créer l’utilisateur',
  created: 'L’utilisateur a été créé',
  required: 'Ce champ est obligatoire',
  email: /^Adresse e-mail/,
  username: /^Nom d’utilisateur/,
  newOrganization: /^Une nouvelle organisation/,
  organizationName: /^Nom de la nouvelle organisation/,
  credentials: 'Identifiants de connexion',
  id: 'Identifiant',
  password: 'Mot de passe',
  copyPassword: /^Copier\s: Mot de passe$/,
  copied: (text: string) => `Vous avez copié ${text} dans le presse-papiers.`,
  noted: 'C’est noté',
  actions: (name: string) => new RegExp(`^Actions\\s: ${name}$`),
  edit: 'Modifier',
  save: 'Enregistrer',
  administrator: 'Administrateur',
  role: /^Rôle/,
  remove: 'Supprimer',
  forGood: 'Supprimer définitivement',
  newOwnerRequired: /choisissez qui en devient responsable/,
  newOwner: /^Qui devient responsable de ses campagnes/,
  deleted: (name: string) => `${name} est supprimé`,
  search: /^Rechercher un nom/,
} as const;

const shown = (page: Page, label: string): Promise<string> =>
  page.getByRole('dialog').getByRole('group', { name: label }).getByRole('code').innerText();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a super admin creates a user and the organisation in one step; the credentials are shown once', async ({
  page,
  request,
  browser,
}) => {
  const language = 'fr';
  await logInAs(page, request, { role: 'superadmin', language });
  await page.goto('/superadmin/users');
  await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
  const username = unique('nina');
  const organization = unique('Atelier');
  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(dialog.getByText(words.required)).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByLabel(words.newOrganization).check();
  await dialog.getByLabel(words.organizationName).fill(organization);
  await dialog.getByLabel(words.username).fill(username);
  await dialog.getByLabel(words.email).fill(`${username}@example.org`);
  await dialog.getByRole('button', { name: words.create }).click();

  await expect(page.getByText(words.created)).toBeVisible();
  await expect(dialog.getByText(words.credentials)).toBeVisible();
  await expectAccessible(page);
  expect(await shown(page, words.id)).toBe(username);
  const password = await shown(page, words.password);
  await dialog.getByRole('button', { name: words.copyPassword }).click();
  await expect(page.getByText(words.copied(password))).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(password);
  await dialog.getByRole('button', { name: words.noted }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: words.search }).fill(username);
  await expect(page.getByRole('row', { name: username })).toContainText(organization);

  const other = await browser.newPage();
  await other.goto('/login');
  await typeLogIn(other, { username, password });
  await expect(other).toHaveURL(/\/change-password$/);
  await other.close();
});

test('an administrator edits a user of the own organisation and hands over what they leave', async ({
  page,
  request,
}) => {
  const language = 'fr';
  const admin = await logInAs(page, request, { role: 'admin', language });
  const { organizationId } = admin;
  const person = await createTestUser(request, { role: 'user', language, organizationId });
  await call(request, 'POST', '/screening/campaigns', {
    token: person.token,
    data: { name: 'Campagne', customUrl: unique('campagne') },
  });
  const row = page.getByRole('row', { name: person.username });
  const dialog = page.getByRole('dialog');
  const choose = async (action: string): Promise<void> => {
    await row.getByRole('button', { name: words.actions(person.username) }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.goto('/admin/users');
  await choose(words.edit);
  await dialog.getByRole('combobox', { name: words.role }).click();
  await page.getByRole('option', { name: words.administrator, exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(row).toContainText(words.administrator);

  await choose(words.remove);
  await dialog.getByRole('button', { name: words.forGood }).click();
  await expect(dialog.getByText(words.newOwnerRequired)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: words.newOwner }).click();
  await page.getByRole('option', { name: admin.username }).click();
  await dialog.getByRole('button', { name: words.forGood }).click();
  await expect(page.getByText(words.deleted(person.username))).toBeVisible();
  await expect(row).toHaveCount(0);
});
