/** The sections of a form in the order of its list, by what they are for. */
export interface Sections<S extends string> {
  readonly groups: Readonly<Record<string, readonly S[]>>;
  readonly all: readonly S[];
  /** Open when the address names none. */
  readonly first: S;
  /** For a route's `validateSearch`: the open section is in the address, and *back* goes to the one before. */
  readonly search: (search: Readonly<Record<string, unknown>>) => { readonly section?: S };
  /** The address that opens a section: the other way round; what a new campaign began from stays. */
  readonly open: (section: S) => (address: { readonly from?: unknown }) => object;
  /** Which section a field of the body stands in. */
  readonly ofPath: (path: string) => S;
}

export const defineSections = <const S extends string>(
  groups: Readonly<Record<string, readonly S[]>>,
  first: NoInfer<S>,
  /** The name of a section in a path, where it is not its first part. */
  nameIn: (path: string) => string | undefined = (path) => path.split('.')[0],
): Sections<S> => {
  const all = Object.values(groups).flat();
  return {
    groups,
    all,
    first,
    search: (search) => {
      const section = all.find((name) => name === search['section']);
      return section && section !== first ? { section } : {};
    },
    open:
      (section) =>
      ({ from }) => ({
        ...(from !== undefined && { from }),
        ...(section !== first && { section }),
      }),
    ofPath: (path) => {
      const named = nameIn(path);
      return all.find((name) => name === named) ?? first;
    },
  };
};
