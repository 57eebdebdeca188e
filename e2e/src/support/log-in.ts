import type { Page } from '@playwright/test';

/** The demonstration's people (apps/server, boot/demonstration). */
export const DEMO_PASSWORD = 'cadran-demo';
export type Person = 'superadmin' | 'camille' | 'louis' | 'ines' | 'grace' | 'oliver';

export const logIn = async (
  page: Page,
  person: Person | { readonly username: string },
  password = DEMO_PASSWORD,
): Promise<void> => {
  await page.goto('/login');
  await page
    .getByLabel(/^(Identifiant|Login)/)
    .fill(typeof person === 'string' ? person : person.username);
  await page.getByLabel(/^(Mot de passe|Password)/).fill(password);
  await page.getByRole('button', { name: /^(Se connecter|Connect)$/ }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};
