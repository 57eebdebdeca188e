import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs, unique } from '../support/test-users.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    open: 'Importer',
    text: /^Lignes à importer/,
    header: 'La ligne des titres est à corriger',
    unknown: /couleur préférée/,
    missing: /Adresse e-mail.*manque/,
    report: 'Résultat de l’import',
    summary: '1 utilisateur créé, 2 lignes refusées',
    email: /Adresse e-mail\s: Saisissez une adresse/,
    copy: 'Copier les identifiants',
    copied: 'Vous avez copié les identifiants dans le presse-papiers.',
    download: 'Télécharger les identifiants',
    file: 'identifiants.csv',
    noted: 'C’est noté',
    template: 'Télécharger un modèle',
  },
  en: {
    open: 'Import',
    text: /^Rows to import/,
    header: 'The row of headings needs correcting',
    unknown: /couleur préférée/,
    missing: /Email address.*missing/,
    report: 'Result of the import',
    summary: '1 user created, 2 rows refused',
    email: 'Email address: Field must be a valid email.',
    copy: 'Copy the credentials',
    copied: 'You copied the credentials to your clipboard.',
    download: 'Download the credentials',
    file: 'credentials.csv',
    noted: 'I have noted them',
    template: 'Download a template',
  },
} as const;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('users are imported from a CSV file with a report line by line (fr)', async ({
  page,
  request,
}) => {
  const language = 'fr';
  const words = WORDS[language];
  const admin = await logInAs(page, request, { role: 'admin', language });
  const username = unique('zoé');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(words.text)).toBeVisible();
  await expectAccessible(page);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.template }).click(),
  ]);
  expect(template.suggestedFilename()).toMatch(/\.csv$/);

  await dialog.getByLabel(words.text).fill('identifiant;couleur préférée\nzoe;bleu\n');
  await dialog.getByRole('button', { name: words.open, exact: true }).click();
  await expect(dialog.getByText(words.header)).toBeVisible();
  await expect(dialog.getByText(words.unknown).last()).toBeVisible();
  await expect(dialog.getByText(words.missing)).toBeVisible();
  await expectAccessible(page);

  const csv = [
    'Identifiant;E-mail;Rôle',
    `${username};${username.replace('é', 'e')}@example.org;administratrice`,
    `${admin.username};other-${username.replace('é', 'e')}@example.org;utilisateur`,
    'max;not an address;utilisateur',
  ].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'équipe.csv',
    mimeType: 'text/csv',
    // As a French spreadsheet saves it.
    buffer: Buffer.from(csv, 'latin1'),
  });
  await expect(dialog.getByLabel(words.text)).toHaveValue(new RegExp(username));
  await dialog.getByRole('button', { name: words.open, exact: true }).click();

  await expect(dialog.getByText(words.summary)).toBeVisible();
  const lines = dialog.getByRole('table', { name: words.report }).locator('tbody tr');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText(username);
  await expect(lines.nth(2)).toContainText(words.email);
  await expectAccessible(page);
  const password = await lines.nth(0).getByRole('code').innerText();
  await dialog.getByRole('button', { name: words.copy }).click();
  await expect(page.getByText(words.copied)).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${username}\t${password}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: words.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(words.file);
  expect(await readFile(await download.path(), 'utf8')).toContain(`"${password}"`);
  await dialog.getByRole('button', { name: words.noted }).click();
  await expect(page.getByRole('main').getByRole('row', { name: username })).toBeVisible();
});
