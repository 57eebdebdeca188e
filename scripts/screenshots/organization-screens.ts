import type { Sitter } from './studio.ts';

/** What stands behind the tabs of an organisation, and the second factor on its way. */
export const organizationScreens = async ({ page, open, shoot, leave }: Sitter): Promise<void> => {
  for (const tab of ['sign-in', 'integration']) {
    await open(`/admin/organization/${tab}`);
    await shoot(`organization/${tab}`);
  }
  await open('/admin/organization');
  await page.getByRole('main').getByRole('textbox').first().fill('');
  await page.locator('form button[type=submit]').last().click();
  await shoot('organization/refused');
  await open('/change-password');
  await shoot('organization/change-password');
  await leave();
};
