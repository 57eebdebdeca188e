/** The part of a route that a client needs. */
export interface RouteEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
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
