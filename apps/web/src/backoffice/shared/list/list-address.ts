/** A filter of a list: what it reads from the address, or nothing. */
export type Filter<T extends string = string> = (text: string) => T | undefined;
export type Filters = Readonly<Record<string, Filter>>;
type FilterValue<F> = F extends Filter<infer T> ? T : never;

/** `name` sorts upwards, `-name` downwards. */
export type Sort<S extends string> = S | `-${S}`;

/** The part of the address that a list owns: what is looked for, in which order, which page. */
export type ListAddress<S extends string, F extends Filters> = {
  readonly q?: string;
  readonly page?: number;
  readonly sort?: Sort<S>;
} & { readonly [K in keyof F]?: FilterValue<F[K]> };

export interface ListDefinition<S extends string, F extends Filters> {
  readonly defaultSort: Sort<S>;
  readonly filters: F;
  /** For a route's `validateSearch`: whatever is not understood is left out. */
  readonly parse: (search: Readonly<Record<string, unknown>>) => ListAddress<S, F>;
}

/** As many as fit on a screen and a half: search finds what is further down. */
export const PAGE_SIZE = 25;
/** Longer than this no list takes a search (contract, `listQuery`). */
export const SEARCH_MAX = 200;

export const oneOf =
  <const T extends string>(values: readonly T[]): Filter<T> =>
  (text) =>
    values.find((value) => value === text);

/** `2026-11-15`, and a day that exists. */
export const day: Filter = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text)
    ? text
    : undefined;

/** The address spells numbers as numbers: a search for 12 is still a text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const pageOf = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 ? page : undefined;
};

interface Definition<S extends string, F extends Filters> {
  readonly sorts: readonly S[];
  readonly defaultSort: NoInfer<Sort<S>>;
  readonly filters: F;
}

export const defineList = <const S extends string, const F extends Filters>({
  sorts,
  defaultSort,
  filters,
}: Definition<S, F>): ListDefinition<S, F> => {
  const sortOf = oneOf(sorts.flatMap((sort): Sort<S>[] => [sort, `-${sort}`]));
  const parse = (search: Readonly<Record<string, unknown>>): ListAddress<S, F> => {
    const q = textOf(search['q']).slice(0, SEARCH_MAX);
    const page = pageOf(search['page']);
    const sort = sortOf(textOf(search['sort']));
    const read = Object.entries(filters).map(([name, filter]) => [
      name,
      filter(textOf(search[name])),
    ]);
    return {
      ...(q && { q }),
      ...(page && { page }),
      ...(sort && sort !== defaultSort && { sort }),
      ...Object.fromEntries(read.filter(([, value]) => value !== undefined)),
    };
  };
  return { defaultSort, filters, parse };
};

/** The query every list call takes (api.md, Conventions). */
export const pageQuery = <S extends string>(
  address: { readonly q?: string; readonly page?: number; readonly sort?: Sort<S> },
  defaultSort: Sort<NoInfer<S>>,
) => ({
  ...(address.q && { q: address.q }),
  page: String(address.page ?? 1),
  pageSize: String(PAGE_SIZE),
  sort: address.sort ?? defaultSort,
});
