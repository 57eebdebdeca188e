import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import type { ChunkGroup } from './chunk-groups.ts';
import { compressFiles } from './compress-files.ts';
import { guidePages } from './guide/guide-pages.ts';
import { inlineRoutes } from './inline-routes.ts';
import { kitStyles } from './styles/kit-styles.ts';
import { shortClassNames } from './styles/short-class-names.ts';

const root = resolve(import.meta.dirname, '..');
const { version: build } = JSON.parse(
  readFileSync(resolve(root, '../../package.json'), 'utf8'),
) as {
  version: string;
};

/** What the build of the back office and that of the public pages have in common. */
export const pagesConfig = (
  pages: readonly string[],
  manifest: string,
  groups: ChunkGroup[],
  plugins: readonly PluginOption[],
): UserConfig => ({
  root,
  define: {
    __APP_VERSION__: JSON.stringify(build.replace(/\+.*$/u, '')),
    __APP_BUILD__: JSON.stringify(build),
  },
  plugins: [
    react(),
    kitStyles(),
    inlineRoutes(),
    guidePages(),
    shortClassNames(),
    ...plugins,
    compressFiles(),
  ],
  build: {
    outDir: 'dist',
    manifest,
    // A browser without `modulepreload` (Safari before 17) fetches the same files, one after the other.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // A data: address would need its own permission in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: pages.map((page) => resolve(root, page)),
      // Compressing takes longer than bundling a public page, which Rolldown would warn of.
      checks: { pluginTimings: false },
      // Not `all`: a CSS module whose class names are all inlined is dropped, and its styles with it.
      optimization: { inlineConst: { mode: 'smart', pass: 1 } },
      output: { codeSplitting: { groups } },
    },
  },
});
