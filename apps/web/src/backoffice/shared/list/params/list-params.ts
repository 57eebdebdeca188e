export type Filter<T extends string = string> = (text: string) => T | undefined;
export type Filters = Readonly<Record<string, Filter>>;
type FilterValue<F> = F extends Filter<infer T> ? T : never;

/** `-name` sorts in descending order. */
export type Sort<S extends string> = S | `-${S}`;

export type ListParams<S extends string, F extends Filters> = {
  readonly q?: string;
  readonly page?: number;
  readonly sort?: Sort<S>;
} & { readonly [K in keyof F]?: FilterValue<F[K]> };

export interface ListDefinition<S extends string, F extends Filters> {
  readonly defaultSort: Sort<S>;
  readonly filters: F;
  /** For a route's `validateSearch`; drops invalid values. */
  readonly parse: (search: Readonly<Record<string, unknown>>) => ListParams<S, F>;
}

export const PAGE_SIZE = 25;
/** Limit of the contract's `listQuery`. */
export const SEARCH_MAX = 200;

export const oneOf =
  <const T extends string>(values: readonly T[]): Filter<T> =>
  (text) =>
    values.find((value) => value === text);

/** An existing day such as `2026-11-15`. */
export const day: Filter = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text)
    ? text
    : undefined;

/** The router parses `q=12` as a number. */
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const toPage = (value: unknown): number | undefined => {
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
  const parse = (search: Readonly<Record<string, unknown>>): ListParams<S, F> => {
    const q = toText(search['q']).slice(0, SEARCH_MAX);
    const page = toPage(search['page']);
    const sort = sortOf(toText(search['sort']));
    const read = Object.entries(filters).map(([name, filter]) => [
      name,
      filter(toText(search[name])),
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

/** Query parameters of every list route. */
export const pageQuery = <S extends string>(
  address: { readonly q?: string; readonly page?: number; readonly sort?: Sort<S> },
  defaultSort: Sort<NoInfer<S>>,
) => ({
  ...(address.q && { q: address.q }),
  page: String(address.page ?? 1),
  pageSize: String(PAGE_SIZE),
  sort: address.sort ?? defaultSort,
});
