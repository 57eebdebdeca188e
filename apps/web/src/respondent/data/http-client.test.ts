import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, getJson, postJson } from './http-client.ts';

const answering = (body: string | null, status: number): void =>
  void vi.stubGlobal('fetch', async () => new Response(body, { status }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call of a respondent', () => {
  it('returns the server’s response', async () => {
    answering('{"status":"opened"}', 200);
    expect(await getJson('/api/x')).toEqual({ status: 'opened' });
  });

  it('returns undefined for an empty response', async () => {
    answering(null, 204);
    expect(await postJson('/api/x', {})).toBeNull();
  });

  it('rejects with the server’s error code', async () => {
    answering('{"error":{"code":"campaign_closed"}}', 403);
    await expect(getJson('/api/x')).rejects.toEqual(new ApiError('campaign_closed'));
  });

  it('rejects a truncated response and one of another server', async () => {
    for (const body of ['{"status":"ope', '<html>Welcome to our hotel</html>', '']) {
      answering(body, 200);
      await expect(getJson('/api/x')).rejects.toEqual(new ApiError('network'));
    }
  });

  it('times out', async () => {
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
