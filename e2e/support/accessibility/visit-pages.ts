import { expect, type Page } from '@playwright/test';

export const WIDTHS = [1280, 390] as const;

/** Opens one page after the other and looks at each. */
export const visitPages = async (
  page: Page,
  paths: readonly string[],
  width: number,
  look: () => Promise<void>,
): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look();
  }
};
