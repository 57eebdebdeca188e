import type { Placeholder } from 'drizzle-orm';
import type { Sql } from './database.ts';

/** A key whose parts are named now and given at each asking. */
export type Given<Key> = { readonly [Part in keyof Key]: Key[Part] | Placeholder };

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * A statement that is asked all the time: its text is built once for each connection, and PostgreSQL reads and plans
 * it there once. For statements whose best plan does not depend on what is asked for; what varies is a placeholder.
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
