import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../expect-accessible.ts';

/** Bars that stay while one scrolls cover a part of what is under them; they let it go by scrolling. */
const setBars = (page: Page, state: 'loose' | 'as before'): Promise<void> =>
  page.evaluate((wanted) => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const isBar = getComputedStyle(element).position === 'sticky';
      if (wanted === 'loose' && isBar) {
        element.dataset['loosened'] = element.style.position;
        element.style.position = 'relative';
      } else if (wanted === 'as before' && 'loosened' in element.dataset) {
        element.style.position = element.dataset['loosened'] ?? '';
        delete element.dataset['loosened'];
      }
    }
  }, state);

/** 24 by 24 pixels, or that much room around (WCAG 2.5.8); axe leaves out links within a sentence. */
export const expectLargeTargets = async (page: Page): Promise<void> => {
  await setBars(page, 'loose');
  const violations = await axeViolations(page, { rules: ['target-size'] });
  await setBars(page, 'as before');
  expect.soft(violations, `${page.url()} at ${page.viewportSize()?.width} pixels`).toEqual([]);
};
