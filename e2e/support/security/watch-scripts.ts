import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    violated(what: string): void;
  }
}

/** Elements and attributes that only a text taken for HTML can have brought. */
const FOREIGN =
  'img[src="x"], iframe, [onerror], [onload], [onclick], [onmouseover], [formaction], a[href^="javascript" i], form[action*="evil"], [style*="evil"]';

/** Notes all that a page must never do, from now on. */
export const watchScripts = async (page: Page) => {
  const seen: string[] = [];
  await page.exposeFunction('hacked', () => void seen.push('a script ran'));
  await page.exposeFunction('violated', (what: string) => void seen.push(`policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violated(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') seen.push(`asked for ${href}`);
  });
  return {
    /** The page shows a hostile text as it was typed, and nothing of it came alive. */
    expectHarmless: async (place: string): Promise<void> => {
      const isShown = () =>
        page.evaluate(
          () =>
            document.body.innerText.includes('hacked()') ||
            [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(({ value }) =>
              value.includes('hacked()'),
            ),
        );
      // While the first page leads past the log-in page there is nothing to ask.
      await expect
        .poll(() => isShown().catch(() => false), { message: `${place} shows none of the texts` })
        .toBe(true);
      expect([place, await page.locator(FOREIGN).count()]).toEqual([place, 0]);
      expect([place, ...seen]).toEqual([place]);
    },
  };
};
