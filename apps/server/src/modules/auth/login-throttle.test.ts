import { contract } from '@cadran/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const { login } = contract.auth;

describe('log-in throttle', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.close());

  it('allows at most 100 attempts per account in an hour, over both names', async () => {
    const user = await test.make.user();
    let evaluated = 0;
    for (const identifier of [user.username, user.email])
      for (let place = 0; place < 12; place++)
        for (let guess = 0; guess < 5; guess++) {
          const answer = await test.nobody.call(login, {
            body: { identifier, password: 'wrong' },
            address: `203.0.113.${place}`,
          });
          if (answer.statusCode !== 429) evaluated += 1;
        }
    expect(evaluated).toBe(100);
    test.advance(60 * 60_000);
    const later = await test.nobody.call(login, {
      body: { identifier: user.username, password: user.password },
      address: '203.0.113.1',
    });
    expect(later.statusCode).toBe(200);
  });

  it('does not reveal that a username and an email belong together', async () => {
    const user = await test.make.user();
    const guess = (identifier: string) =>
      test.nobody.call(login, { body: { identifier, password: 'wrong' } });
    for (let n = 0; n < 11; n++) await guess(user.username);
    expect((await guess(user.username)).statusCode).toBe(429);
    expect((await guess(user.email)).statusCode).toBe(401);
  });

  it('ignores case and Unicode composition of names', async () => {
    await test.make.user({ username: 'élodie-léa' });
    const spellings = ['élodie-léa', 'ÉLODIE-LÉA', 'élodie-léa'.normalize('NFD')];
    const answers: number[] = [];
    for (let n = 0; n < 12; n++) {
      const identifier = spellings[n % 3];
      const answer = await test.nobody.call(login, { body: { identifier, password: 'wrong' } });
      answers.push(answer.statusCode);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });
});
