import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { logInAs, unique } from '../support/test-users.ts';

test('a super admin adds an organisation, looks at it, closes, opens and deletes it', async ({
  page,
  request,
}) => {
  const person = await logInAs(page, request, { role: 'superadmin', language: 'en' });
  await page.goto('/superadmin');
  await expect(page.getByRole('heading', { name: 'Platform dashboard' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  await expect(page.getByRole('main').getByText(person.username).first()).toBeVisible();
  await expectAccessible(page);

  await page
    .getByTestId('side-navigation')
    .getByRole('link', { name: 'Organisations', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Organisations' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add an organisation' }).click();
  await page.getByRole('button', { name: 'Create the organisation' }).click();
  await expect(dialog.getByText('Field is required.')).toBeVisible();
  await expectAccessible(page);
  const name = unique('Rive');
  await dialog.getByRole('textbox').first().fill(name);
  await page.getByRole('button', { name: 'Create the organisation' }).click();
  await expect(page.getByText('The organization was successfully created')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search for an organisation…' }).fill(name);
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  const row = page.getByRole('row', { name });
  const openMenu = () => row.getByRole('button', { name: `Actions: ${name}` }).click();
  await openMenu();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await openMenu();
  await page.getByRole('menuitem', { name: 'Activate' }).click();
  await expect(row).not.toContainText('Inactive');

  await row.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goBack();

  await openMenu();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog.getByText('This will be lost for good')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/^To confirm, type/).fill(name);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('No results')).toBeVisible();
  await expectAccessible(page);
});
