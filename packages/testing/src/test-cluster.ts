export const TEMPLATE = 'cadran_template';

/** Where the run's cluster listens; trust on its own socket, so a role's name is enough. */
export interface TestCluster {
  readonly host: string;
  readonly port: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}
