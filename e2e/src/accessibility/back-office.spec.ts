import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/log-in.ts';
import { logInAsDemoUser } from '../support/test-users.ts';
import { expectFocusInView } from './focus-in-view.ts';
import { pagesOfAdmins, pagesOfSuperadmins, pagesWithBars, PUBLIC_PAGES } from './pages.ts';
import { expectLargeTargets } from './target-size.ts';
import { expectTextsWithSpacing } from './text-spacing.ts';

const WIDTHS = [1280, 390] as const;

const onPages = async (
  page: Page,
  paths: readonly string[],
  width: number,
  look: () => Promise<void>,
): Promise<void> => {
  await page.setViewportSize({ width, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look();
  }
};

test('no bar of the back office covers what has the focus', async ({ page, request }) => {
  const user = await logInAsDemoUser(page, request, 'en');
  const paths = await pagesWithBars(request, user);
  for (const width of WIDTHS) await onPages(page, paths, width, () => expectFocusInView(page));
});

/** WCAG 1.4.12 and 2.5.8. */
const expectSpacingAndTargets = async (page: Page): Promise<void> => {
  await expectTextsWithSpacing(page);
  await expectLargeTargets(page);
};

for (const width of WIDTHS) {
  for (const language of ['fr', 'en'] as const)
    test(`pages of administrators keep their texts with wider spacing, and targets are large enough (${language}, ${width})`, async ({
      page,
      request,
    }) => {
      const user = await logInAsDemoUser(page, request, language);
      const paths = await pagesOfAdmins(request, user);
      await onPages(page, paths, width, () => expectSpacingAndTargets(page));
    });

  test(`so do those of super administrators, and the pages to log in (${width})`, async ({
    page,
    request,
  }) => {
    await onPages(page, PUBLIC_PAGES, width, () => expectSpacingAndTargets(page));
    const { organizationId } = await logInAsDemoUser(page, request, 'fr');
    await logIn(page, 'superadmin');
    const paths = pagesOfSuperadmins(organizationId);
    await onPages(page, paths, width, () => expectSpacingAndTargets(page));
  });
}
