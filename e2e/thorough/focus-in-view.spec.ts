import { test } from '@playwright/test';
import { logInAsDemoUser } from '../support/test-users.ts';
import { expectFocusInView } from '../support/accessibility/focus-in-view.ts';
import { pagesWithBars } from '../support/accessibility/pages.ts';
import { visitPages, WIDTHS } from '../support/accessibility/visit-pages.ts';

for (const width of WIDTHS)
  test(`no bar of the back office covers what has the focus (${width})`, async ({
    page,
    request,
  }) => {
    const user = await logInAsDemoUser(page, request, 'en');
    const paths = await pagesWithBars(request, user);
    await visitPages(page, paths, width, () => expectFocusInView(page));
  });
