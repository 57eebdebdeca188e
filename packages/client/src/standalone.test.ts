import { expect, it } from 'vitest';
import { type CadranClient as Downloaded, createClient as createDownloaded } from '../cadran.ts';
import { createClient } from './create-client.ts';

const namesOf = (client: object): string[] =>
  Object.entries<object>({ ...client }).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  );

it('the client that other systems download has the calls of ours, and its types are the contract’s', () => {
  // Does not compile where a written-out type would refuse what the server answers.
  const ours: Downloaded = createClient({});
  expect(namesOf(createDownloaded({}))).toEqual(namesOf(ours));
});
