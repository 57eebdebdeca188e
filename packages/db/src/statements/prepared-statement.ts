import type { Placeholder } from 'drizzle-orm';
import type { Sql } from './query-builders.ts';

/** The parts of a key may be placeholders. */
export type WithPlaceholders<Key> = { readonly [Part in keyof Key]: Key[Part] | Placeholder };

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * A prepared statement: built, parsed and planned once for each connection. For frequent statements whose best plan
 * does not depend on the values of their placeholders.
 */
export const prepared = <Prepared extends object>(
  name: string,
  build: (sql: Sql) => Preparable<Prepared>,
) => {
  const ofConnection = new WeakMap<Sql, Prepared>();
  return (sql: Sql): Prepared => {
    const known = ofConnection.get(sql);
    if (known) return known;
    const statement = build(sql).prepare(name);
    ofConnection.set(sql, statement);
    return statement;
  };
};
