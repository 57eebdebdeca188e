import { describe, expect, it } from 'vitest';
import { memoryStorage } from './key-value-storage.ts';
import { answersPrefix, createSessionStore } from './respondent-session.ts';

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
  const store = (campaign: string) =>
    createSessionStore(storage, 'screening', campaign, () => `key-${(keys += 1)}`);
  return { storage, store };
};

describe('a respondent’s session', () => {
  it('is kept for each campaign', () => {
    const { store } = setUp();
    store('a').write(SESSION);
    expect(store('a').read()).toEqual(SESSION);
    expect(store('b').read()).toBeNull();
  });

  it('has one start key, however often it is read', () => {
    const { store } = setUp();
    expect(store('a').startKey()).toBe('key-1');
    expect(store('a').startKey()).toBe('key-1');
    expect(store('b').startKey()).toBe('key-2');
  });

  it('is deleted with its answers and its key only', () => {
    const { storage, store } = setUp();
    storage.set('cadran.language', 'fr');
    store('b').write({ ...SESSION, id: 'q2' });
    storage.set(`${answersPrefix('q2')}a.b`, '1');
    store('a').write(SESSION);
    store('a').startKey();
    storage.set(`${answersPrefix('q1')}a.b`, '1');
    store('a').clear();
    expect(storage.keys('').toSorted()).toEqual([
      'cadran.answers.q2.a.b',
      'cadran.language',
      'cadran.screening.b',
    ]);
  });

  it('starts with the invitation of the last link, once', () => {
    const { store } = setUp();
    store('a').saveInvitation('mail-1');
    expect([store('a').invitation(), store('b').invitation()]).toEqual(['mail-1', null]);
    store('a').clearInvitation();
    expect(store('a').invitation()).toBeNull();
    store('a').write(SESSION);
    store('a').saveInvitation('mail-2');
    store('a').clear();
    expect(store('a').invitation()).toBe('mail-2');
  });

  it('is null when the stored value is invalid', () => {
    const { storage, store } = setUp();
    storage.set('cadran.screening.a', '{');
    expect(store('a').read()).toBeNull();
  });
});
