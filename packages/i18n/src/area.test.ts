import { describe, expect, it } from 'vitest';
import { area } from './area.ts';

const words = () =>
  area({
    fr: () => Promise.resolve({ default: { hello: 'Bonjour' } }),
    en: () => Promise.reject(new Error('No network')),
  });

describe('the words of a part of the product', () => {
  it('are there at once when they have come before, and not before that', async () => {
    const { load, loaded } = words();
    expect(loaded('fr')).toBeUndefined();
    await load('fr');
    expect(loaded('fr')).toEqual({ hello: 'Bonjour' });
    expect(loaded('en')).toBeUndefined();
  });

  it('that did not come are asked for again', async () => {
    const { load, loaded } = words();
    const first = load('en');
    await expect(first).rejects.toThrow('No network');
    expect(loaded('en')).toBeUndefined();
    expect(load('en')).not.toBe(first);
    await load('en').catch(() => undefined);
  });
});
