import { test } from '@playwright/test';
import { logInAsDemoUser } from '../support/test-users.ts';
import { MORE } from '../support/more.ts';
import { expectFocusInView } from './focus-in-view.ts';
import { pagesWithBars } from './pages.ts';
import { visitPages, WIDTHS } from './visit-pages.ts';

for (const width of WIDTHS)
  test(
    `no bar of the back office covers what has the focus (${width})`,
    { tag: MORE },
    async ({ page, request }) => {
      const user = await logInAsDemoUser(page, request, 'en');
      const paths = await pagesWithBars(request, user);
      await visitPages(page, paths, width, () => expectFocusInView(page));
    },
  );
