import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GENERATED } from './client/generated.ts';

it.each(GENERATED)(
  'the generated client is that of today’s contract: `npm run client` writes $place.pathname',
  ({ place, source }) => {
    expect(readFileSync(place, 'utf8')).toBe(source());
  },
);
