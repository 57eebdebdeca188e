import type { Sitter } from './studio.ts';

/** Every place of the side navigation, whatever there is: nobody has to keep a list. */
export const navigationScreens = async (
  { page, open, shoot, leave }: Sitter,
  who: string,
): Promise<void> => {
  await open('/');
  const links = await page.locator('.shell-side a').all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const path of new Set(paths)) {
    await open(path ?? '/');
    await shoot(`${who}${path === '/' ? '/home' : path}`);
  }
  await leave();
};
