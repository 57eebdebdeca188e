import { describe, expect, it } from 'vitest';
import { area } from './area.ts';

const words = () =>
  area({
    fr: () => Promise.resolve({ default: { hello: 'Bonjour' } }),
    en: () => Promise.reject(new Error('No network')),
  });

describe('area', () => {
  it('loads a dictionary once', async () => {
    const { load } = words();
    const first = load('fr');
    await expect(first).resolves.toEqual({ hello: 'Bonjour' });
    expect(load('fr')).toBe(first);
  });

  it('marks a loaded promise for React, so that it does not suspend', async () => {
    const { load } = words();
    const messages = load('fr');
    expect(messages).not.toHaveProperty('status');
    await messages;
    expect(messages).toMatchObject({ status: 'fulfilled', value: { hello: 'Bonjour' } });
  });

  it('retries a failed load', async () => {
    const { load } = words();
    const first = load('en');
    await expect(first).rejects.toThrow('No network');
    expect(load('en')).not.toBe(first);
    await load('en').catch(() => undefined);
  });
});
