import { LIMITS } from '@cadran/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError, lazyPage } from './lazy-page.ts';

const Page = () => null;

describe('lazyPage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('rejects after 120 seconds', async () => {
    const never = lazyPage(() => new Promise<typeof Page>(() => {}));
    const failed = vi.fn<(error: unknown) => void>();
    const opening = never.preload().catch(failed);
    await vi.advanceTimersByTimeAsync(LIMITS.chunkTimeoutMs - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await opening;
    expect(failed.mock.calls).toEqual([[expect.any(ChunkLoadError)]]);
  });

  it('rejects when its dictionary does not load', async () => {
    const wordless = lazyPage(() => Promise.resolve(Page), {
      load: () => new Promise(() => {}),
    });
    const opening = wordless.preload().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(LIMITS.chunkTimeoutMs);
    expect(await opening).toBeInstanceOf(ChunkLoadError);
  });

  it('loads again after a failure', async () => {
    const load = vi.fn<() => Promise<typeof Page>>(() => Promise.resolve(Page));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const page = lazyPage(load);
    await expect(page.preload()).rejects.toBeInstanceOf(ChunkLoadError);
    await expect(page.preload()).resolves.toBeUndefined();
    await page.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
