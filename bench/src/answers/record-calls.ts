import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type InputDevice, mouse } from '../../../e2e/support/devices/input-device.ts';

/** A call of a page to the API. */
export interface RecordedCall {
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
  readonly body: string | undefined;
  /** Since the page was opened, by the page's clock. */
  readonly atMs: number;
}

const API = '/api';
/** What a click causes is told by the browser a little later. */
const TOLD_WITHIN_MS = 20;

/** Records the page's calls and moves its clock, by which its timers fire. */
const watchCalls = async (page: Page) => {
  const begun = Date.now();
  let now = begun;
  await page.clock.install({ time: begun });
  const calls: RecordedCall[] = [];
  const underWay = new Set<object>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith(`${API}/`)) return;
    underWay.add(request);
    calls.push({
      method: request.method(),
      path: `${pathname.slice(API.length)}${search}`,
      body: request.postData() ?? undefined,
      atMs: now - begun,
    });
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const answered = async (): Promise<void> => {
    do await sleep(TOLD_WITHIN_MS);
    while (underWay.size > 0);
  };
  return {
    calls,
    /** Lets the rest of this time pass. The server takes none of it: on a fast clock it would seem slow. */
    pass: async (ms: number): Promise<void> => {
      await answered();
      const shown = await page.evaluate<number>('Date.now()');
      now += ms;
      await page.clock.runFor(Math.max(0, now - shown));
      await answered();
    },
  };
};

/** The calls of a browser in which somebody acts by `slow` once in so many milliseconds of the page's clock. */
export const recordCalls = async (
  browser: Browser,
  address: string,
  paceMs: number,
  act: (page: Page, slow: InputDevice) => Promise<void>,
): Promise<readonly RecordedCall[]> => {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'fr-FR',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const { calls, pass } = await watchCalls(page);
    const slowly = async (action: () => Promise<void>): Promise<void> => {
      await pass(paceMs);
      await action();
    };
    await act(page, {
      ...mouse,
      press: (target) => slowly(() => mouse.press(target)),
      choose: (target) => slowly(() => mouse.choose(target)),
      type: (field, text) => slowly(() => mouse.type(field, text)),
      date: (field, iso) => slowly(() => mouse.date(field, iso)),
    });
    return calls;
  } finally {
    await context.close();
  }
};
