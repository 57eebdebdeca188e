import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** In the page. */
declare const axe: typeof import('axe-core');

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** To send and compile axe takes as long as to run it: a document that has it does not get it again. */
const addAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames())
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(AXE);
};

interface Scope {
  /** A selector of what is looked at elsewhere, and long to look at. */
  readonly except?: string | undefined;
  readonly rules?: readonly string[];
}

/** Violations of WCAG 2.2 A and AA and of axe's best practices. */
export const axeViolations = async (
  page: Page,
  { except, rules }: Scope = {},
): Promise<readonly string[]> => {
  const context = { include: [], exclude: except === undefined ? [] : [except] };
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Style sheets for an experimental rule that is off, and sound, of which there is none: a third of the time.
    preload: false,
    ...(rules && { runOnly: [...rules] }),
  };
  const violations = async (): Promise<string[]> => {
    await endAnimations(page);
    await addAxe(page);
    const found = await page.evaluate(
      async (asked) => (await axe.run(asked.context, asked.options)).violations,
      { context, options },
    );
    return found.map(
      ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.html).join(' | ')}`,
    );
  };
  const told = await violations();
  // What only began to fade in is no fault: it is looked at again.
  return told.length === 0 ? told : violations();
};

/** Does something with the page in the dark theme. */
export const inDark = async <T>(page: Page, action: () => Promise<T>): Promise<T> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  try {
    return await action();
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
  }
};

/** A note of the run, which all its workers can read: Playwright empties the folder before a run. */
const noteOf = (screen: string): string =>
  join(test.info().project.outputDir, 'seen-in-dark', encodeURIComponent(screen));
const screenOf = (page: Page): string =>
  new URL(page.url()).pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/gu, '*');

/** No violation, nor of contrast in the dark theme: there once for each screen is enough, and takes time. */
export const expectAccessible = async (page: Page, except?: string): Promise<void> => {
  expect(await axeViolations(page, { except })).toEqual([]);
  const note = noteOf(screenOf(page));
  if (existsSync(note)) return;
  const rules = ['color-contrast'];
  expect(await inDark(page, () => axeViolations(page, { except, rules }))).toEqual([]);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, '');
};

/** What fades or moves is where it is going: half faded, a text has no contrast and is no fault. */
export const endAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(`for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();`);
