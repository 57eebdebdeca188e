import { writeFileSync } from 'node:fs';
import { GENERATED } from './client/generated.ts';

/** `npm run client`: after every change of a route. */
for (const { place, source } of GENERATED) writeFileSync(place, source());
