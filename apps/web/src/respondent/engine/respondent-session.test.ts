import { describe, expect, it } from 'vitest';
import { memoryStorage } from './kept-storage.ts';
import { answersPrefix, createSessionKeeper } from './respondent-session.ts';

const SESSION = {
  id: 'q1',
  token: 't',
  resumeCode: 'ABCD-EFGH-JKMN-PQRS',
  clockOffset: 0,
  status: 'opened',
} as const;

const setUp = () => {
  const storage = memoryStorage();
  let keys = 0;
  const keeper = (campaign: string) =>
    createSessionKeeper(storage, 'screening', campaign, () => `key-${(keys += 1)}`);
  return { storage, keeper };
};

describe('a respondent’s session', () => {
  it('is kept for each campaign', () => {
    const { keeper } = setUp();
    keeper('a').write(SESSION);
    expect(keeper('a').read()).toEqual(SESSION);
    expect(keeper('b').read()).toBeNull();
  });

  it('begins with one key, however often it is asked for', () => {
    const { keeper } = setUp();
    expect(keeper('a').startKey()).toBe('key-1');
    expect(keeper('a').startKey()).toBe('key-1');
    expect(keeper('b').startKey()).toBe('key-2');
  });

  it('is forgotten with its answers and its key, and nothing else is', () => {
    const { storage, keeper } = setUp();
    storage.set('cadran.language', 'fr');
    keeper('b').write({ ...SESSION, id: 'q2' });
    storage.set(`${answersPrefix('q2')}a.b`, '1');
    keeper('a').write(SESSION);
    keeper('a').startKey();
    storage.set(`${answersPrefix('q1')}a.b`, '1');
    keeper('a').forget();
    expect(storage.keys('').toSorted()).toEqual([
      'cadran.answers.q2.a.b',
      'cadran.language',
      'cadran.screening.b',
    ]);
  });

  it('begins with the invitation of the last mail, once, whoever was here before', () => {
    const { keeper } = setUp();
    keeper('a').keepInvitation('mail-1');
    expect([keeper('a').invitation(), keeper('b').invitation()]).toEqual(['mail-1', null]);
    keeper('a').spendInvitation();
    expect(keeper('a').invitation()).toBeNull();
    keeper('a').write(SESSION);
    keeper('a').keepInvitation('mail-2');
    keeper('a').forget();
    expect(keeper('a').invitation()).toBe('mail-2');
  });

  it('is none when what is stored is not one', () => {
    const { storage, keeper } = setUp();
    storage.set('cadran.screening.a', '{');
    expect(keeper('a').read()).toBeNull();
  });
});
