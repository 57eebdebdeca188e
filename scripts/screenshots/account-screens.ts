import { enterNewcomer } from './newcomer.ts';
import { PASSWORD } from './people.ts';
import { settled, type Studio } from './studio.ts';

/** One's own password, refused and changed. */
export const accountScreens = async (studio: Studio): Promise<void> => {
  const { page, open, shoot, leave } = await enterNewcomer(studio, 'user');
  const fields = page.locator('input[type=password]');
  const type = async (...words: readonly string[]): Promise<void> => {
    for (const [place, word] of words.entries()) await fields.nth(place).fill(word);
    await page.locator('form button[type=submit]').first().click();
  };
  await open('/settings');
  await type('not-the-password', 'short', 'other');
  await shoot('account/password-refused');
  await type(PASSWORD, 'Rivière-tranquille-42', 'Rivière-tranquille-42');
  await page.getByRole('alert').first().waitFor();
  await settled(page);
  await shoot('account/password-changed', false);
  await leave();
};
