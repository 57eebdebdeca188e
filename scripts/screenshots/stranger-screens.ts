import type { People } from './people.ts';
import type { Studio } from './studio.ts';

/** The page that an organisation gives its own people. */
const brandedLogin = async (studio: Studio, admin: string): Promise<void> => {
  const owner = await studio.enter(admin);
  const campaigns = await owner.ask<{ items: { organizationId: string }[] }>(
    '/screening/campaigns',
  );
  await owner.leave();
  const { open, shoot, page, leave } = await studio.receive();
  await open(`/login?organization=${campaigns.items[0]?.organizationId ?? ''}`);
  await shoot('login-organization');
  await page.getByRole('button').last().click();
  await shoot('login-organization-password');
  await leave();
};

/** What is seen before anybody has logged in. */
export const strangerScreens = async (studio: Studio, { admin }: People): Promise<void> => {
  await brandedLogin(studio, admin);
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
