import type { Plugin } from 'vite';
import { renderGuide } from './render-guide.ts';

/** Guides are made into pages here, so that no browser needs to know Markdown. */
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
