import { backoffice } from '@cadran/i18n/backoffice';
import { PROVIDER } from '../../../apps/server/src/testing/saml/test-keys.ts';
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

/** The first tracking system with a token, and a group of the directory with what its members get. */
const systemsAndDirectory = async (session: ScreenshotSession): Promise<void> => {
  const { page, language, open, capture, ask } = session;
  const { trackingSystems, directory } = await backoffice.integration.load(language);
  const list = await backoffice.list.load(language);
  await ask('/scim/v2/Groups', { displayName: 'Recrutement', members: [] });
  await open('/admin/organization/integration');
  await page.getByRole('button', { name: trackingSystems.setUp }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await capture('connections/tracking-system', false);
  await dialog.locator('[name=token]').fill('a-token-that-nobody-uses-0123456789');
  await dialog.locator('button[type=submit]').click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: list.actions('Recrutement') }).click();
  await page.getByRole('menuitem', { name: directory.edit }).click();
  await dialog.waitFor();
  await capture('connections/directory-group', false);
  await page.keyboard.press('Escape');
};

/** Sign-in by SAML: before anything is entered, and with a provider. */
const signInBySaml = async ({ page, language, open, capture }: ScreenshotSession) => {
  const { protocol } = await backoffice.signIn.load(language);
  await open('/admin/organization/sign-in');
  await page.getByText(protocol.names.saml, { exact: true }).click();
  await capture('connections/sign-in-saml');
  await page.locator('[name=issuer]').fill('https://login.example.org/saml');
  await page.locator('[name=ssoUrl]').fill('https://login.example.org/saml/sso');
  await page.locator('[name=certificates]').fill(PROVIDER.certificate);
  await page.locator('form button[type=submit]').click();
  await waitUntilIdle(page);
  await capture('connections/sign-in-saml-saved');
};

/** API keys, webhooks, tracking systems, the directory, the API reference and an organisation's log-in page. */
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
  await systemsAndDirectory(session);
  await waitUntilIdle(page);
  await capture('connections/integration');
  await open('/admin/organization/sign-in');
  await capture('connections/sign-in');
  await signInBySaml(session);
  await page.goto('/api/docs/');
  await page.locator('h1').first().waitFor();
  await waitUntilIdle(page);
  await capture('connections/api-docs', false);
  await leave();
};
