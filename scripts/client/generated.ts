import { routesSource } from './routes-source.ts';
import { standaloneSource } from './standalone-source.ts';

const CLIENT = new URL('../../packages/client/', import.meta.url);

/** What `npm run client` writes. */
export const GENERATED = [
  { place: new URL('src/routes.ts', CLIENT), source: routesSource },
  { place: new URL('cadran.ts', CLIENT), source: standaloneSource },
] as const;
