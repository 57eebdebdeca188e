import { randomBytes } from 'node:crypto';
import { parseAccessCode } from '@cadran/contract';
import { describe, expect, it } from 'vitest';
import { assignRounds } from './assign-rounds.ts';
import { type CodeAddress, deriveMailedCode } from './derive-mailed-code.ts';

describe('the code of an address', () => {
  const secret = randomBytes(32);

  it('is the same whenever it is derived, however the address is written', () => {
    const code = deriveMailedCode(secret, { email: 'zoe@example.org', round: 0 });
    expect(parseAccessCode(code)).toEqual({ code });
    expect(deriveMailedCode(secret, { email: ' Zoe@Example.ORG', round: 0 })).toBe(code);
  });

  it('is another for another address, secret or round', () => {
    const codes = [
      deriveMailedCode(secret, { email: 'zoe@example.org', round: 0 }),
      deriveMailedCode(secret, { email: 'zoe@example.org', round: 1 }),
      deriveMailedCode(secret, { email: 'zoë@example.org', round: 0 }),
      deriveMailedCode(randomBytes(32), { email: 'zoe@example.org', round: 0 }),
    ];
    expect(new Set(codes).size).toBe(4);
  });
});

describe('addresses whose hashes begin alike', () => {
  /** Three codes in all, so that addresses collide. */
  const derive = ({ email, round }: CodeAddress) => `code ${(email.length + round) % 3}`;
  const address = (email: string, round = 0): CodeAddress => ({ email, round });

  it('get different codes, and those invited before keep theirs', () => {
    const invited = [address('a@x'), address('bb@x')];
    const given = assignRounds(derive, invited, [address('c@x')]);
    expect(given).toEqual([{ email: 'c@x', round: 2, code: 'code 2' }]);
  });

  it('get different codes within one request too', () => {
    const given = assignRounds(derive, [], [address('a@x'), address('b@x'), address('c@x')]);
    expect(new Set(given.map(({ code }) => code)).size).toBe(3);
  });

  it('keep their code when they are invited again', () => {
    const invited = [address('a@x'), address('c@x', 2)];
    const again = assignRounds(derive, invited, [address('c@x', 2)]);
    expect(again).toEqual([{ email: 'c@x', round: 2, code: 'code 2' }]);
  });
});
