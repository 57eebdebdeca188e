import type { Page } from '@playwright/test';
import { settled } from './studio.ts';

/** A section of the campaign form, asked and compared with a target; its switches lie under their drawing. */
export const switchOn = async (page: Page): Promise<void> => {
  await page.locator('.campaign-section').waitFor();
  const switches = page.locator('.campaign-switches input');
  for (const one of await switches.all())
    if (!(await one.isChecked())) await one.dispatchEvent('click');
  await settled(page);
};
