import { expect } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { logInAs, unique } from '../support/test-users.ts';
import { test } from './connected-app.ts';
import { languagesFor } from '../support/languages-for.ts';

const WORDS = {
  fr: {
    add: 'Ajouter un utilisateur',
    send: 'Envoyer l’accès par e-mail',
    create: 'Créer l’utilisateur',
    mailed: (address: string) => `Un e-mail a été envoyé à ${address}`,
    noted: 'C’est noté',
  },
  en: {
    add: 'Add a user',
    send: 'Send the log-in details by email',
    create: 'Create the user',
    mailed: (address: string) => `A message has been sent to ${address}`,
    noted: 'I have noted them',
  },
} as const;

for (const language of languagesFor('en')) {
  const words = WORDS[language];
  test(`a new user gets the access by mail, or not, as whoever creates them chooses (${language})`, async ({
    page,
    request,
    connections: { mail },
  }) => {
    await logInAs(page, request, { role: 'admin', language });
    await page.goto('/admin/users');
    const dialog = page.getByRole('dialog');
    const create = async (send: boolean): Promise<string> => {
      const name = unique('new');
      await page.getByRole('button', { name: words.add }).click();
      await dialog.locator('[name=username]').fill(name);
      await dialog.locator('[name=email]').fill(`${name}@example.org`);
      const choice = dialog.getByRole('switch', { name: words.send });
      await expect(choice).toBeChecked();
      if (!send) await choice.uncheck({ force: true });
      await dialog.getByRole('button', { name: words.create }).click();
      await expect(dialog.getByRole('code').first()).toHaveText(name);
      return `${name}@example.org`;
    };
    const told = await create(true);
    await expect(dialog.getByText(words.mailed(told))).toBeVisible();
    if (language === 'fr') await expectAccessible(page);
    await dialog.getByRole('button', { name: words.noted }).click();
    await expect.poll(() => mail.to(told).length).toBe(1);
    // In the new user's language, which is the organisation's unless somebody says otherwise.
    expect(mail.to(told)[0]?.subject).toMatch(/Votre accès à Cadran/);

    const untold = await create(false);
    await expect(dialog.getByText(words.mailed(untold))).toHaveCount(0);
    await dialog.getByRole('button', { name: words.noted }).click();
    expect(mail.to(untold)).toEqual([]);
  });
}
