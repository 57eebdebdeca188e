import { randomUUID } from 'node:crypto';

/** A valid body of `POST /users` with a unique user. */
export const newcomer = (organizationId: string, more: object = {}) => {
  const username = `new-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, organizationId, ...more };
};
