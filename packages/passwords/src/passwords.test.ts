import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { generatePassword } from './generate-password.ts';
import {
  hashPassword,
  needsRehash,
  NO_PASSWORD,
  takeTurnsHashing,
  verifyPassword,
} from './hash-password.ts';

describe('passwords', () => {
  it('are stored as argon2id with at least 19456 KiB, two passes and a random salt', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(one).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
    expect(one).not.toBe(two);
    expect(await verifyPassword('secret', one)).toBe(true);
    expect(await verifyPassword('secreT', one)).toBe(false);
  });

  it('are not truncated: the last of 200 characters counts', async () => {
    const long = 'x'.repeat(199);
    const hash = await hashPassword(`${long}a`);
    expect(await verifyPassword(`${long}a`, hash)).toBe(true);
    expect(await verifyPassword(`${long}b`, hash)).toBe(false);
  });

  it('match in any Unicode composition', async () => {
    const hash = await hashPassword('été à la plage'.normalize('NFD'));
    expect(await verifyPassword('été à la plage'.normalize('NFC'), hash)).toBe(true);
  });

  it('are rehashed when stored with weaker parameters', async () => {
    const hash = await hashPassword('secret');
    expect(needsRehash(hash)).toBe(false);
    expect(needsRehash(hash.replace('t=2', 't=1'))).toBe(true);
    expect(needsRehash(hash.replace('m=19456', 'm=19455'))).toBe(true);
    expect(needsRehash('$2b$10$abc')).toBe(true);
  });

  it('never match the dummy hash', async () => {
    expect(needsRehash(NO_PASSWORD)).toBe(false);
    expect(await verifyPassword('', NO_PASSWORD)).toBe(false);
  });

  it('are strong and unique when generated', () => {
    const made = new Set(Array.from({ length: 500 }, generatePassword));
    expect(made.size).toBe(500);
    for (const password of made)
      expect(password).toMatch(/^([A-HJ-NP-Za-km-z2-9]{5}-){3}[A-HJ-NP-Za-km-z2-9]{5}$/);
  });

  it('are recognised as common, ignoring case', () => {
    expect(isCommonPassword('Azerty')).toBe(true);
    expect(isCommonPassword('MotDePasse')).toBe(true);
    expect(isCommonPassword('azerty-et-autre-chose')).toBe(false);
  });

  it('are hashed when it is the turn of this process, which is given back', async () => {
    const turns: string[] = [];
    const { promise: turn, resolve: give } = Promise.withResolvers<void>();
    takeTurnsHashing(async () => {
      turns.push('asked');
      await turn;
      return () => void turns.push('given back');
    });
    const hash = hashPassword('secret').finally(() => turns.push('hashed'));
    give();
    expect(await hash).toContain('argon2id');
    takeTurnsHashing(async () => () => undefined);
    expect(turns).toEqual(['asked', 'given back', 'hashed']);
  });
});
