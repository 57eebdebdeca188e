import { expect, test } from '@playwright/test';
import { openSection, turnOn } from '../support/form-fields.ts';
import { logInAs } from '../support/test-users.ts';

test('switching a section on brings its fields at once, without a placeholder in between', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { role: 'user', language: 'fr' });
  await page.goto('/screening/campaign/create');
  await openSection(page, 'values');
  await page.evaluate(() => {
    const main = document.querySelector('main form');
    if (!main) throw new Error('The form is not there');
    const look = () => {
      if (main.querySelector('.mantine-Skeleton-root')) document.body.dataset['flashed'] = 'yes';
    };
    new MutationObserver(look).observe(main, { childList: true, subtree: true });
  });
  await turnOn(page.locator('[data-section] > header input').first());
  await turnOn(page.locator('[data-section] > header input').last());
  await expect(page.getByRole('group', { name: /^Autonomie/ })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed', 'yes');
});
