import { randomUUID } from 'node:crypto';
import { PASSWORD } from './people.ts';
import type { Sitter, Studio } from './studio.ts';

interface Created {
  readonly user: { readonly id: string };
  readonly credentials: { readonly password: string };
}

/** Somebody whose organisation is as new as they are; the password is still the one they were given. */
export const invite = async (
  studio: Studio,
  role: 'user' | 'admin',
  organization = `Maison ${randomUUID().slice(0, 8)}`,
): Promise<{ username: string; password: string; id: string }> => {
  const owner = await studio.enter('superadmin');
  const username = `new-${role}-${randomUUID().slice(0, 8)}`;
  const { user, credentials } = await owner.ask<Created>('/users', {
    username,
    email: `${username}@example.org`,
    role,
    language: studio.language,
    organization: { name: organization },
  });
  await owner.leave();
  return { username, password: credentials.password, id: user.id };
};

/** The same, past the first change of password: what a product with nothing in it looks like. */
export const enterNewcomer = async (
  studio: Studio,
  role: 'user' | 'admin',
  organization?: string,
): Promise<Sitter> => {
  const { username, password, id } = await invite(studio, role, organization);
  const first = await studio.enter(username, password);
  await first.ask(`/users/${id}/password`, { oldPassword: password, newPassword: PASSWORD }, 'PUT');
  await first.leave();
  return studio.enter(username);
};
