import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { tokenOf, typeLogIn } from '../support/log-in.ts';
import { call, enterAs, makePerson, unique } from '../support/people.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    add: 'Ajouter un utilisateur',
    create: 'Créer l’utilisateur',
    created: 'L’utilisateur a été créé',
    required: 'Ce champ est obligatoire',
    email: /^Adresse e-mail/,
    username: /^Nom d’utilisateur/,
    newOrganization: /^Une nouvelle organisation/,
    organizationName: /^Nom de la nouvelle organisation/,
    organization: /^Organisation de l’utilisateur/,
    credentials: 'Identifiants de connexion',
    id: 'Identifiant',
    password: 'Mot de passe',
    copyId: /^Copier\s: Identifiant$/,
    copyPassword: /^Copier\s: Mot de passe$/,
    copied: (text: string) => `Vous avez copié ${text} dans le presse-papiers.`,
    notCopied: (text: string) => `Impossible de copier le texte ${text}`,
    noted: 'C’est noté',
    chooseYourPassword: 'Choisissez votre mot de passe',
    actions: (name: string) => new RegExp(`^Actions\\s: ${name}$`),
    edit: 'Modifier',
    save: 'Enregistrer',
    saved: 'Modifications enregistrées',
    administrator: 'Administrateur',
    user: 'Utilisateur',
    role: /^Rôle/,
    screening: /^Recrutement/,
    reset: 'Réinitialiser le mot de passe',
    generate: 'Générer un mot de passe',
    deactivate: 'Désactiver',
    inactive: 'Inactif',
    remove: 'Supprimer',
    forGood: 'Supprimer définitivement',
    heirRequired: /désignez qui les reprend/,
    heir: /^Ses campagnes passent à/,
    deleted: (name: string) => `${name} est supprimé`,
    lastAdmin: /au moins un administrateur dans l’organisation/,
    search: /^Rechercher un nom/,
    taken: 'Ce nom d’utilisateur est déjà pris.',
  },
  en: {
    add: 'Add a user',
    create: 'Create the user',
    created: 'The user was successfully created',
    required: 'Field is required.',
    email: /^Email address/,
    username: /^Username/,
    newOrganization: /^A new organisation/,
    organizationName: /^Name of the new organisation/,
    organization: /^The user’s organisation/,
    credentials: 'Login credentials',
    id: 'ID',
    password: 'Password',
    copyId: 'Copy: ID',
    copyPassword: 'Copy: Password',
    copied: (text: string) => `You copied ${text} to your clipboard.`,
    notCopied: (text: string) => `Failed to copy text ${text}`,
    noted: 'I have noted them',
    chooseYourPassword: 'Choose your password',
    actions: (name: string) => new RegExp(`^Actions: ${name}$`),
    edit: 'Edit',
    save: 'Save',
    saved: 'Changes saved',
    administrator: 'Administrator',
    user: 'User',
    role: /^Role/,
    screening: /^Screening/,
    reset: 'Reset the password',
    generate: 'Generate a password',
    deactivate: 'Deactivate',
    inactive: 'Inactive',
    remove: 'Delete',
    forGood: 'Delete for good',
    heirRequired: /name who takes them over/,
    heir: /^Their campaigns pass to/,
    deleted: (name: string) => `${name} has been deleted`,
    lastAdmin: /keep at least one administrator/,
    search: /^Search for a name/,
    taken: 'This username is already taken.',
  },
} as const;

const shown = (page: Page, label: string): Promise<string> =>
  page.getByRole('dialog').getByRole('group', { name: label }).getByRole('code').innerText();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a super admin creates a user and the organisation in one step; the credentials are shown once (fr)', async ({
  page,
  request,
  browser,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  await enterAs(page, request, { role: 'superadmin', language });
  await page.goto('/superadmin/users');
  await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
  await expectAccessible(page);
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
  await dialog.getByRole('button', { name: words.copyId }).click();
  await expect(page.getByText(words.copied(username))).toBeVisible();
  await dialog.getByRole('button', { name: words.copyPassword }).click();
  await expect(page.getByText(words.copied(password))).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(password);
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))");
  await dialog.getByRole('button', { name: words.copyId }).click();
  await expect(page.getByText(words.notCopied(username))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText(words.credentials)).toBeVisible();
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

test('a super admin finds an existing organisation by search (en)', async ({ page, request }) => {
  const language = 'en';
  const words = WORDS[language];
  const colleague = await makePerson(request, { language });
  await enterAs(page, request, { role: 'superadmin', language });
  await page.goto('/superadmin/users');
  const username = unique('paul');
  await page.getByRole('button', { name: words.add }).click();
  const dialog = page.getByRole('dialog');
  // Nobody types before the dialog is open.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.getByLabel(words.organization).fill(colleague.organizationName.slice(-6));
  await page.getByRole('option', { name: colleague.organizationName }).click();
  await dialog.getByLabel(words.username).fill(colleague.username);
  await dialog.getByLabel(words.email).fill(`${username}@example.org`);
  await dialog.getByRole('button', { name: words.create }).click();
  await expect(dialog.getByText(words.taken)).toBeVisible();
  await expect(dialog.getByLabel(words.username)).toBeFocused();
  await dialog.getByLabel(words.username).fill(username);
  await dialog.getByRole('button', { name: words.create }).click();
  await dialog.getByRole('button', { name: words.noted }).click();
  await page.getByRole('searchbox', { name: words.search }).fill(username);
  await expect(page.getByRole('row', { name: username })).toContainText(colleague.organizationName);
});

test('an administrator edits, resets, closes and deletes users of the own organisation (fr)', async ({
  page,
  request,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  const admin = await enterAs(page, request, { role: 'admin', language });
  const { organizationId } = admin;
  const person = await makePerson(request, { role: 'user', language, organizationId });
  const row = page.getByRole('row', { name: person.username });
  const dialog = page.getByRole('dialog');
  const choose = async (action: string): Promise<void> => {
    await row.getByRole('button', { name: words.actions(person.username) }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await page.goto('/admin/users');
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(2);
  await expectAccessible(page);

  await choose(words.edit);
  await dialog.getByRole('combobox', { name: words.role }).click();
  await page.getByRole('option', { name: words.administrator, exact: true }).click();
  await dialog.getByRole('switch', { name: words.screening }).uncheck({ force: true });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(row).toContainText(words.administrator);
  await choose(words.edit);
  await dialog.getByRole('combobox', { name: words.role }).click();
  await page.getByRole('option', { name: words.user, exact: true }).click();
  await dialog.getByRole('switch', { name: words.screening }).check({ force: true });
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(row).toContainText(words.user);

  await call(request, 'POST', '/screening/campaigns', {
    // The change of rights ended the first session.
    token: await tokenOf(request, person),
    data: { name: 'Campagne', customUrl: unique('campagne') },
  });

  await choose(words.reset);
  await dialog.getByRole('button', { name: words.generate }).click();
  await expect(dialog.getByText(words.credentials)).toBeVisible();
  expect(await shown(page, words.id)).toBe(person.username);
  await dialog.getByRole('button', { name: words.noted }).click();

  await choose(words.deactivate);
  await dialog.getByRole('button', { name: words.deactivate }).click();
  await expect(row).toContainText(words.inactive);

  await choose(words.remove);
  await dialog.getByRole('button', { name: words.forGood }).click();
  await expect(dialog.getByText(words.heirRequired)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: words.heir }).click();
  await page.getByRole('option', { name: admin.username }).click();
  await dialog.getByRole('button', { name: words.forGood }).click();
  await expect(page.getByText(words.deleted(person.username))).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the last administrator of an organisation cannot be removed (en)', async ({
  page,
  request,
}) => {
  const language = 'en';
  const words = WORDS[language];
  const admin = await makePerson(request, { role: 'admin', language });
  await enterAs(page, request, { role: 'superadmin', language });
  await page.goto(`/superadmin/users?q=${admin.username}`);
  await page.getByRole('button', { name: words.actions(admin.username) }).click();
  await page.getByRole('menuitem', { name: words.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.forGood }).click();
  await expect(page.getByText(words.lastAdmin)).toBeVisible();
  await expectAccessible(page);
});
