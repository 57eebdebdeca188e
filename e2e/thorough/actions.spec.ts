import { expect, test } from '@playwright/test';
import { backoffice } from '@cadran/i18n/backoffice';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, unique } from '../support/test-users.ts';
import { demoToken } from '../support/log-in.ts';
import { DEMONSTRATION, openResults, resultsWords } from '../support/results/open-results.ts';

const LAPTOP = { width: 1440, height: 900 };
const SMALLEST = { width: 320, height: 640 };

for (const language of ['fr', 'en'] as const)
  test(`from a recommendation to an action, on the board, in the report, and the next audit (${language})`, async ({
    page,
    request,
  }) => {
    const t = await backoffice.auditActions.load(language);
    const results = await resultsWords(language);
    const { actions } = await backoffice.campaigns.load(language);
    const heading = page.getByRole('heading', { level: 1 });
    await page.setViewportSize(LAPTOP);
    await openResults(page, request, language);
    // The headline, the diagram and the four bars are on the first screen.
    for (const kind of ['quadrant', 'culture_bars']) {
      const chart = page.locator(`#culture figure[data-kind="${kind}"] svg[role=img]`).first();
      await expect(chart).toBeInViewport({ ratio: 1 });
    }

    // By keyboard alone, from the recommendation to the saved action.
    const make = page
      .getByRole('complementary', { name: t.report.title })
      .getByRole('button')
      .first();
    await make.press('Enter');
    const dialog = page.getByRole('dialog', { name: t.form.add });
    const title = dialog.getByLabel(t.form.title);
    await expect(title).toBeFocused();
    await expect(title).not.toHaveValue('');
    const name = unique('Action');
    await title.fill(name);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('#actions').getByRole('rowheader', { name })).toBeVisible();

    await page
      .getByRole('navigation', { name: results.title })
      .getByRole('link', { name: results.pages.actions })
      .click();
    await expect(heading).toHaveText(t.title);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(t.states.planned);
    await expectAccessible(page);

    // Another one freely; without a last day it is never overdue.
    const free = unique('Free');
    await page.getByRole('button', { name: t.add, exact: true }).press('Enter');
    await expect(title).toBeFocused();
    await title.fill(free);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const freely = page.getByRole('row', { name: new RegExp(free) });
    await expect(freely).toContainText(t.noDate);
    await page.getByRole('combobox', { name: t.due }).selectOption('overdue');
    await expect(freely).toHaveCount(0);
    await expect(page.getByText(t.overdueSince('')).first()).toBeVisible();
    await page.getByRole('combobox', { name: t.due }).selectOption('');

    await page.getByText(t.views.board, { exact: true }).click();
    await expect(page).toHaveURL(/view=board/);
    await page.getByRole('combobox', { name: t.moveTo(name) }).selectOption('done');
    const done = page.getByRole('region', { name: new RegExp(`^${t.states.done}`) });
    await expect(done.getByRole('button', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize(SMALLEST);
    await expectNoSidewaysScroll(page);
    // The current page is seen among the links, however small the screen.
    await expect(page.getByRole('link', { name: results.pages.actions })).toBeInViewport();
    await page.setViewportSize(LAPTOP);
    for (const added of [name, free]) {
      await page.getByRole('button', { name: t.removeOf(added) }).click();
      await page
        .getByRole('dialog', { name: t.deletion.title })
        .getByRole('button', { name: t.remove })
        .click();
      await expect(page.getByText(added)).toHaveCount(0);
    }

    // One click makes the next audit, with the same units, and opens its form.
    await page.getByRole('link', { name: results.pages.waves }).click();
    await page.getByRole('button', { name: actions.repeat }).click();
    await expect(page).toHaveURL(/\/profiling\/campaign\/edit\//);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const token = await demoToken(request, DEMONSTRATION[language].person);
    const made = await call(request, 'GET', `/profiling/campaigns/${id}`, { token });
    expect(made.status).toBe('closed');
    expect(JSON.stringify(made.units)).toContain(DEMONSTRATION[language].unit);
    await call(request, 'DELETE', `/profiling/campaigns/${id}`, { token });
  });
