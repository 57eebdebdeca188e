import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, getJson, postJson } from './http-client.ts';

const answering = (body: string | null, status: number): void =>
  void vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call of a respondent', () => {
  it('brings what the server answers', async () => {
    answering('{"status":"opened"}', 200);
    expect(await getJson('/api/x')).toEqual({ status: 'opened' });
  });

  it('brings nothing where there is nothing to be said', async () => {
    answering(null, 204);
    expect(await postJson('/api/x', {})).toBeNull();
  });

  it('is refused with the server’s reason', async () => {
    answering('{"error":{"code":"campaign_closed"}}', 403);
    await expect(getJson('/api/x')).rejects.toEqual(new ApiError('campaign_closed'));
  });

  it('never takes a cut or a stranger’s answer for the server’s', async () => {
    for (const body of ['{"status":"ope', '<html>Welcome to our hotel</html>', '']) {
      answering(body, 200);
      await expect(getJson('/api/x')).rejects.toEqual(new ApiError('network'));
    }
  });

  it('that nobody answers ends', async () => {
    const waiting = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal);
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: RequestInit) =>
        new Promise((_answer, fail) => {
          signal?.addEventListener('abort', () => fail(new Error('timeout')));
        }),
    );
    const calls = [getJson('/api/x'), postJson('/api/x', {})];
    waiting.abort();
    for (const call of calls) await expect(call).rejects.toEqual(new ApiError('network'));
  });
});
