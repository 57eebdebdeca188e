import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Preloads the font, which the browser would otherwise find only after the style sheet. */
export const preloadFont = (page: string): Plugin => ({
  name: 'cadran:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, filename }): HtmlTagDescriptor[] => {
      if (!filename.endsWith(`/${page}`)) return [];
      const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
      return fonts.map((file) => ({
        tag: 'link',
        injectTo: 'head-prepend',
        attrs: {
          rel: 'preload',
          href: `/${file}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
        },
      }));
    },
  },
});
