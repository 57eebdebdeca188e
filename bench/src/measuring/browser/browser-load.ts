import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../../scripts/install/find-chromium.ts';
import { readShift, readUsableAt, watchShift } from './in-page.ts';
import { median, rounded } from '../statistics.ts';

export interface Load {
  /** From navigation until the page can be used. */
  readonly usableMs: number;
  /** Transferred until then, with headers and calls. */
  readonly kilobytes: number;
  /** Scripts, styles and fonts of these. */
  readonly files: number;
  /** Including what is fetched later. */
  readonly allKilobytes: number;
  /** How far what was drawn moved by itself: Cumulative Layout Shift, in thousandths. */
  readonly shift: number;
}

interface Visited {
  readonly url: string;
  /** Of somebody who is logged in. */
  readonly state?: () => Promise<NonNullable<BrowserContextOptions['storageState']>>;
  /** Runs in the page from its beginning; sets `usableAt`. */
  readonly watch: () => void;
}

/** Chromium's "Slow 4G": 1.6 Mbit/s down with 10 % loss, 562 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1000 * 1000 * 0.9) / 8,
  uploadThroughput: (750 * 1000 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;
const KILOBYTE = 1024;
const QUIET_MS = 3_000;
const FILE = /\/assets\/.*\.(?:js|css|woff2)$/;

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: CHROMIUM_ARGS,
  });
};

const kilobytesOf = (came: readonly { readonly bytes: number }[]): number =>
  came.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;

/** Not by `waitForFunction`, which evaluates text: the page's security policy forbids it. */
const untilUsable = async (page: Page): Promise<number> => {
  const usableAt = await page.evaluate(readUsableAt);
  if (usableAt !== undefined) return usableAt;
  await page.waitForTimeout(100);
  return untilUsable(page);
};

/** A first visit with an empty cache, a phone's processor and a slow network. */
const visit = async (browser: Browser, { url, state, watch }: Visited): Promise<Load> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // Asked for in the header too, which a headless browser otherwise leaves out.
    locale: 'fr-FR',
    ...(state && { storageState: await state() }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(`const ${watch.name} = ${watch.toString()}; ${watch.name}();`);
    await page.addInitScript(watchShift);
    const urls = new Map<string, string>();
    const came: { readonly at: number; readonly bytes: number; readonly url: string }[] = [];
    let begun: number | undefined;
    let last = performance.now();
    devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      begun ??= timestamp;
      urls.set(requestId, request.url);
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const at = 1000 * (timestamp - (begun ?? timestamp));
      came.push({ at, bytes: encodedDataLength, url: urls.get(requestId) ?? '' });
      last = performance.now();
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    const usableMs = await untilUsable(page);
    // Whoever types in the log-in page has the back office fetched.
    await page.keyboard.type('a');
    last = performance.now();
    while (performance.now() - last < QUIET_MS) await page.waitForTimeout(100);
    const first = came.filter(({ at }) => at <= usableMs);
    return {
      usableMs,
      kilobytes: kilobytesOf(first),
      files: first.filter((one) => FILE.test(one.url)).length,
      allKilobytes: kilobytesOf(came),
      shift: 1000 * (await page.evaluate(readShift)),
    };
  } finally {
    await context.close();
  }
};

export const loadPage = async (
  browser: Browser,
  visited: Visited,
  times: number,
): Promise<Load> => {
  const visits: Load[] = [];
  for (let i = 0; i < times; i += 1) visits.push(await visit(browser, visited));
  const of = (figure: keyof Load) => median(visits.map((one) => one[figure]));
  return {
    usableMs: rounded(of('usableMs')),
    kilobytes: rounded(of('kilobytes'), 1),
    files: of('files'),
    allKilobytes: rounded(of('allKilobytes'), 1),
    shift: rounded(of('shift')),
  };
};
