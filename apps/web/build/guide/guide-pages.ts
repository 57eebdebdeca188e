import type { Plugin } from 'vite';
import { renderGuide } from './render-guide.ts';

/** Renders guides at build time, so that the browser needs no Markdown parser. */
export const guidePages = (): Plugin => ({
  name: 'cadran:guide-pages',
  transform: {
    filter: { id: /\/docs\/guide\/.*\.md$/ },
    handler: (markdown) => ({
      code: `export default ${JSON.stringify(renderGuide(markdown))};`,
      map: null,
      moduleType: 'js',
    }),
  },
});
