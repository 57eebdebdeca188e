import { DEFAULT_THEME } from '@cadran/contract/codes';
import { themeStyle } from '@cadran/theme';
import type { Plugin } from 'vite';
import { isRespondentPath } from '../src/respondent/routing/route.ts';

/** Serves the respondent's page for its paths and the log-in page in development, and their colours, as the server does in production. */
export const serveEntries = (): Plugin => ({
  name: 'cadran:serve-entries',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?');
      if (isRespondentPath(path)) request.url = '/respondent.html';
      if (path === '/login') request.url = '/login.html';
      next();
    });
  },
  transformIndexHtml: (html) =>
    html.replace('<!--theme-->', `<style>${themeStyle(DEFAULT_THEME)}</style>`),
});
