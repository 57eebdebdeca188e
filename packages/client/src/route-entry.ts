/** The part of a route that a client needs. */
export interface RouteEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `:parameters`. */
  readonly path: string;
  /** Needs no token. */
  readonly access?: 'public';
  /** Answers with a file of this type. */
  readonly produces?: string;
}

/** The input of any route; `CadranClient` says which parts a route has. */
export interface AnyInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly signal?: AbortSignal;
}

export interface NamedFile {
  /** As the server named it. */
  readonly name: string | null;
  readonly blob: Blob;
}

type Groups<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** The same groups and names with another value for each route. */
export const mapRoutes = <T, U>(groups: Groups<T>, change: (route: T) => U): Groups<U> =>
  Object.fromEntries(
    Object.entries(groups).map(([group, members]) => [
      group,
      Object.fromEntries(Object.entries(members).map(([name, route]) => [name, change(route)])),
    ]),
  );
