import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from './client.ts';
import { startApp, type RunningApp } from './running-app.ts';

describe('the pages', () => {
  let folder: string;
  let app: RunningApp;
  let organizationId: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cadran-pages-'));
    app = await startApp(folder);
    const client = await logIn(app.address, 'superadmin', 'cadran-demo');
    const found = await client.send('GET', '/organizations?q=Northlight');
    organizationId = (found.body as { items: { id: string }[] }).items[0]?.id ?? '';
  });
  afterAll(async () => {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${app.address}${path}`, { headers, redirect: 'manual' });
  const isRespondent = (html: string) => html.includes('id="boot"');

  it('of the back office answer to every address that is nobody else’s', async () => {
    for (const path of [
      '/',
      '/login',
      '/screening',
      '/screening/campaign/create',
      '/no/such/page',
    ]) {
      const answer = await get(path);
      expect([path, answer.status, isRespondent(await answer.text())]).toEqual([path, 200, false]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('of respondents answer to short links and questionnaires, in the organisation’s colours', async () => {
    for (const path of [
      `/screening/${organizationId}/any-link`,
      `/profiling/${organizationId}/any-link`,
      `/screening/questionnaire/${organizationId}/${organizationId}/0/0`,
      `/profiling/questionnaire/${organizationId}/${organizationId}/3/1`,
    ]) {
      const html = await (await get(path)).text();
      expect([path, isRespondent(html)]).toEqual([path, true]);
      expect(html).toContain('#facc15');
      expect(html).toContain('Northlight Energy');
    }
  });

  it('carry a new nonce each time, the one of the header', async () => {
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

  it('bring hashed files compressed at build time, kept for ever', async () => {
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

  it('that are missing files or calls are not found, instead of a page', async () => {
    expect((await get('/assets/no-such-file.js')).status).toBe(404);
    expect((await get('/assets/../package.json')).status).toBe(200); // the address is /package.json: a page
    expect((await get('/assets/..%2f..%2f..%2fpackage.json')).status).toBe(404);
    expect((await get('/api/nothing')).headers.get('content-type')).toContain('application/json');
  });
});

describe('SIGTERM under load', () => {
  it('fails no request that was taken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cadran-stop-'));
    try {
      const app = await startApp(folder);
      const client = await logIn(app.address, 'superadmin', 'cadran-demo');
      const outcomes: string[] = [];
      const stopped = new AbortController();
      const visit = async (): Promise<void> => {
        while (!stopped.signal.aborted) {
          try {
            outcomes.push(String((await client.send('GET', '/organizations')).status));
          } catch (error) {
            const cause = error instanceof Error ? error.cause : undefined;
            const refused =
              cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
            // Nobody is listening any more: not a request that was accepted and then dropped.
            outcomes.push(refused ? 'refused' : `failed: ${String(cause)}`);
            if (refused) return;
          }
        }
      };
      const visitors = Array.from({ length: 16 }, visit);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await app.stop('SIGTERM')).toBe(0);
      stopped.abort();
      await Promise.all(visitors);
      expect(outcomes.filter((one) => one === '200').length).toBeGreaterThan(20);
      expect(outcomes.filter((one) => !['200', '503', 'refused'].includes(one))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
