import { describe, expect, it } from 'vitest';
import { MINUTE, NOON, openedSession, someUser } from './opened-session.fixture.ts';
import { createSessionKeeper } from './session-keeper.ts';

type Answer = () => Response | Promise<Response>;

const ok =
  (body: unknown, headers: Record<string, string> = {}): Answer =>
  () =>
    Response.json(body, { headers });
const refused =
  (status: number, code: string): Answer =>
  () =>
    Response.json({ error: { code, message: '', requestId: 'r' } }, { status });
const unreachable: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A keeper in front of a server that gives these answers one after the other. */
const keeperWith = (...answers: Answer[]) => {
  const clock = { now: NOON };
  const calls: unknown[] = [];
  const keeper = createSessionKeeper({
    fetch: async (url) => {
      calls.push(url);
      const answer = answers.shift();
      if (!answer) throw new Error('one call too many');
      return answer();
    },
    now: () => clock.now,
    exclusively: (work) => work(),
  });
  return { keeper, clock, calls };
};

describe('on start', () => {
  it('the session comes back from the server', async () => {
    const { keeper, calls } = keeperWith(ok(openedSession()));
    await keeper.refresh();
    expect(calls).toEqual(['/api/auth/refresh']);
    expect(keeper.state().current?.user.username).toBe('louis');
    expect(await keeper.freshToken()).toBe('first');
  });

  it('a refused refresh leaves nobody logged in', async () => {
    const { keeper } = keeperWith(refused(401, 'unauthenticated'));
    await keeper.refresh();
    expect(keeper.state()).toEqual({ current: null, ended: null });
    expect(await keeper.freshToken()).toBeNull();
  });

  it('a server out of reach is told apart from one that refuses', async () => {
    await expect(keeperWith(unreachable).keeper.refresh()).rejects.toMatchObject({
      code: 'network',
    });
    await expect(keeperWith(refused(503, 'unavailable')).keeper.refresh()).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('a token', () => {
  const second = ok(openedSession({ token: 'second' }));

  it.each([
    ['above one minute before its end', 14 * MINUTE - 1, 'first'],
    ['one minute before its end', 14 * MINUTE, 'second'],
    ['below one minute before its end', 14 * MINUTE + 1, 'second'],
  ])('%s: the %i ms old one is %s', async (_when, age, token) => {
    const { keeper, clock } = keeperWith(second);
    keeper.open(openedSession());
    clock.now += age;
    expect(await keeper.freshToken()).toBe(token);
  });

  it('is refreshed once for all who ask at the same time', async () => {
    const { keeper, clock, calls } = keeperWith(second);
    keeper.open(openedSession());
    clock.now += 14 * MINUTE;
    const tokens = await Promise.all([keeper.freshToken(), keeper.freshToken()]);
    expect(tokens).toEqual(['second', 'second']);
    expect(calls).toHaveLength(1);
  });

  it('that still lives is used when the refresh does not get through', async () => {
    const { keeper, clock } = keeperWith(unreachable);
    keeper.open(openedSession());
    clock.now += 14.5 * MINUTE;
    expect(await keeper.freshToken()).toBe('first');
  });

  it('that is over is not: the call fails instead', async () => {
    const { keeper, clock } = keeperWith(unreachable);
    keeper.open(openedSession());
    clock.now += 15 * MINUTE;
    await expect(keeper.freshToken()).rejects.toMatchObject({ code: 'network' });
  });

  it('lives by the server’s clock, not by a computer’s that is an hour fast', async () => {
    const { keeper, clock, calls } = keeperWith(
      ok(openedSession(), { date: new Date(NOON).toUTCString() }),
    );
    clock.now += 60 * MINUTE;
    await keeper.refresh();
    expect(await keeper.freshToken()).toBe('first');
    expect(calls).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  it('clears user, organisation and token, and says why', async () => {
    const { keeper } = keeperWith();
    keeper.open(openedSession());
    keeper.end('logout');
    expect(keeper.state()).toEqual({ current: null, ended: 'logout' });
    expect(await keeper.freshToken()).toBeNull();
  });

  it('follows a refresh that the server refuses', async () => {
    const { keeper, clock } = keeperWith(refused(401, 'unauthenticated'));
    keeper.open(openedSession());
    clock.now += 14 * MINUTE;
    expect(await keeper.freshToken()).toBeNull();
    expect(keeper.state().ended).toBe('expired');
  });

  it('is told to those who listen, until they stop', () => {
    const { keeper } = keeperWith();
    const heard: (string | undefined)[] = [];
    const stop = keeper.subscribe(() => heard.push(keeper.state().current?.user.language));
    keeper.open(openedSession());
    keeper.update({ user: someUser({ language: 'en' }) });
    keeper.end('logout');
    stop();
    keeper.open(openedSession());
    expect(heard).toEqual(['fr', 'en', undefined]);
  });
});
