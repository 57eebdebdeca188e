import type { Sitter } from './studio.ts';

/** What stands behind the tabs of an organisation while nothing may leave, and what it refuses. */
export const organizationScreens = async ({ page, open, shoot, leave }: Sitter): Promise<void> => {
  await page.route('**/api/organizations/*/integration', (route) =>
    route.fulfill({ json: { allowedHosts: [] } }),
  );
  for (const tab of ['sign-in', 'integration']) {
    await open(`/admin/organization/${tab}`);
    await shoot(`organization/${tab}`);
  }
  await open('/admin/organization');
  await page.getByRole('main').getByRole('textbox').first().fill('');
  await page.locator('form button[type=submit]').last().click();
  await shoot('organization/refused');
  await leave();
};
