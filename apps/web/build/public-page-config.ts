import { mergeConfig, type PluginOption, type UserConfig } from 'vite';
import { pagesConfig } from './pages-config.ts';

/**
 * A page of respondents or for logging in, built alone after the back office: what its first screen needs is one script
 * and one style sheet, because a browser opens six connections to an HTTP/1 server. With Preact, which draws what React
 * draws and is a tenth of its size (docs/decisions/public-pages.md).
 */
export const publicPageConfig = (
  page: 'respondent' | 'login',
  plugins: (manifest: string) => readonly PluginOption[],
): UserConfig => {
  const manifest = `.vite/${page}-manifest.json`;
  const first = { name: 'first', test: /./, tags: ['$initial' as const], priority: 1 };
  return mergeConfig(pagesConfig([`${page}.html`], manifest, [first], plugins(manifest)), {
    build: { emptyOutDir: false, copyPublicDir: false },
    resolve: {
      alias: {
        'react/jsx-runtime': 'preact/jsx-runtime',
        'react-dom/client': 'preact/compat/client',
        'react-dom': 'preact/compat',
        react: 'preact/compat',
      },
    },
  });
};
