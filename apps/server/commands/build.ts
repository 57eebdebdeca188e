import { buildAll } from '../src/boot/web-build.ts';

/** Usage: npm run build. The start finds the pages built, also as a user who may not write here. */
await buildAll();
