import { logInAsNewUser } from '../administration/new-user.ts';
import { PASSWORD } from '../demo-users.ts';
import { waitUntilIdle, type SessionFactory } from '../screenshot-session.ts';

/** Changing the own password: refused and accepted. */
export const accountScreens = async (sessions: SessionFactory): Promise<void> => {
  const { page, open, capture, leave } = await logInAsNewUser(sessions);
  const fields = page.locator('input[type=password]');
  const type = async (...words: readonly string[]): Promise<void> => {
    for (const [place, word] of words.entries()) await fields.nth(place).fill(word);
    await page.locator('form button[type=submit]').first().click();
  };
  await open('/settings');
  await type('not-the-password', 'short', 'other');
  await capture('account/password-refused');
  await type(PASSWORD, 'Rivière-tranquille-42', 'Rivière-tranquille-42');
  await page.getByRole('alert').first().waitFor();
  await waitUntilIdle(page);
  await capture('account/password-changed', false);
  await leave();
};
