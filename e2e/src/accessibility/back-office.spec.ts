import { test } from '@playwright/test';
import { logInAsDemoUser } from '../support/test-users.ts';
import { expectFocusInView } from './focus-in-view.ts';
import { pagesWithBars } from './pages.ts';
import { visitPages, WIDTHS } from './visit-pages.ts';

test('no bar of the back office covers what has the focus', async ({ page, request }) => {
  const user = await logInAsDemoUser(page, request, 'en');
  const paths = await pagesWithBars(request, user);
  for (const width of WIDTHS) await visitPages(page, paths, width, () => expectFocusInView(page));
});
