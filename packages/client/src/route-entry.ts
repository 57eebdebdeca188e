/** What the generated table keeps of a route. */
export interface RouteEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `:parameters`. */
  readonly path: string;
  /** Needs no token. Who may call the others is the server's to say. */
  readonly access?: 'public';
  /** Answers with a file of this type. */
  readonly produces?: string;
}

/** Every input, whatever the route; the client's type says which parts a route has. */
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
