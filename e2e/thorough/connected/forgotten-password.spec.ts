import type { ReceivedMail } from '@cadran/testing/mail-server';
import { expect, type Page } from '@playwright/test';
import { mailsTo } from '../../support/mail/received-mail.ts';
import { expectAccessible } from '../../support/expect-accessible.ts';
import { typeLogIn } from '../../support/log-in.ts';
import { call, logInAs, createTestUser, unique } from '../../support/test-users.ts';
import { test } from '../../support/connections/connected-app.ts';

const resetLink = (mail: ReceivedMail | undefined): string =>
  /http:\S+\/reset-password#\S+/.exec(mail?.text ?? '')?.[0] ?? '';

const choose = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel(/^(New password|Nouveau mot de passe)/).fill(password);
  await page.getByLabel(/^Confirm/).fill(password);
  await page.getByRole('button', { name: /^(Save the|Enregistrer le)/ }).click();
};

test('a forgotten password is chosen anew by the link of a mail, once, and ends the own sessions alone', async ({
  page,
  request,
  connections: { mail },
}) => {
  const colleague = await logInAs(page, request, { role: 'user', language: 'en' });
  const person = await createTestUser(request, { role: 'user', language: 'en' });
  const address = `${person.username}@example.org`;
  // The first mail is the one with the access, which may arrive late.
  await mailsTo(mail, address);
  await call(request, 'POST', '/auth/password/forgot', { data: { identifier: person.username } });
  const [, asked] = await mailsTo(mail, address, 2);
  const link = resetLink(asked);

  // In the browser of a colleague who is logged in, and stays so.
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await choose(page, 'password');
  await expect(page.getByText(/too common/)).toBeVisible();
  await expect(page.getByText(/^Strength/)).toBeVisible();
  await expectAccessible(page);
  await choose(page, 'a-new-secret-2026');
  await expect(page.getByText(`the session of ${colleague.username} is still open`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch accounts' }).click();
  await typeLogIn(page, { username: person.username, password: 'a-new-secret-2026' });
  await expect(page.getByRole('banner')).toContainText(person.username);

  await page.goto(link);
  await choose(page, 'yet-another-secret');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('Please enter a login')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Login/).fill(person.username);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expectAccessible(page);

  // In the own browser: this session ends.
  const [, , again] = await mailsTo(mail, address, 3);
  await page.goto(resetLink(again));
  await choose(page, 'a-newer-secret-2026');
  await expect(page.getByRole('heading', { name: 'New password saved!' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login/);
});

test('a new user gets the access by mail, or not, and chooses the first password by its link', async ({
  page,
  request,
  browser,
  connections: { mail },
}) => {
  await logInAs(page, request, { role: 'admin', language: 'fr' });
  await page.goto('/admin/users');
  const dialog = page.getByRole('dialog');
  const create = async (send: boolean): Promise<string> => {
    const name = unique('new');
    await page.getByRole('button', { name: 'Ajouter un utilisateur' }).click();
    await dialog.locator('[name=username]').fill(name);
    await dialog.locator('[name=email]').fill(`${name}@example.org`);
    const choice = dialog.getByRole('switch', { name: 'Envoyer l’accès par e-mail' });
    await expect(choice).toBeChecked();
    if (!send) await choice.uncheck({ force: true });
    await dialog.getByRole('button', { name: 'Créer l’utilisateur' }).click();
    await expect(dialog.getByRole('code').first()).toHaveText(name);
    return name;
  };
  const told = (name: string) => dialog.getByText(`Un e-mail a été envoyé à ${name}@example.org`);
  const noted = dialog.getByRole('button', { name: 'C’est noté' });
  const untold = await create(false);
  await expect(told(untold)).toHaveCount(0);
  await noted.click();
  await expect(dialog).toHaveCount(0);
  const username = await create(true);
  await expect(told(username)).toBeVisible();
  await expectAccessible(page);

  const [access] = await mailsTo(mail, `${username}@example.org`);
  // In the new user's language, which is the organisation's unless somebody says otherwise.
  expect(access?.subject).toMatch(/Votre accès à Cadran/);
  expect(access?.text).toContain(username);
  // Who was created before.
  expect(mail.to(`${untold}@example.org`)).toEqual([]);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(resetLink(access));
  await choose(elsewhere, 'my-very-first-secret');
  await elsewhere.getByRole('link', { name: 'Se connecter' }).click();
  await typeLogIn(elsewhere, { username, password: 'my-very-first-secret' });
  await expect(elsewhere.getByRole('banner')).toContainText(username);
  await elsewhere.close();
});
