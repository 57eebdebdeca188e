import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** To compile axe takes as long as to run it: a document that has it does not get it again. */
const missingSource = async (page: Page): Promise<string> => {
  const isThere = page.frames().length === 1 && (await page.evaluate("'axe' in window"));
  return isThere ? 'void 0' : AXE;
};

/** Zero violations of WCAG 2.2 A and AA and of axe's best practices. */
export const expectAccessible = async (
  page: Page,
  /** A selector of what is looked at elsewhere, and long to look at. */
  except?: string,
): Promise<void> => {
  const violations = async (): Promise<string[]> => {
    await endAnimations(page);
    // Without frames of other sites there is no need of the second page that axe opens for them.
    const axe = new AxeBuilder({ page, axeSource: await missingSource(page) })
      .setLegacyMode()
      // Style sheets for an experimental rule that is off, and sound, of which there is none: a third of the time.
      .options({ resultTypes: ['violations'], preload: false });
    if (except !== undefined) axe.exclude(except);
    return (await axe.analyze()).violations.map(
      ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.html).join(' | ')}`,
    );
  };
  const told = await violations();
  // What only began to fade in is no fault: it is looked at again.
  expect(told.length === 0 ? told : await violations()).toEqual([]);
};

/** What fades or moves is where it is going: half faded, a text has no contrast and is no fault. */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
