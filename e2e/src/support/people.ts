import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, logIn } from './log-in.ts';

export type Language = 'fr' | 'en';

export interface NewPerson {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly organizationId: string;
  readonly organizationName: string;
}

interface Wanted {
  readonly role?: 'user' | 'admin' | 'superadmin';
  readonly language?: Language;
  /** A colleague of these people; else somebody in a new organisation. */
  readonly organizationId?: string;
}

export const PASSWORD = 'a-longer-secret-2026';

/** Short, and never met before. */
export const unique = (word: string): string => `${word}-${randomUUID().slice(0, 8)}`;

interface Call {
  readonly token?: string;
  readonly data?: unknown;
}

export const call = async (
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { token, data }: Call = {},
) => {
  const response = await request.fetch(`/api${path}`, {
    method,
    ...(data !== undefined && { data }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response.status() === 204 ? null : response.json();
};

export const tokenOf = async (
  request: APIRequestContext,
  identifier: string,
  password: string,
): Promise<string> =>
  (await call(request, 'POST', '/auth/login', { data: { identifier, password } })).token;

let superadmin: Promise<string> | undefined;
/** One log-in for a whole run: the server counts them. */
export const superadminToken = (request: APIRequestContext): Promise<string> => {
  superadmin ??= tokenOf(request, 'superadmin', DEMO_PASSWORD);
  return superadmin;
};

/** A stranger in a new organisation, past the first change of password: nobody else's test sees them. */
export const makePerson = async (
  request: APIRequestContext,
  { role = 'admin', language = 'fr', organizationId }: Wanted = {},
): Promise<NewPerson> => {
  const username = unique(role);
  const { user, credentials } = await call(request, 'POST', '/users', {
    token: await superadminToken(request),
    data: {
      username,
      email: `${username}@example.org`,
      role,
      language,
      ...(organizationId === undefined
        ? { organization: { name: unique('Maison') } }
        : { organizationId }),
    },
  });
  const token = await tokenOf(request, username, credentials.password);
  await call(request, 'PUT', `/users/${user.id}/password`, {
    token,
    data: { oldPassword: credentials.password, newPassword: PASSWORD },
  });
  return {
    id: user.id,
    username,
    password: PASSWORD,
    organizationId: user.organizationId,
    organizationName: user.organizationName,
  };
};

/** A new person, logged in, in their own language. */
export const enterAs = async (
  page: Page,
  request: APIRequestContext,
  wanted: Wanted,
): Promise<NewPerson> => {
  const person = await makePerson(request, wanted);
  await logIn(page, person, person.password);
  await expect(page.locator('html')).toHaveAttribute('lang', wanted.language ?? 'fr');
  return person;
};
