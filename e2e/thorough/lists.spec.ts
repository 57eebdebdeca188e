import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { call, logInAs, unique } from '../support/test-users.ts';

test('a list that failed loads again, keeps its page after a reload, and is usable on a phone', async ({
  page,
  request,
}) => {
  const admin = await logInAs(page, request, { role: 'admin', language: 'en' });
  const names = Array.from({ length: 29 }, () => unique('user'));
  await call(request, 'POST', '/users/import', {
    token: admin.token,
    data: {
      organizationId: admin.organizationId,
      csv: ['username,email', ...names.map((name) => `${name},${name}@example.org`)].join('\n'),
    },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/organizations/*/users?*', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expectAccessible(page);
  await page.unroute('**/api/organizations/*/users?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '@example.org' });
  await expect(page.getByText('30 users')).toBeVisible();
  await expect(cards).toHaveCount(25);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('26 to 30 of 30')).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goBack();
  await expect(cards).toHaveCount(25);
  await page.getByLabel('Sort by').selectOption('Name (descending)');
  await expect(cards.first()).toContainText(names.toSorted().at(-1) ?? '');
  await cards
    .first()
    .getByRole('button', { name: /^Actions:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
