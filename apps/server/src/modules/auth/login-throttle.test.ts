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

  it('stops one password tried on many names, not those who logged in from there before', async () => {
    const regular = await test.make.user();
    const attempt = (identifier: string, password: string) =>
      test.nobody.call(login, { body: { identifier, password }, address: '198.51.100.7' });
    const enter = () => attempt(regular.username, regular.password);
    expect((await enter()).statusCode).toBe(200);
    const answers: number[] = [];
    for (let n = 0; n < 62; n++)
      answers.push((await attempt(`name-${n}`, 'Summer2026')).statusCode);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 401), 429, 429]);
    expect((await enter()).statusCode).toBe(200);
    const newcomer = await test.make.user();
    expect((await attempt(newcomer.username, newcomer.password)).statusCode).toBe(429);
    test.advance(15 * 60_000);
    expect((await attempt(newcomer.username, newcomer.password)).statusCode).toBe(200);
  });

  it('counts the addresses of an IPv6 network as one, and not those of the next', async () => {
    const attempt = (n: number, network: string) =>
      test.nobody.call(login, {
        body: { identifier: `name-${n}`, password: 'Summer2026' },
        address: `${network}::${n.toString(16)}`,
      });
    const answers: number[] = [];
    for (let n = 1; n <= 62; n++) answers.push((await attempt(n, '2001:db8:1:2')).statusCode);
    expect(answers).toEqual([...Array.from({ length: 60 }, () => 401), 429, 429]);
    expect((await attempt(63, '2001:db8:1:3')).statusCode).toBe(401);
  });

  it('counts windows that lie in the future as over', async () => {
    const user = await test.make.user();
    const guess = () =>
      test.nobody.call(login, { body: { identifier: user.username, password: 'wrong' } });
    test.advance(5 * 365 * 86_400_000);
    for (let n = 0; n < 11; n++) await guess();
    expect((await guess()).statusCode).toBe(429);
    test.advance(-5 * 365 * 86_400_000);
    expect((await guess()).statusCode).toBe(401);
  });
});
