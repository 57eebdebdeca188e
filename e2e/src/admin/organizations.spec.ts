import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs, unique } from '../support/test-users.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    dashboard: 'Tableau de bord de la plateforme',
    activity: 'Activité récente',
    organizations: 'Organisations',
    add: 'Ajouter une organisation',
    create: 'Créer l’organisation',
    required: 'Ce champ est obligatoire',
    created: 'L’organisation a été créée',
    search: 'Rechercher une organisation…',
    actions: (name: string) => new RegExp(`^Actions\\s: ${name}$`),
    deactivate: 'Désactiver',
    activate: 'Activer',
    remove: 'Supprimer',
    forGood: 'Supprimer définitivement',
    typeName: /^Pour confirmer, saisissez/,
    lost: 'Seront perdus définitivement',
    inactive: 'Inactive',
    active: 'Active',
    none: 'Aucun résultat',
    clear: 'Effacer la recherche',
  },
  en: {
    dashboard: 'Platform dashboard',
    activity: 'Recent activity',
    organizations: 'Organisations',
    add: 'Add an organisation',
    create: 'Create the organisation',
    required: 'Field is required.',
    created: 'The organization was successfully created',
    search: 'Search for an organisation…',
    actions: (name: string) => new RegExp(`^Actions: ${name}$`),
    deactivate: 'Deactivate',
    activate: 'Activate',
    remove: 'Delete',
    forGood: 'Delete for good',
    typeName: /^To confirm, type/,
    lost: 'This will be lost for good',
    inactive: 'Inactive',
    active: 'Active',
    none: 'No results',
    clear: 'Clear the search',
  },
} as const;

test(`the super admin's dashboard counts and tells what happened (fr)`, async ({
  page,
  request,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  const person = await logInAs(page, request, { role: 'superadmin', language });
  await page.goto('/superadmin');
  await expect(page.getByRole('heading', { name: words.dashboard })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.activity })).toBeVisible();
  await expect(page.getByRole('main').getByText(person.username).first()).toBeVisible();
  await expectAccessible(page);
});

test('organisations are added, searched, closed, opened and deleted (en)', async ({
  page,
  request,
}) => {
  const language = 'en';
  const words = WORDS[language];
  await logInAs(page, request, { role: 'superadmin', language });
  const name = unique('Rive');
  const row = page.getByRole('row', { name });
  const openMenu = () => row.getByRole('button', { name: words.actions(name) }).click();
  await page.goto('/superadmin/organizations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.organizations);
  await expectAccessible(page);

  await page.getByRole('button', { name: words.add }).click();
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByRole('dialog').getByText(words.required)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('textbox').first().fill(name);
  await page.getByRole('button', { name: words.create }).click();
  await expect(page.getByText(words.created)).toBeVisible();

  await page.getByRole('searchbox', { name: words.search }).fill(name);
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  await expect(row).toContainText(words.active);

  await openMenu();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: words.deactivate }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: words.deactivate }).click();
  await expect(row).toContainText(words.inactive);
  await openMenu();
  await page.getByRole('menuitem', { name: words.activate }).click();
  await expect(row).not.toContainText(words.inactive);

  await openMenu();
  await page.getByRole('menuitem', { name: words.remove }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.lost)).toBeVisible();
  await expect(dialog.getByRole('button', { name: words.forGood })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel(words.typeName).fill(name.slice(0, -1));
  await expect(dialog.getByRole('button', { name: words.forGood })).toBeDisabled();
  await dialog.getByLabel(words.typeName).fill(name);
  await dialog.getByRole('button', { name: words.forGood }).click();
  await expect(page.getByText(words.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.clear }).click();
  await expect(page.getByRole('row')).not.toHaveCount(0);
});
