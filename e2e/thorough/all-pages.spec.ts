import { type Page, test } from '@playwright/test';
import { logIn } from '../support/log-in.ts';
import { logInAsDemoUser } from '../support/test-users.ts';
import { pagesOfAdmins, pagesOfSuperadmins, PUBLIC_PAGES } from '../support/accessibility/pages.ts';
import { expectLargeTargets } from '../support/accessibility/target-size.ts';
import { expectTextsWithSpacing } from '../support/accessibility/text-spacing.ts';
import { visitPages, WIDTHS } from '../support/accessibility/visit-pages.ts';

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
      await visitPages(page, paths, width, () => expectSpacingAndTargets(page));
    });

  test(`so do those of super administrators, and the pages to log in (${width})`, async ({
    page,
    request,
  }) => {
    await visitPages(page, PUBLIC_PAGES, width, () => expectSpacingAndTargets(page));
    const { organizationId } = await logInAsDemoUser(page, request, 'fr');
    await logIn(page, 'superadmin');
    const paths = pagesOfSuperadmins(organizationId);
    await visitPages(page, paths, width, () => expectSpacingAndTargets(page));
  });
}
