import type { Studio } from './studio.ts';

/** What is seen before anybody has logged in. */
export const strangerScreens = async (studio: Studio): Promise<void> => {
  const { page, open, shoot, leave } = await studio.receive();
  const submit = page.locator('button[type=submit]').first();
  await open('/login');
  await shoot('login');
  await submit.click();
  await shoot('login-errors');
  await page.locator('input').nth(0).fill('nobody');
  await page.locator('input').nth(1).fill('not-the-password');
  await submit.click();
  await page.getByRole('alert').first().waitFor();
  await shoot('login-refused');
  await open('/forgotten-password');
  await shoot('forgotten-password');
  await open('/reset-password?token=of-long-ago');
  await shoot('reset-password');
  await open('/screening/how');
  await shoot('candidate-how');
  await leave();
};
