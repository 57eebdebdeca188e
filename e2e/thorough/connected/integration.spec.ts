import { createHmac } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { logInAs, unique } from '../../support/test-users.ts';
import { test } from '../../support/connections/connected-app.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a key is made, shown once, used and revoked; a webhook is added, tried out, paused and deleted', async ({
  page,
  request,
  connections: { hooks },
}) => {
  await logInAs(page, request, { role: 'admin', language: 'fr' });
  const dialog = page.getByRole('dialog');
  const shown = (label: string) =>
    dialog.getByRole('group', { name: label }).getByRole('code').innerText();
  const noted = dialog.getByRole('button', { name: 'C’est noté' });
  const choose = async (row: Locator, action: string): Promise<void> => {
    await row.getByRole('button').click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  await page.goto('/admin/organization/integration');
  await expect(page.getByRole('link', { name: 'Référence de l’API' })).toHaveAttribute(
    'href',
    '/api/docs',
  );

  await page.getByRole('button', { name: 'Créer une clé' }).click();
  await dialog.locator('[name=name]').fill('HR software');
  await dialog.getByRole('button', { name: 'Créer la clé' }).click();
  await expect(dialog.getByText('Choisissez au moins un droit.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Lire les campagnes' }).check();
  await dialog.getByRole('button', { name: 'Créer la clé' }).click();
  const key = await shown('Clé d’API');
  await dialog.getByRole('group', { name: 'Clé d’API' }).getByRole('button').click();
  await expect(page.getByText(/dans le presse-papiers/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await shown('Clé d’API')).toBe(key);
  await noted.click();

  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  await dialog.locator('[name=url]').fill('https://elsewhere.example/hook');
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(dialog.getByText(/n’autorise pas cette adresse/)).toBeVisible();
  const path = `/${unique('hook')}`;
  await dialog.locator('[name=url]').fill(hooks.origin + path);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  const secret = await shown('Secret de signature');
  await noted.click();

  const keyRow = page.getByRole('row', { name: /HR software/ });
  await expect(keyRow).toContainText(key.slice(0, 12));
  await expect(keyRow).toContainText('Jamais utilisée');
  const asKey = { headers: { authorization: `Bearer ${key}` } };
  expect((await request.get('/api/screening/campaigns', asKey)).status()).toBe(200);
  expect((await request.get('/api/users', asKey)).status()).toBe(403);
  await page.reload();
  await expect(keyRow).toBeVisible();
  await expect(keyRow).not.toContainText('Jamais utilisée');
  await expectAccessible(page);
  await choose(keyRow, 'Révoquer');
  await dialog.getByRole('button', { name: 'Révoquer la clé' }).click();
  await expect(page.getByText('Aucune clé')).toBeVisible();
  expect((await request.get('/api/screening/campaigns', asKey)).status()).toBe(401);

  const hookRow = page.getByRole('row', { name: hooks.origin + path });
  await choose(hookRow, 'Derniers envois');
  hooks.status = 500;
  await dialog.getByRole('button', { name: 'Envoyer un essai' }).click();
  await expect(dialog.getByText('HTTP 500')).toBeVisible();
  await expect(dialog.getByText('En attente')).toBeVisible();
  await expectAccessible(page);
  hooks.status = 204;
  await dialog.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(dialog.getByText('Remis')).toBeVisible();
  await expect(dialog.getByText('HTTP 204')).toBeVisible();
  const { signature = '', body = '' } = hooks.received.findLast((one) => one.path === path) ?? {};
  const [, seconds, hex] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
  expect(hex).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
  await page.keyboard.press('Escape');
  await choose(hookRow, 'Mettre en pause');
  await expect(hookRow).toContainText('En pause');
  await choose(hookRow, 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer le webhook' }).click();
  await expect(page.getByText('Aucun webhook')).toBeVisible();
});
