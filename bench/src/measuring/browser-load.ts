import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.ts';
import { median, rounded } from './statistics.ts';

export interface Load {
  /** From navigation to first contentful paint. */
  readonly firstContentMs: number;
  /** Transferred until then. */
  readonly requests: number;
  readonly kilobytes: number;
  /** Including later prefetches. */
  readonly allRequests: number;
  readonly allKilobytes: number;
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

export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
};

const kilobytesOf = (came: readonly { readonly bytes: number }[]): number =>
  came.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;

/** A first visit with an empty cache, a phone's processor and a slow network. */
const visit = async (browser: Browser, url: string): Promise<Load> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const came: { readonly at: number; readonly bytes: number }[] = [];
    let begun: number | undefined;
    devtools.on('Network.requestWillBeSent', ({ timestamp }) => {
      begun ??= timestamp;
    });
    let last = performance.now();
    devtools.on('Network.loadingFinished', ({ timestamp, encodedDataLength }) => {
      came.push({ at: 1000 * (timestamp - (begun ?? timestamp)), bytes: encodedDataLength });
      last = performance.now();
    });
    await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
    const firstContent = () =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
    // Painted, and no request for a while.
    while ((await firstContent()) === undefined || performance.now() - last < QUIET_MS)
      await page.waitForTimeout(100);
    const firstContentMs = (await firstContent()) ?? 0;
    const first = came.filter(({ at }) => at <= firstContentMs);
    return {
      firstContentMs,
      requests: first.length,
      kilobytes: kilobytesOf(first),
      allRequests: came.length,
      allKilobytes: kilobytesOf(came),
    };
  } finally {
    await context.close();
  }
};

export const loadPage = async (browser: Browser, url: string, times: number): Promise<Load> => {
  const visits: Load[] = [];
  for (let i = 0; i < times; i += 1) visits.push(await visit(browser, url));
  const of = (figure: keyof Load) => median(visits.map((one) => one[figure]));
  return {
    firstContentMs: rounded(of('firstContentMs')),
    requests: of('requests'),
    kilobytes: rounded(of('kilobytes'), 1),
    allRequests: of('allRequests'),
    allKilobytes: rounded(of('allKilobytes'), 1),
  };
};
