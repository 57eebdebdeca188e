import type { ScreenshotSession } from '../screenshot-session.ts';

/** The tabs of an organisation when no outbound hosts are allowed, and form errors. */
export const organizationScreens = async ({
  page,
  open,
  capture,
  leave,
}: ScreenshotSession): Promise<void> => {
  await page.route('**/api/organizations/*/integration', (route) =>
    route.fulfill({ json: { allowedHosts: [] } }),
  );
  for (const tab of ['sign-in', 'integration', 'decision-mails', 'campaigns']) {
    await open(`/admin/organization/${tab}`);
    await capture(`organization/${tab}`);
  }
  await open('/admin/organization');
  await page.getByRole('main').getByRole('textbox').first().fill('');
  await page.locator('form button[type=submit]').last().click();
  await capture('organization/refused');
  await leave();
};
