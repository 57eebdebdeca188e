import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../screenshot-session.ts';

/** Switches a section of the campaign form on; dispatches the click, as the inputs lie under their label. */
export const enableSection = async (page: Page): Promise<void> => {
  await page.locator('[data-section]').waitFor();
  const switches = page.locator('[data-section] > header input');
  for (const one of await switches.all())
    if (!(await one.isChecked())) await one.dispatchEvent('click');
  await waitUntilIdle(page);
};
