import { createHmac } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs } from '../support/test-users.ts';
import { test } from './connected-app.ts';
import { languagesFor } from '../support/languages-for.ts';

const WORDS = {
  fr: {
    add: 'Créer une clé',
    create: 'Créer la clé',
    noScope: 'Choisissez au moins un droit.',
    scope: 'Lire les campagnes',
    key: 'Clé d’API',
    copied: /dans le presse-papiers/,
    noted: 'C’est noté',
    unused: 'Jamais utilisée',
    revoke: 'Révoquer',
    revokeKey: 'Révoquer la clé',
    noKeys: 'Aucune clé',
    addHook: 'Ajouter une adresse',
    createHook: 'Ajouter',
    notAllowed: /n’autorise pas cette adresse/,
    secret: 'Secret de signature',
    deliveries: 'Derniers envois',
    ping: 'Envoyer un essai',
    delivered: 'Remis',
    waiting: 'En attente',
    again: 'Renvoyer',
    pause: 'Mettre en pause',
    paused: 'En pause',
    remove: 'Supprimer',
    removeHook: 'Supprimer le webhook',
    noHooks: 'Aucun webhook',
    docs: 'Référence de l’API',
  },
  en: {
    add: 'Create a key',
    create: 'Create the key',
    noScope: 'Choose at least one scope.',
    scope: 'Read campaigns',
    key: 'API key',
    copied: /to your clipboard/,
    noted: 'I have noted it',
    unused: 'Never used',
    revoke: 'Revoke',
    revokeKey: 'Revoke the key',
    noKeys: 'No keys yet',
    addHook: 'Add an address',
    createHook: 'Add',
    notAllowed: /does not allow this address/,
    secret: 'Signing secret',
    deliveries: 'Last deliveries',
    ping: 'Send a test',
    delivered: 'Delivered',
    waiting: 'Waiting',
    again: 'Send again',
    pause: 'Pause',
    paused: 'Paused',
    remove: 'Delete',
    removeHook: 'Delete the webhook',
    noHooks: 'No webhooks yet',
    docs: 'API reference',
  },
} as const;

const shown = (page: Page, label: string): Promise<string> =>
  page.getByRole('group', { name: label }).getByRole('code').innerText();

const choose = async (page: Page, row: Locator, action: string): Promise<void> => {
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  test(`a key is made, shown once, used and revoked (${language})`, async ({ page, request }) => {
    await logInAs(page, request, { role: 'admin', language });
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/organization/integration');
    await expect(page.getByRole('link', { name: words.docs })).toHaveAttribute('href', '/api/docs');
    if (language === 'fr') await expectAccessible(page);
    await page.getByRole('button', { name: words.add }).click();
    await dialog.locator('[name=name]').fill('HR software');
    await dialog.getByRole('button', { name: words.create }).click();
    await expect(dialog.getByText(words.noScope)).toBeVisible();
    if (language === 'fr') await expectAccessible(page);
    await dialog.getByRole('checkbox', { name: words.scope }).check();
    await dialog.getByRole('button', { name: words.create }).click();
    const key = await shown(page, words.key);
    await dialog.getByRole('group', { name: words.key }).getByRole('button').click();
    await expect(page.getByText(words.copied)).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await shown(page, words.key)).toBe(key);
    await dialog.getByRole('button', { name: words.noted }).click();

    const row = page.getByRole('row', { name: /HR software/ });
    await expect(row).toContainText(key.slice(0, 12));
    await expect(row).toContainText(words.unused);
    const asKey = { headers: { authorization: `Bearer ${key}` } };
    expect((await request.get('/api/screening/campaigns', asKey)).status()).toBe(200);
    expect((await request.get('/api/users', asKey)).status()).toBe(403);
    await page.reload();
    await expect(row).not.toContainText(words.unused);
    if (language === 'fr') await expectAccessible(page);

    await choose(page, row, words.revoke);
    await dialog.getByRole('button', { name: words.revokeKey }).click();
    await expect(page.getByText(words.noKeys)).toBeVisible();
    expect((await request.get('/api/screening/campaigns', asKey)).status()).toBe(401);
  });

  test(`a webhook is added, tried out, sent to again, paused and deleted (${language})`, async ({
    page,
    request,
    connections: { hooks },
  }) => {
    await logInAs(page, request, { role: 'admin', language });
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/organization/integration');
    await page.getByRole('button', { name: words.addHook }).click();
    await dialog.locator('[name=url]').fill('https://elsewhere.example/hook');
    await dialog.getByRole('button', { name: words.createHook }).click();
    await expect(dialog.getByText(words.notAllowed)).toBeVisible();
    const url = `${hooks.origin}/${language}`;
    await dialog.locator('[name=url]').fill(url);
    await dialog.getByRole('button', { name: words.createHook }).click();
    const secret = await shown(page, words.secret);
    await dialog.getByRole('button', { name: words.noted }).click();

    const row = page.getByRole('row', { name: url });
    await choose(page, row, words.deliveries);
    hooks.status = 500;
    await dialog.getByRole('button', { name: words.ping }).click();
    await expect(dialog.getByText('HTTP 500')).toBeVisible();
    await expect(dialog.getByText(words.waiting)).toBeVisible();
    if (language === 'fr') await expectAccessible(page);
    hooks.status = 204;
    await dialog.getByRole('button', { name: words.again }).click();
    await expect(dialog.getByText(words.delivered)).toBeVisible();
    await expect(dialog.getByText('HTTP 204')).toBeVisible();
    const { signature = '', body = '' } = hooks.received.at(-1) ?? {};
    const [, seconds, hex] = /^t=(\d+),v1=(\w+)$/.exec(signature) ?? [];
    expect(hex).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
    await page.keyboard.press('Escape');

    await choose(page, row, words.pause);
    await expect(row).toContainText(words.paused);
    await choose(page, row, words.remove);
    await dialog.getByRole('button', { name: words.removeHook }).click();
    await expect(page.getByText(words.noHooks)).toBeVisible();
  });
}
