import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/expect-no-sideways-scroll.ts';
import { call, enterAs, makePerson, unique } from '../support/people.ts';

// Many screens in one journey, each checked for accessibility.
const WORDS = {
  fr: {
    failed: "Quelque chose n'a pas fonctionné",
    retry: 'Réessayer',
    sortBy: 'Trier par',
    descending: 'Nom d’utilisateur (décroissant)',
    edit: 'Modifier',
    actions: /^Actions\s:/,
    range: '26 à 30 sur 30',
    next: 'Page suivante',
    count: '30 utilisateurs',
  },
  en: {
    failed: 'Something went wrong',
    retry: 'Retry',
    sortBy: 'Sort by',
    descending: 'Username (descending)',
    edit: 'Edit',
    actions: /^Actions:/,
    range: '26 to 30 of 30',
    next: 'Next page',
    count: '30 users',
  },
} as const;

test('a list that failed to load offers a retry (fr)', async ({ page, request }) => {
  const language = 'fr';
  const words = WORDS[language];
  await enterAs(page, request, { role: 'admin', language });
  let broken = true;
  await page.route('**/api/organizations/*/users?*', (route) =>
    broken ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText(words.failed);
  await expectAccessible(page);
  broken = false;
  await page.getByRole('button', { name: words.retry }).click();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1);
});

test('a list is usable on a phone (en)', async ({ page, request }) => {
  const language = 'en';
  const words = WORDS[language];
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await enterAs(page, request, { role: 'admin', language });
  const { organizationId } = admin;
  const other = await makePerson(request, { role: 'user', language, organizationId });
  await page.goto('/admin/users');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '@example.org' });
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel(words.sortBy).selectOption(words.descending);
  await expect(cards.first()).toContainText(other.username);
  await cards.first().getByRole('button', { name: words.actions }).click();
  await page.getByRole('menuitem', { name: words.edit }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('a long list has pages, kept in the address (fr)', async ({ page, request }) => {
  const language = 'fr';
  const words = WORDS[language];
  const admin = await enterAs(page, request, { role: 'admin', language });
  const lines = Array.from({ length: 29 }, () => unique('user'));
  await call(request, 'POST', '/users/import', {
    token: admin.token,
    data: {
      organizationId: admin.organizationId,
      csv: ['username,email', ...lines.map((name) => `${name},${name}@example.org`)].join('\n'),
    },
  });
  await page.goto('/admin/users');
  await expect(page.getByText(words.count)).toBeVisible();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(25);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.next }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(words.range)).toBeVisible();
  await page.reload();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(5);
  await page.goBack();
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(25);
});
