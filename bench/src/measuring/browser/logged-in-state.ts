import type { Browser, BrowserContextOptions } from '@playwright/test';

/** The cookie and the mark of somebody who logged in, for visits that begin with a session. */
export const loggedInState = async (
  browser: Browser,
  address: string,
  username: string,
  password: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${address}/login`);
    await page.locator('input[name=identifier]').fill(username);
    await page.locator('input[name=password]').fill(password);
    await page.locator('button[type=submit]').click();
    await page.getByTestId('home-modules').waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
};
