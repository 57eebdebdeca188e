import { rm } from 'node:fs/promises';
import { Agent, get as ask } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from './support/client.ts';
import { demoFolder } from './support/demo-folder.ts';
import { startApp, type RunningApp } from './support/running-app.ts';

let folder: string;
let app: RunningApp;
let client: Client;
beforeAll(async () => {
  folder = await demoFolder();
  app = await startApp(folder);
  client = await logIn(app.address, 'superadmin', 'cadran-demo');
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('pages', () => {
  let organizationId: string;
  beforeAll(async () => {
    const { items } = await client.read<{ items: { id: string }[] }>('/organizations?q=Northlight');
    organizationId = items[0]?.id ?? '';
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${app.address}${path}`, { headers, redirect: 'manual' });
  const isRespondent = (html: string) => html.includes('id="boot"');

  it('of the back office are served for every other path', async () => {
    for (const path of ['/', '/screening', '/screening/campaign/create', '/no/such/page']) {
      const answer = await get(path);
      expect([path, answer.status, isRespondent(await answer.text())]).toEqual([path, 200, false]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('for logging in has no back office, and the colours of the organisation whose link was followed', async () => {
    for (const [query, name] of [
      ['', 'Cadran'],
      ['?organization=not-an-id', 'Cadran'],
      [`?organization=${organizationId}`, 'Northlight Energy'],
    ] as const) {
      const html = await (await get(`/login${query}`)).text();
      expect(html).toContain(name);
      expect(html.includes('#facc15')).toBe(name !== 'Cadran');
      expect(html).not.toContain('assets/backoffice-');
    }
  });

  it('of respondents are served for links and questionnaires with the organisation’s theme', async () => {
    for (const module of ['screening', 'profiling']) {
      const { items } = await client.read<{ items: { id: string; link: string }[] }>(
        `/organizations/${organizationId}/${module}/campaigns/`,
      );
      const [campaign] = items;
      for (const path of [
        new URL(campaign?.link ?? '', app.address).pathname,
        `/${module}/questionnaire/${organizationId}/${campaign?.id}/3/1`,
      ]) {
        const html = await (await get(path)).text();
        expect([path, isRespondent(html)]).toEqual([path, true]);
        expect(html).toContain('#facc15');
        expect(html).toContain('Northlight Energy');
      }
    }
  });

  it('of respondents have no organisation’s theme where it has no such campaign', async () => {
    for (const path of [
      `/screening/${organizationId}/any-link`,
      `/profiling/questionnaire/${organizationId}/${organizationId}/0/0`,
    ]) {
      const answer = await get(path);
      const html = await answer.text();
      expect([path, answer.status, isRespondent(html)]).toEqual([path, 404, true]);
      expect(html).not.toContain('Northlight Energy');
    }
  });

  it('of an open campaign hold what a visitor may see of it', async () => {
    const { items } = await client.read<{ items: { id: string; link: string; name: string }[] }>(
      '/screening/campaigns?status=open',
    );
    const [campaign] = items;
    const html = await (await get(new URL(campaign?.link ?? '', app.address).pathname)).text();
    const [, boot = ''] = /id="boot">(.*?)<\/script>/u.exec(html) ?? [];
    expect(JSON.parse(boot)).toMatchObject({
      campaign: { id: campaign?.id, name: campaign?.name },
    });
  });

  it('of a link have the words of their first page preloaded, in the reader’s language', async () => {
    const wordsOf = async (module: string, language: string): Promise<string> => {
      const html = await (
        await get(`/${module}/${organizationId}/any-link`, { 'accept-language': language })
      ).text();
      const links = [...html.matchAll(/modulepreload" crossorigin href="([^"]+)"/g)];
      const scripts = links.map(async ([, link = '']) => (await get(link)).text());
      return (await Promise.all(scripts)).join('');
    };
    const [french, english] = ['Qui vous lit', 'Who reads it'];
    expect(await wordsOf('screening', 'fr-CH, fr;q=0.9, en;q=0.8')).toContain(french);
    expect(await wordsOf('screening', 'de, en-GB;q=0.9, fr;q=0.8')).toContain(english);
    expect(await wordsOf('screening', 'en')).not.toContain(french);
    expect(await wordsOf('profiling', 'fr')).toContain('Ce qui est gardé');
  });

  it('carry a new nonce each time, matching the header', async () => {
    const nonces = new Set<string>();
    for (let n = 0; n < 3; n++) {
      const answer = await get('/login');
      const header = /'nonce-([^']+)'/.exec(
        answer.headers.get('content-security-policy') ?? '',
      )?.[1];
      expect(await answer.text()).toContain(`nonce="${header}"`);
      nonces.add(header ?? '');
    }
    expect(nonces.size).toBe(3);
  });

  it('serve hashed assets precompressed and immutable', async () => {
    const html = await (await get('/login')).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(script, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      await answer.arrayBuffer();
    }
  });

  it('return 404 for missing assets and API routes', async () => {
    expect((await get('/assets/no-such-file.js')).status).toBe(404);
    expect((await get('/assets/../package.json')).status).toBe(200); // the address is /package.json: a page
    expect((await get('/assets/..%2f..%2f..%2fpackage.json')).status).toBe(404);
    expect((await get('/api/nothing')).headers.get('content-type')).toContain('application/json');
  });

  /** Not by `fetch`, which resolves `..` before it sends. */
  const statusOf = (path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(app.address);
      ask({ hostname, port, path }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).once('error', reject);
    });

  it.each([
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%5c..%5cpackage.json',
    '/assets//etc/passwd',
    '/assets/.%00/',
    '/assets/%c0%ae%c0%ae/',
  ])('return 404 for %s, which leads out of their folder', async (path) => {
    expect(await statusOf(path)).toBe(404);
  });
});

/** Last: it ends the app. */
describe('SIGTERM under load', () => {
  /** One keep-alive connection, like a load balancer's. */
  const visitor = (address: string, token: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { authorization: `Bearer ${token}` };
    return () =>
      new Promise<string>((resolve) => {
        const failed = (error: Error & { code?: string }) =>
          // Connection refused: not a request that was accepted and then dropped.
          resolve(error.code === 'ECONNREFUSED' ? 'refused' : `failed: ${String(error)}`);
        ask(`${address}/api/organizations`, { agent, headers }, (answer) => {
          answer.once('error', failed);
          answer.once('end', () => resolve(String(answer.statusCode)));
          answer.resume();
        }).once('error', failed);
      });
  };

  it('fails no accepted request', async () => {
    const outcomes: string[] = [];
    const visit = async (call: () => Promise<string>): Promise<void> => {
      let outcome = '';
      while (outcome !== 'refused') outcomes.push((outcome = await call()));
    };
    const visits = Array.from({ length: 16 }, () => visit(visitor(app.address, client.token)));
    // Every client got a response and sends its next request.
    while (outcomes.length < 100) await sleep(20);
    expect(await app.stop('SIGTERM')).toBe(0);
    await Promise.all(visits);
    expect(outcomes.filter((one) => !['200', '503', 'refused'].includes(one))).toEqual([]);
    expect(outcomes).toContain('200');
  });
});
