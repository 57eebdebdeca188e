import type { ScreenshotSession } from '../screenshot-session.ts';

/** Every entry of the side navigation, read from the page. */
export const navigationScreens = async (
  { page, open, capture, leave }: ScreenshotSession,
  who: string,
): Promise<void> => {
  await open('/');
  const links = await page.locator('[data-testid=side-navigation] a').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const path of new Set(paths)) {
    await open(path ?? '/');
    await capture(`${who}${path === '/' ? '/home' : path}`);
  }
  await leave();
};
