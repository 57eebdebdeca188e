import { describe, expect, it } from 'vitest';
import { MINUTE, NOON, sessionFixture, userFixture } from './session.fixture.ts';
import { createSessionManager } from './session-manager.ts';

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

/** A session manager with a server that gives these responses in turn. */
const keeperWith = (...answers: Answer[]) => {
  const clock = { now: NOON };
  const calls: unknown[] = [];
  const keeper = createSessionManager({
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

describe('refresh on start', () => {
  it('restores the session from the server', async () => {
    const { keeper, calls } = keeperWith(ok(sessionFixture()));
    await keeper.refresh();
    expect(calls).toEqual(['/api/auth/refresh']);
    expect(keeper.state().current?.user.username).toBe('louis');
    expect(await keeper.freshToken()).toBe('first');
  });

  it('ends without a session when refused', async () => {
    const { keeper } = keeperWith(refused(401, 'unauthenticated'));
    await keeper.refresh();
    expect(keeper.state()).toEqual({ current: null, ended: null });
    expect(await keeper.freshToken()).toBeNull();
  });

  it('rejects when the server is unreachable', async () => {
    await expect(keeperWith(unreachable).keeper.refresh()).rejects.toMatchObject({
      code: 'network',
    });
    await expect(keeperWith(refused(503, 'unavailable')).keeper.refresh()).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('the access token', () => {
  const second = ok(sessionFixture({ token: 'second' }));

  it.each([
    ['above one minute before its end', 14 * MINUTE - 1, 'first'],
    ['one minute before its end', 14 * MINUTE, 'second'],
    ['below one minute before its end', 14 * MINUTE + 1, 'second'],
  ])('%s: the %i ms old one is %s', async (_when, age, token) => {
    const { keeper, clock } = keeperWith(second);
    keeper.open(sessionFixture());
    clock.now += age;
    expect(await keeper.freshToken()).toBe(token);
  });

  it('is refreshed once for concurrent requests', async () => {
    const { keeper, clock, calls } = keeperWith(second);
    keeper.open(sessionFixture());
    clock.now += 14 * MINUTE;
    const tokens = await Promise.all([keeper.freshToken(), keeper.freshToken()]);
    expect(tokens).toEqual(['second', 'second']);
    expect(calls).toHaveLength(1);
  });

  it('is used while valid when the refresh fails', async () => {
    const { keeper, clock } = keeperWith(unreachable);
    keeper.open(sessionFixture());
    clock.now += 14.5 * MINUTE;
    expect(await keeper.freshToken()).toBe('first');
  });

  it('is not used after expiry when the refresh fails', async () => {
    const { keeper, clock } = keeperWith(unreachable);
    keeper.open(sessionFixture());
    clock.now += 15 * MINUTE;
    await expect(keeper.freshToken()).rejects.toMatchObject({ code: 'network' });
  });

  it('expires by the server’s clock when the local clock is an hour fast', async () => {
    const { keeper, clock, calls } = keeperWith(
      ok(sessionFixture(), { date: new Date(NOON).toUTCString() }),
    );
    clock.now += 60 * MINUTE;
    await keeper.refresh();
    expect(await keeper.freshToken()).toBe('first');
    expect(calls).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  it('clears user, organisation and token, with the reason', async () => {
    const { keeper } = keeperWith();
    keeper.open(sessionFixture());
    keeper.end('logout');
    expect(keeper.state()).toMatchObject({ current: null, ended: 'logout' });
    expect(await keeper.freshToken()).toBeNull();
  });

  it('follows a refused refresh', async () => {
    const { keeper, clock } = keeperWith(refused(401, 'unauthenticated'));
    keeper.open(sessionFixture());
    clock.now += 14 * MINUTE;
    expect(await keeper.freshToken()).toBeNull();
    expect(keeper.state().ended).toBe('expired');
  });

  it('notifies subscribers until they unsubscribe', () => {
    const { keeper } = keeperWith();
    const heard: (string | undefined)[] = [];
    const stop = keeper.subscribe(() => heard.push(keeper.state().current?.user.language));
    keeper.open(sessionFixture());
    keeper.update({ user: userFixture({ language: 'en' }) });
    keeper.end('logout');
    stop();
    keeper.open(sessionFixture());
    expect(heard).toEqual(['fr', 'en', undefined]);
  });
});
