import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Language, PASSWORD } from './people.ts';

/** A phone, a tablet upright, a desk. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A page that is looked at: as nobody, or as somebody who has logged in. */
export interface Sitter {
  readonly page: Page;
  readonly language: Language;
  /** For the API; of somebody who has logged in. */
  readonly token: string;
  /** Where this language's pictures go. */
  readonly folder: string;
  /** Goes there and waits until nothing moves. */
  readonly open: (path: string) => Promise<void>;
  /** The page as it stands, at the three widths; `arrange` brings back what a change of size puts away. */
  readonly shoot: (name: string, whole?: boolean, arrange?: () => Promise<void>) => Promise<void>;
  /** What the API says to this person. */
  readonly ask: <T>(path: string, body?: unknown, method?: 'POST' | 'PUT') => Promise<T>;
  readonly leave: () => Promise<void>;
}

export interface Studio {
  readonly language: Language;
  readonly receive: () => Promise<Sitter>;
  readonly enter: (username: string, password?: string) => Promise<Sitter>;
  readonly taken: () => number;
}

/** Whoever is let in speaks the pictures' language from then on. */
const logIn = async (
  context: BrowserContext,
  base: string,
  identifier: string,
  password: string,
  language: Language,
): Promise<string> => {
  const answer = await context.request.post(`${base}/api/auth/login`, {
    data: { identifier, password },
  });
  const { token, user } = await answer.json();
  if (user.language !== language)
    await context.request.put(`${base}/api/users/${user.id}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { language },
    });
  return token;
};

/** Nothing is on its way any more; a page that never rests is taken as it is. */
export const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.locator('.route-loading').waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
};

const heightOf = async (page: Page, { height }: { readonly height: number }): Promise<number> =>
  Math.max(height, Number(await page.evaluate('document.documentElement.scrollHeight')));

export const openStudio = (
  browser: Browser,
  base: string,
  folder: string,
  language: Language,
): Studio => {
  let taken = 0;
  const sit = async (username?: string, password = PASSWORD): Promise<Sitter> => {
    const context = await browser.newContext({ baseURL: base, viewport: SIZES[2] });
    const token = username && (await logIn(context, base, username, password, language));
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    await page.addInitScript((code) => localStorage.setItem('cadran.language', code), language);
    const headers = { authorization: `Bearer ${token}` };
    return {
      page,
      language,
      token: token ?? '',
      folder: `${folder}/${language}`,
      open: async (path) => {
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await settled(page);
      },
      shoot: async (name, whole = true, arrange) => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // In a window as high as the page, what sticks to an edge covers nothing.
          if (whole) await page.setViewportSize({ ...size, height: await heightOf(page, size) });
          await arrange?.();
          await page.evaluate('new Promise((done) => requestAnimationFrame(done))');
          const path = `${folder}/${language}/${name}-${size.width}.png`;
          await page.screenshot({ path, fullPage: whole, animations: 'disabled' });
          taken += 1;
        }
        await page.setViewportSize(SIZES[2]);
      },
      ask: async (path, body, method = 'POST') => {
        const url = `${base}/api${path}`;
        const answer =
          body === undefined
            ? await context.request.get(url, { headers })
            : await context.request.fetch(url, { headers, data: body, method });
        if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
        return answer.status() === 204 ? null : answer.json();
      },
      leave: () => context.close(),
    };
  };
  return { language, receive: () => sit(), enter: sit, taken: () => taken };
};
