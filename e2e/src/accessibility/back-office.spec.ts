import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { call, logInAsDemoUser } from '../support/test-users.ts';
import { expectFocusInView } from './focus-in-view.ts';

interface Listed {
  readonly items: readonly { readonly id: string; readonly status: string }[];
}

/** Pages with bars that stay while one scrolls: header, list, save bar, reports. */
const pagesOf = async (request: APIRequestContext, token: string, organizationId: string) => {
  const get = (path: string): Promise<Listed> => call(request, 'GET', path, { token });
  const firstOf = async (path: string, status: string): Promise<string> =>
    (await get(path)).items.find((item) => item.status === status)?.id ?? '';
  const campaign = await firstOf('/screening/campaigns', 'open');
  const candidate = await firstOf(
    `/screening/campaigns/${campaign}/screening/questionnaires`,
    'completed',
  );
  const audit = await firstOf('/profiling/campaigns', 'closed');
  return [
    '/',
    `/screening/campaign/${campaign}`,
    `/screening/campaign/edit/${campaign}`,
    `/screening/applicant/${candidate}`,
    `/profiling/campaign/report/${organizationId}/${audit}`,
    '/admin/organization',
  ];
};

const WIDTHS = [1280, 390] as const;

const onPagesWithBars = async (
  page: Page,
  request: APIRequestContext,
  language: 'fr' | 'en',
  look: () => Promise<void>,
): Promise<void> => {
  const user = await logInAsDemoUser(page, request, language);
  for (const path of await pagesOf(request, user.token, user.organizationId))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look();
    }
};

test('no bar of the back office covers what has the focus', async ({ page, request }) => {
  await onPagesWithBars(page, request, 'en', () => expectFocusInView(page));
});
