import { routes } from '@cadran/client';
import type { Plugin } from 'vite';

/** Inlines the client's route table: computed in the browser, it would load every schema. */
export const inlineRoutes = (): Plugin => ({
  name: 'cadran:inline-routes',
  apply: 'build',
  load: {
    filter: { id: /packages[\\/]client[\\/]src[\\/]routes\.ts$/ },
    handler: () => `export const routes = ${JSON.stringify(routes)};`,
  },
});
