import fc from 'fast-check';

type Path = readonly (string | number)[];
interface Spot {
  readonly path: Path;
  readonly value: unknown;
}

export interface Mutation {
  readonly what: string;
  /** Where the fault is to be reported, or a level above or below. */
  readonly path: string;
  readonly file: unknown;
}

/** Every value of a file with its path. */
const spotsOf = (value: unknown, path: Path = []): readonly Spot[] => [
  { path, value },
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        spotsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

const replaced = (file: unknown, [key, ...rest]: Path, value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(file))
    return file.map((one, at) => (at === key ? replaced(one, rest, value) : one));
  const record = file as Readonly<Record<string, unknown>>;
  return { ...record, [key]: replaced(record[key], rest, value) };
};

/** Values that no field of a file takes in the place of this one, by what is wrong with them. */
const wrongValues = (value: unknown): Readonly<Record<string, unknown>> => {
  const hostile = { 'an unknown object': { hostile: true }, 'a list in a list': [[value]] };
  if (typeof value === 'string')
    return { ...hostile, 'a NUL': `${value}\u0000`, 'a number': 7, 'a book': 'x'.repeat(20_000) };
  if (typeof value === 'number') return { ...hostile, 'a text': `${value}`, 'too much': 1e308 };
  if (typeof value === 'boolean') return { ...hostile, 'a word': 'yes', nothing: null };
  if (Array.isArray(value))
    return value.length === 0
      ? hostile
      : { ...hostile, 'the same twice': [...value, value[0]], 'a hole': [...value, null] };
  if (value === null || value === undefined) return hostile;
  return {
    ...hostile,
    'a further key': { ...value, organizationId: 'x' },
    'a key of objects': { ...value, constructor: { name: 'x' } },
    'a list': Object.values(value),
  };
};

/** A file with one fault. */
export const mutationOf = (file: object): fc.Arbitrary<Mutation> =>
  fc.constantFrom(...spotsOf(file)).chain(({ path, value }) =>
    fc.constantFrom(...Object.entries(wrongValues(value))).map(([what, wrong]) => ({
      what,
      path: path.join('.'),
      file: replaced(file, path, wrong),
    })),
  );
