export const TEMPLATE = 'cadran_template';

/** Where the run's cluster listens; trust authentication on its own socket, so a role name is enough. */
export interface TestCluster {
  readonly host: string;
  readonly port: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster;
  }
}
