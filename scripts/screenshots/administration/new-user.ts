import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../demo-users.ts';
import type { ScreenshotSession, SessionFactory } from '../screenshot-session.ts';

interface Created {
  readonly user: { readonly id: string };
  readonly credentials: { readonly password: string };
}

/** The administrator of a new organisation, with the generated password. */
export const createUser = async (
  sessions: SessionFactory,
  organization = `Maison ${randomUUID().slice(0, 8)}`,
): Promise<{ username: string; password: string; id: string }> => {
  const owner = await sessions.logIn('superadmin');
  const username = `new-${randomUUID().slice(0, 8)}`;
  const { user, credentials } = await owner.ask<Created>('/users', {
    username,
    email: `${username}@example.org`,
    role: 'admin',
    language: sessions.language,
    organization: { name: organization },
  });
  await owner.leave();
  return { username, password: credentials.password, id: user.id };
};

/** The same after the first change of password, with empty lists. */
export const logInAsNewUser = async (
  sessions: SessionFactory,
  organization?: string,
): Promise<ScreenshotSession> => {
  const { username, password, id } = await createUser(sessions, organization);
  const first = await sessions.logIn(username, password);
  await first.ask(`/users/${id}/password`, { oldPassword: password, newPassword: PASSWORD }, 'PUT');
  await first.leave();
  return sessions.logIn(username);
};
