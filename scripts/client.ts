import { writeFileSync } from 'node:fs';
import { routesSource } from './client/routes-source.ts';

/** `npm run client`: after every change of a route. */
const PLACE = new URL('../packages/client/src/routes.ts', import.meta.url);

writeFileSync(PLACE, routesSource());
