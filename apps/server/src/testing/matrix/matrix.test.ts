import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROUTES } from './named-routes.ts';
import { type Part, routesOfPart, variantsOfPart } from './parts.ts';
import { RULES } from './rules.ts';
import { SPECIAL } from './calls/special-calls.ts';
import { VARIANTS } from './calls/variants.ts';

const namesOf = (routes: readonly { readonly name: string }[]) =>
  routes.map(({ name }) => name).toSorted();

describe('the authorisation matrix', () => {
  it('has a rule for every route of the contract', () => {
    const names = ROUTES.map(({ name }) => name);
    expect(Object.keys(RULES).toSorted()).toEqual(names.toSorted());
    for (const name of Object.keys(SPECIAL)) expect(names).toContain(name);
  });

  it('covers every route and every variant in exactly one of its files', () => {
    const parts = globSync('matrix-*.test.ts', { cwd: import.meta.dirname }).map(
      (file) => file.slice('matrix-'.length, -'.test.ts'.length) as Part,
    );
    expect(namesOf(parts.flatMap((part) => routesOfPart(part)))).toEqual(namesOf(ROUTES));
    expect(namesOf(parts.flatMap((part) => variantsOfPart(part)))).toEqual(namesOf(VARIANTS));
  });
});
