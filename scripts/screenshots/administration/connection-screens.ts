import { logInAsNewUser } from './new-user.ts';
import {
  waitUntilIdle,
  type ScreenshotSession,
  type SessionFactory,
} from '../screenshot-session.ts';

/** Opens the form of a card, fills it in and captures the secret shown once. */
const add = async (
  { page, capture }: ScreenshotSession,
  card: number,
  name: string,
  fill: (dialog: ReturnType<ScreenshotSession['page']['getByRole']>) => Promise<void>,
): Promise<void> => {
  await page.locator('main section').nth(card).getByRole('button').last().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.locator('button[type=submit]').click();
  await capture(`connections/${name}-refused`, false);
  await fill(dialog);
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('code').first().waitFor();
  await waitUntilIdle(page);
  await capture(`connections/${name}-once`, false);
  await dialog.getByRole('button').last().click();
};

/** API keys, webhooks, the API reference and an organisation's log-in page. */
export const connectionScreens = async (sessions: SessionFactory): Promise<void> => {
  const session = await logInAsNewUser(sessions);
  const { page, open, capture, leave } = session;
  await open('/admin/organization/integration');
  await add(session, 0, 'key', async (dialog) => {
    await dialog.locator('[name=name]').fill('SIRH');
    await dialog.getByRole('checkbox').first().check();
  });
  await add(session, 1, 'webhook', (dialog) =>
    dialog.locator('[name=url]').fill('https://hooks.example.org/cadran'),
  );
  await waitUntilIdle(page);
  await capture('connections/integration');
  await open('/admin/organization/sign-in');
  await capture('connections/sign-in');
  await page.goto('/api/docs/');
  await page.locator('h1').first().waitFor();
  await waitUntilIdle(page);
  await capture('connections/api-docs', false);
  await leave();
};
