import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routesSource } from './client/routes-source.ts';

it('the generated client is that of today’s contract: `npm run client` writes it', () => {
  const place = new URL('../packages/client/src/routes.ts', import.meta.url);
  expect(readFileSync(place, 'utf8')).toBe(routesSource());
});
