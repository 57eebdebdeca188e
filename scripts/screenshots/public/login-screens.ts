import type { DemoUsers } from '../demo-users.ts';
import type { SessionFactory } from '../screenshot-session.ts';

/** The log-in page with an organisation's logo and colours. */
const brandedLogin = async (sessions: SessionFactory, admin: string): Promise<void> => {
  const owner = await sessions.logIn(admin);
  const campaigns = await owner.ask<{ items: { organizationId: string }[] }>(
    '/screening/campaigns',
  );
  await owner.leave();
  const { open, capture, page, leave } = await sessions.openAnonymous();
  await open(`/login?organization=${campaigns.items[0]?.organizationId ?? ''}`);
  await capture('login-organization');
  await page.getByRole('button').last().click();
  await capture('login-organization-password');
  await leave();
};

/** Pages shown before log-in. */
export const loginScreens = async (
  sessions: SessionFactory,
  { admin }: DemoUsers,
): Promise<void> => {
  await brandedLogin(sessions, admin);
  const { page, open, capture, leave } = await sessions.openAnonymous();
  const submit = page.locator('button[type=submit]').first();
  await open('/login');
  await capture('login');
  await submit.click();
  await capture('login-errors');
  await page.locator('input').nth(0).fill('nobody');
  await page.locator('input').nth(1).fill('not-the-password');
  await submit.click();
  await page.getByRole('alert').first().waitFor();
  await capture('login-refused');
  await open('/forgotten-password');
  await capture('forgotten-password');
  await open('/reset-password?token=of-long-ago');
  await capture('reset-password');
  await open('/screening/how');
  await capture('candidate-how');
  await leave();
};
