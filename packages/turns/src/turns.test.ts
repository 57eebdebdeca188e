import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentCaller, onBehalfOf, onNobodysBehalf } from './caller.ts';
import { createSingleFlight } from './single-flight.ts';
import { CallerGoneError, createTurns, TooBusyError } from './turns.ts';

const A = { tenant: 'a' };
const B = { tenant: 'b' };

/** Resolved promises have told whoever awaits them. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** What tenants ask for, get and give back, with who holds and who waits at every moment. */
const createWorld = (places: number) => {
  const turns = createTurns({ places, waiting: 1_000 });
  const asked: { tenant: string; state: string; end: () => void; gone: AbortController }[] = [];
  const count = (state: string, tenant?: string) =>
    asked.filter((one) => one.state === state && (tenant ?? one.tenant) === one.tenant).length;
  const half = Math.max(1, Math.ceil(places / 2));
  /** Checked whenever somebody is given a place. */
  const check = (tenant: string): void => {
    expect(count('holds')).toBeLessThanOrEqual(places);
    const others = count('waits') - count('waits', tenant);
    if (others > 0) expect(count('holds', tenant)).toBeLessThanOrEqual(half);
  };
  return {
    asked,
    count,
    ask: (tenant: string): void => {
      const gone = new AbortController();
      const one = { tenant, state: 'waits', end: () => undefined as void, gone };
      asked.push(one);
      turns.take({ tenant, signal: gone.signal }).then(
        (end) => {
          Object.assign(one, { state: 'holds', end });
          return check(tenant);
        },
        () => Object.assign(one, { state: 'gone' }),
      );
    },
    /** Ends what somebody holds. */
    end: (which: number): void => {
      const holding = asked.filter(({ state }) => state === 'holds');
      const one = holding[which % Math.max(1, holding.length)];
      if (!one) return;
      one.state = 'done';
      one.end();
    },
    leave: (which: number): void => {
      const waiting = asked.filter(({ state }) => state === 'waits');
      waiting[which % Math.max(1, waiting.length)]?.gone.abort();
    },
  };
};

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('ask'), which: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('end'), which: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave'), which: fc.nat(50) }) },
);

describe('turns', () => {
  it('give nobody more than half while others wait, use every place, and come to everybody', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(step, { maxLength: 80 }),
        async (places, steps) => {
          const world = createWorld(places);
          const most = places - Math.floor(places / 4);
          for (const { do: what, which } of steps) {
            if (what === 'ask') world.ask(`tenant ${which}`);
            else world[what === 'end' ? 'end' : 'leave'](which);
            await settle();
            // A place stays free only where all who wait have as many as one tenant may.
            const waiting = world.asked.filter(({ state }) => state === 'waits');
            const couldBegin =
              world.count('holds') < places &&
              waiting.some(({ tenant }) => world.count('holds', tenant) < most);
            expect(couldBegin).toBe(false);
          }
          while (world.count('holds') > 0) {
            world.end(0);
            await settle();
          }
          expect(world.count('waits')).toBe(0);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('leave a quarter of the places to those who come while one tenant is alone', async () => {
    const world = createWorld(8);
    for (let n = 0; n < 100; n += 1) world.ask('a');
    await settle();
    expect(world.count('holds', 'a')).toBe(6);
    world.ask('b');
    world.ask('b');
    world.ask('c');
    await settle();
    expect(world.count('holds', 'b')).toBe(2);
    // The next free place is not for the first in the queue but for who holds none.
    world.end(0);
    await settle();
    expect([world.count('holds', 'a'), world.count('holds', 'c')]).toEqual([5, 1]);
  });

  it('alternate where there is only one place', async () => {
    const turns = createTurns({ places: 1, waiting: 100 });
    const begun: string[] = [];
    const run = (tenant: string) =>
      turns.run(
        async () => {
          begun.push(tenant);
          await settle();
        },
        { tenant },
      );
    await Promise.all(['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(run));
    expect(begun.join('')).toBe('aabcaba');
  });

  it('are refused to a tenant of whom many wait, and to nobody else', async () => {
    const turns = createTurns({ places: 1, waiting: 2 });
    const end = await turns.take(A);
    turns.refuseWhenFull(A);
    const waiting = [turns.take(A), turns.take(A)];
    expect(() => turns.refuseWhenFull(A)).toThrow(TooBusyError);
    await expect(turns.take(A)).rejects.toBeInstanceOf(TooBusyError);
    turns.refuseWhenFull(B);
    const other = turns.take(B);
    end();
    end();
    for (const turn of [waiting[0], other, waiting[1]]) (await turn)?.();
    expect(await turns.run(async () => 'again', A)).toBe('again');
  });

  it('are lost by who has gone, or has waited too long', async () => {
    const turns = createTurns({ places: 1, waiting: 5, patienceMs: 20 });
    const end = await turns.take(A);
    const gone = new AbortController();
    const left = turns.take({ ...B, signal: gone.signal });
    const late = turns.take(B);
    gone.abort();
    await expect(left).rejects.toBeInstanceOf(CallerGoneError);
    await expect(late).rejects.toBeInstanceOf(TooBusyError);
    end();
    await expect(turns.take({ ...B, signal: gone.signal })).rejects.toBeInstanceOf(CallerGoneError);
    expect(await turns.run(async () => 'free', B)).toBe('free');
  });

  it('are given back by a task that fails', async () => {
    const turns = createTurns({ places: 1, waiting: 5 });
    const failed = turns.run(async () => {
      throw new Error('failed');
    });
    await expect(failed).rejects.toThrow('failed');
    expect(await turns.run(async () => 'next')).toBe('next');
  });
});

it('what is done together is done on nobody’s behalf', async () => {
  const seen = await onBehalfOf(A, async () => {
    await settle();
    return [currentCaller(), onNobodysBehalf(currentCaller)];
  });
  expect([...seen, currentCaller()]).toEqual([A, { tenant: null }, { tenant: null }]);
});

describe('a single flight', () => {
  it('is shared by all who ask meanwhile, for the organisation of the first', async () => {
    const flight = createSingleFlight<object>();
    const gone = new AbortController();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await settle();
      return currentCaller();
    };
    const first = onBehalfOf({ ...A, signal: gone.signal }, () => flight('same', work));
    const others = [onBehalfOf(B, () => flight('same', work)), flight('other', work)];
    gone.abort();
    // Nobody ends it for the others by going away.
    expect(await Promise.all([first, ...others])).toEqual([A, A, { tenant: null }]);
    expect(runs).toBe(2);
    await flight('same', work);
    expect(runs).toBe(3);
  });

  it('fails for all of them, and is tried again by the next', async () => {
    const flight = createSingleFlight<string>();
    const failing = () => flight('same', () => Promise.reject(new Error('failed')));
    const [first, second] = await Promise.allSettled([failing(), failing()]);
    expect([first?.status, second?.status]).toEqual(['rejected', 'rejected']);
    expect(await flight('same', async () => 'again')).toBe('again');
  });
});
