import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** The demonstration's people (apps/server, boot/demonstration). */
export const DEMO_PASSWORD = 'cadran-demo';
export type Person = 'superadmin' | 'camille' | 'louis' | 'ines' | 'grace' | 'oliver';

export interface Account {
  readonly username: string;
  readonly password: string;
}

const accountOf = (person: Person | Account): Account =>
  typeof person === 'string' ? { username: person, password: DEMO_PASSWORD } : person;

/** A token for the API; the cookie stays with the caller, and so in the browser whose caller this is. */
export const tokenOf = async (
  request: APIRequestContext,
  person: Person | Account,
): Promise<string> => {
  const { username, password } = accountOf(person);
  const answer = await request.post('/api/auth/login', {
    data: { identifier: username, password },
  });
  expect(answer.ok(), `log in as ${username}: ${answer.status()}`).toBe(true);
  return (await answer.json()).token;
};

/** The browser is logged in; which page is opened is the journey's own affair. */
export const logIn = async (page: Page, person: Person | Account): Promise<void> => {
  await tokenOf(page.request, person);
};

/** As a person does it, on the login page. */
export const typeLogIn = async (page: Page, person: Person | Account): Promise<void> => {
  const { username, password } = accountOf(person);
  await page.getByLabel(/^(Identifiant|Login)/).fill(username);
  await page.getByLabel(/^(Mot de passe|Password)/).fill(password);
  await page.getByRole('button', { name: /^(Se connecter|Connect)$/ }).click();
};

const kept = new Map<Person, { readonly token: Promise<string>; readonly until: number }>();
/** One log-in for many journeys, for as long as its token lives. */
export const demoToken = (request: APIRequestContext, person: Person): Promise<string> => {
  const known = kept.get(person);
  if (known && known.until > Date.now()) return known.token;
  const token = tokenOf(request, person);
  kept.set(person, { token, until: Date.now() + 10 * 60_000 });
  return token;
};
