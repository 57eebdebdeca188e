/** What a new campaign begins from, as its address names it: `role.sales`, `copy.…`, `audit.…`, `file.…`. */
const FROM = /^(?:role|copy|audit|file)\.[a-z0-9.-]{1,120}$/;

/** For a route's `validateSearch`. */
export const startSearch = (
  search: Readonly<Record<string, unknown>>,
): { readonly from?: string } => {
  const { from } = search;
  return typeof from === 'string' && FROM.test(from) ? { from } : {};
};

/** `audit.a.b.c` -> `audit` and its parts. */
export const partsOf = (from: string | undefined): readonly string[] => from?.split('.') ?? [];
