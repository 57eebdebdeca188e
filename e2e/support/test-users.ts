import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoToken, tokenOf } from './log-in.ts';

export type Language = 'fr' | 'en';

export interface TestUser {
  readonly id: string;
  readonly username: string;
  readonly password: string;
  readonly organizationId: string;
  readonly organizationName: string;
  /** For the API. */
  readonly token: string;
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

/**
 * A stranger in a new organisation, past the first change of password: nobody else's test sees them.
 * `enters`: whose cookie the log-in leaves.
 */
export const createTestUser = async (
  request: APIRequestContext,
  { role = 'admin', language = 'fr', organizationId }: Wanted = {},
  enters: APIRequestContext = request,
): Promise<TestUser> => {
  const username = unique(role);
  const platform = { token: await demoToken(request, 'superadmin') };
  const data = { username, email: `${username}@example.org`, role, language };
  const organization = organizationId
    ? { id: organizationId }
    : await call(request, 'POST', '/organizations', {
        ...platform,
        data: { name: unique('Maison') },
      });
  const { user, credentials } = await call(request, 'POST', '/users', {
    ...platform,
    data: { ...data, organizationId: organization.id },
  });
  const token = await tokenOf(enters, { username, password: credentials.password });
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
    token,
  };
};

/** A new person, logged in; which page is opened is the journey's own affair. */
export const logInAs = (
  page: Page,
  request: APIRequestContext,
  wanted: Wanted,
): Promise<TestUser> => createTestUser(request, wanted, page.request);

/** A new administrator in a demonstration's organisation: what it shows, in the reader's own language. */
export const logInAsDemoUser = async (
  page: Page,
  request: APIRequestContext,
  language: Language,
  of: 'camille' | 'grace' = 'camille',
): Promise<TestUser> => {
  const { user } = await call(request, 'GET', '/auth/session', {
    token: await demoToken(request, of),
  });
  return logInAs(page, request, { language, organizationId: user.organizationId });
};
