import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logIn } from '../../../drills/support/client.ts';
import { startApp } from '../../../drills/support/running-app.ts';
import { atLeast, atMost, type Drill, noted } from '../product/drill.ts';

const AT_ONCE = 8;
const ATTACK_MS = 15_000;
/** The server accepts 256 KB. */
const ALLOWED = 250 * 1024;

const nested = (open: string, close: string): string => {
  const levels = Math.floor(ALLOWED / (open.length + close.length)) - 1;
  return `${open.repeat(levels)}1${close.repeat(levels)}`;
};

/** Bodies at or above the size limit, expensive to parse. */
const BODIES: Readonly<Record<string, string>> = {
  'deep lists': nested('[', ']'),
  'deep objects': nested('{"a":', '}'),
  'a long list': `{"items":[${'1,'.repeat(ALLOWED / 2 - 20)}1]}`,
  'many keys': `{${Array.from({ length: 18_000 }, (_, key) => `"k${key}":1`).join(',')},"z":1}`,
  'many prototypes': `{"__proto__":{"a":1},${'"constructor":{"prototype":{}},'.repeat(8_000)}"z":1}`,
  'a long text': `{"identifier":"${'é'.repeat(ALLOWED / 2 - 60)}","password":"x"}`,
  'spaces and no end': `{"identifier":"a"${' '.repeat(ALLOWED - 100)}`,
  'too large': `{"identifier":"${'x'.repeat(2 * ALLOWED)}"}`,
};

const lagOf = async (address: string): Promise<number> => {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1] ?? Infinity) * 1000;
};

export const hugeBodies: Drill = {
  name: 'huge and deep bodies',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-bench-'));
    const app = await startApp(folder);
    try {
      const { token } = await logIn(app.address, 'camille', 'cadran-demo');
      const targets = [
        ['POST', '/auth/login'],
        ['POST', '/auth/jwt'],
        ['POST', '/screening/campaigns'],
        ['POST', '/profiling/campaigns'],
        ['PUT', '/screening/questionnaires/00000000-0000-4000-8000-000000000000'],
      ] as const;
      const shapes = Object.values(BODIES);
      const statuses: Record<string, number> = {};
      // Reading the value resets the measurement.
      await lagOf(app.address);
      const until = performance.now() + ATTACK_MS;
      let sent = 0;
      const attack = async (): Promise<void> => {
        while (performance.now() < until) {
          const [method, path] = targets[sent % targets.length] ?? targets[0];
          const body = shapes[Math.floor(sent / targets.length) % shapes.length] ?? '';
          sent += 1;
          const answer = await fetch(`${app.address}/api${path}`, {
            method,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            body,
          }).catch(() => undefined);
          await answer?.arrayBuffer();
          const status = answer?.status ?? 'cut';
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, attack));
      const refused = Object.entries(statuses)
        .filter(([status]) => /^4\d\d$/.test(status))
        .reduce((sum, [, count]) => sum + count, 0);
      return [
        atLeast('sent', sent, 100),
        // The server closes the connection without reading a body that is far too large.
        noted('cut off', statuses['cut'] ?? 0),
        atMost('neither refused nor cut off', sent - refused - (statuses['cut'] ?? 0), 0),
        atMost('delay of the event loop, p99', await lagOf(app.address), 200, ' ms'),
      ];
    } finally {
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
