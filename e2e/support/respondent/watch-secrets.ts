import { expect, type Page } from '@playwright/test';

/** As a word of its own: not by chance inside an id, a stamp or a hash. */
const mentions = (text: string, secret: string): boolean =>
  new RegExp(`(?<![0-9a-zA-Z-])${secret}(?![0-9a-zA-Z])`).test(text);

/** Times spent on pages, in milliseconds: any of them may happen to look like a year. */
const PAGE_TIMES = /(\\*"(?:ms|(?:segments|perceived|desired)\/\d+)\\*":)\d+/g;

/** Everything this browser says to anybody, and everything it keeps. */
export const watchSecrets = (page: Page) => {
  const said: string[] = [];
  page.on('request', (request) => {
    said.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  const kept = (): Promise<string> =>
    page.evaluate(async () =>
      JSON.stringify([
        localStorage,
        sessionStorage,
        await indexedDB.databases(),
        await caches.keys().catch(() => []),
        document.cookie,
        location.href,
        history.state,
      ]),
    );
  return {
    /** Neither sent nor kept; and the search would have found it. */
    expectUnsaid: async (...secrets: readonly string[]): Promise<void> => {
      expect(said.some((line) => /^(POST|PUT) .*\/profiling\/questionnaires/.test(line))).toBe(
        true,
      );
      const everything = [...said, await kept()].join('\n').replaceAll(PAGE_TIMES, '$1');
      expect(everything).toContain('cadran.profiling.');
      for (const secret of secrets)
        expect([secret, mentions(everything, secret)]).toEqual([secret, false]);
      expect(mentions(`{"born":"${secrets[0]}"}`, secrets[0] ?? '')).toBe(true);
    },
  };
};
