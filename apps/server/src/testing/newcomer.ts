import { randomUUID } from 'node:crypto';

/** The body of a valid `POST /users`, each time another person. */
export const newcomer = (organizationId: string, more: object = {}) => {
  const username = `new-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, organizationId, ...more };
};
