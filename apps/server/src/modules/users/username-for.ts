import { randomUUID } from 'node:crypto';

/** Derived from the address, with a random suffix so that it is unique and long enough. */
export const usernameFor = (email: string): string => {
  const name = (email.split('@')[0] ?? '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, 40);
  return `${name || 'user'}-${randomUUID().slice(0, 8)}`;
};
