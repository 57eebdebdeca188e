/** Runs work as a named part of what is being traced; the facts hold no values. */
export type Trace = <T>(
  name: string,
  facts: Readonly<Record<string, string>>,
  work: () => Promise<T>,
) => Promise<T>;

/** The operation and its first table: values and the rest of the statement are nobody's business. */
export const statementFacts = (text: string): Readonly<Record<string, string>> => {
  const operation = /^\W*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.[1];
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table === undefined ? {} : { 'db.collection.name': table }),
  };
};
