/**
 * The part of the package that the server uses (paths in tsconfig.node.json). Its own types declare the whole of the
 * browser's globals, which the server does not have.
 */
type OnProblem = (message: string) => void;

export declare class DOMParser {
  constructor(options: {
    readonly errorHandler: Readonly<Record<'warning' | 'error' | 'fatalError', OnProblem>>;
  });
  parseFromString(xml: string, type: 'text/xml'): { readonly documentElement: unknown };
}
