import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs, unique } from '../support/test-users.ts';

test('users are imported from a CSV file with a report line by line', async ({ page, request }) => {
  const admin = await logInAs(page, request, { role: 'admin', language: 'fr' });
  const username = unique('zoé');
  const email = `${username.replace('é', 'e')}@example.org`;
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Importer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const text = dialog.getByLabel(/^Lignes à importer/);
  await expect(text).toBeVisible();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger un modèle' }).click(),
  ]);
  expect(template.suggestedFilename()).toMatch(/\.csv$/);

  await text.fill('identifiant;couleur préférée\nzoe;bleu\n');
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('couleur préférée');
  await expectAccessible(page);

  const csv = [
    'Identifiant;E-mail;Rôle',
    `${username};${email};administratrice`,
    `${admin.username};other-${email};utilisateur`,
    'max;not an address;utilisateur',
  ].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'équipe.csv',
    mimeType: 'text/csv',
    // As a French spreadsheet saves it.
    buffer: Buffer.from(csv, 'latin1'),
  });
  await expect(text).toHaveValue(new RegExp(username));
  await dialog.getByRole('button', { name: 'Importer', exact: true }).click();

  await expect(dialog.getByText('1 utilisateur créé, 2 lignes refusées')).toBeVisible();
  const lines = dialog.getByRole('table', { name: 'Résultat de l’import' }).locator('tbody tr');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText(username);
  await expect(lines.nth(2)).toContainText(/Adresse e-mail\s: Saisissez une adresse/);
  await expectAccessible(page);
  const password = await lines.nth(0).getByRole('code').innerText();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger les identifiants' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('identifiants.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(`"${password}"`);
  await dialog.getByRole('button', { name: 'C’est noté' }).click();
  await expect(page.getByRole('main').getByRole('row', { name: username })).toBeVisible();
});
