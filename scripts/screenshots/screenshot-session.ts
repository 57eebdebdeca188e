import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axeViolations, inDark } from '../../e2e/support/expect-accessible.ts';
import { type Language, PASSWORD } from './demo-users.ts';

/** Phone, tablet, desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A browser page, anonymous or logged in. */
export interface ScreenshotSession {
  readonly page: Page;
  readonly language: Language;
  /** Bearer token; empty when anonymous. */
  readonly token: string;
  readonly folder: string;
  /** Navigates and waits until the page is idle. */
  readonly open: (path: string) => Promise<void>;
  /** A screenshot at each width; `arrange` reopens what a change of size closes. */
  readonly capture: (name: string, whole?: boolean, arrange?: () => Promise<void>) => Promise<void>;
  readonly ask: <T>(path: string, body?: unknown, method?: 'POST' | 'PUT') => Promise<T>;
  readonly leave: () => Promise<void>;
}

/** Buttons that copy an example, in the API reference of another project; they have no name. */
const UNNAMED_BY_SCALAR = '.scalar-code-copy';

export interface SessionFactory {
  readonly language: Language;
  readonly openAnonymous: () => Promise<ScreenshotSession>;
  readonly logIn: (username: string, password?: string) => Promise<ScreenshotSession>;
  readonly screenshotCount: () => number;
  /** What axe found on the screens, and notes that interrupt a screen reader when a page opens. */
  readonly faults: readonly string[];
}

/** Logs in and sets the user's language to that of the screenshots. */
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

/** A page that never becomes idle is captured as it is. */
export const waitUntilIdle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.locator('.start-loading, [data-testid=route-loading]').waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
};

const heightOf = async (page: Page, { height }: { readonly height: number }): Promise<number> =>
  Math.max(height, Number(await page.evaluate('document.documentElement.scrollHeight')));

export const createSessions = (
  browser: Browser,
  base: string,
  folder: string,
  language: Language,
): SessionFactory => {
  let count = 0;
  const faults: string[] = [];
  const open = async (username?: string, password = PASSWORD): Promise<ScreenshotSession> => {
    const context = await browser.newContext({ baseURL: base, viewport: SIZES[2] });
    const token = username && (await logIn(context, base, username, password, language));
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    await page.addInitScript((code) => localStorage.setItem('cadran.language', code), language);
    let serverFailed = false;
    page.on('response', (response) => {
      serverFailed ||= response.status() >= 500;
    });
    const headers = { authorization: `Bearer ${token}` };
    return {
      page,
      language,
      token: token ?? '',
      folder: `${folder}/${language}`,
      open: async (path) => {
        serverFailed = false;
        await page.goto(path);
        await page.locator('h1').first().waitFor();
        await waitUntilIdle(page);
        // A page that failed is an alert itself, and so is the word of a list that did not load.
        if (serverFailed) return;
        const alerts = await page.locator('[role=alert]:not(:empty, :has(h1))').allInnerTexts();
        faults.push(...alerts.map((text) => `${path}: role=alert on opening: ${text}`));
      },
      capture: async (name, whole = true, arrange) => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          // In a window as high as the page, sticky bars cover nothing.
          if (whole) await page.setViewportSize({ ...size, height: await heightOf(page, size) });
          await arrange?.();
          await page.evaluate('new Promise((done) => requestAnimationFrame(done))');
          const shoot = async (scheme: string): Promise<void> => {
            const path = `${folder}/${language}/${name}-${size.width}${scheme}.png`;
            await page.screenshot({ path, fullPage: whole, animations: 'disabled' });
            count += 1;
          };
          await shoot('');
          await inDark(page, () => shoot('-dark'));
        }
        const check = () => axeViolations(page, { except: UNNAMED_BY_SCALAR });
        const light = await check();
        const dark = await inDark(page, check);
        faults.push(
          ...[...light, ...dark.map((fault) => `dark: ${fault}`)].map(
            (fault) => `${name}: ${fault}`,
          ),
        );
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
  return {
    language,
    openAnonymous: () => open(),
    logIn: open,
    screenshotCount: () => count,
    faults,
  };
};
