import { expect, test, type Page } from '@playwright/test';
import { enterAs, PASSWORD } from '../support/people.ts';

const MESSAGES = {
  fr: {
    labels: ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer'],
    old: 'Merci de saisir votre mot de passe',
    new: 'Merci de saisir un nouveau mot de passe',
    short: 'Merci de saisir au moins 6 caractères',
    different: 'Les 2 mots de passe ne sont pas identiques',
    saved: /Nouveau mot de passe enregistré\s!/,
  },
  en: {
    labels: ['Current password', 'New password', 'Confirm'],
    old: 'Please enter your password',
    new: 'Please enter a new password',
    short: 'Please enter at least 6 characters',
    different: 'The 2 passwords are not identical',
    saved: 'New password saved!',
  },
} as const;

const fill = async (page: Page, values: readonly [string, string, string]): Promise<void> => {
  const inputs = page.locator('main input');
  for (const [index, value] of values.entries()) await inputs.nth(index).fill(value);
  await page.locator('main button[type=submit]').click();
};

for (const language of ['fr', 'en'] as const) {
  const words = MESSAGES[language];
  test(`the password is changed with the spec’s messages (${language})`, async ({
    page,
    request,
  }) => {
    await enterAs(page, request, { role: 'user', language });
    await page.goto('/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await fill(page, ['', '', '']);
    await expect(page.getByText(words.old)).toBeVisible();
    await expect(page.getByText(words.new)).toBeVisible();
    await fill(page, [PASSWORD, '12345', '12345']);
    await expect(page.getByText(words.short)).toBeVisible();
    await fill(page, [PASSWORD, '123456x', '123456y']);
    await expect(page.getByText(words.different)).toBeVisible();
    await fill(page, [PASSWORD, 'another-secret', 'another-secret']);
    await expect(page.getByText(words.saved)).toBeVisible();
    await fill(page, ['another-secret', PASSWORD, PASSWORD]);
    await expect(page.getByText(words.saved).first()).toBeVisible();
  });
}
