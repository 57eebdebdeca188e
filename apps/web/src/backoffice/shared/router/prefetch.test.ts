import { QueryClient, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

describe('asking for a page’s data before it is drawn', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const ask = (queryFn: () => Promise<string>) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let isOver = false;
    const asked = prefetch(client, queryOptions({ queryKey: ['page'], queryFn })).finally(
      () => (isOver = true),
    );
    return { asked, isOver: () => isOver, known: () => client.getQueryData(['page']) };
  };

  it('waits for an answer that comes at once', async () => {
    const { asked, known } = ask(async () => 'figures');
    await asked;
    expect(known()).toBe('figures');
  });

  it('waits for a slow one no longer than a moment, and keeps it when it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { isOver, known } = ask(() => promise);
    await vi.advanceTimersByTimeAsync(299);
    expect(isOver()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isOver()).toBe(true);
    resolve('figures');
    await vi.advanceTimersByTimeAsync(0);
    expect(known()).toBe('figures');
  });

  it('leaves a failure to the page', async () => {
    const { asked, known } = ask(() => Promise.reject(new Error('no network')));
    await expect(asked).resolves.toBeUndefined();
    expect(known()).toBeUndefined();
  });
});
