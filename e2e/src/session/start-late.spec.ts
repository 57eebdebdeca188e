import { expect, test } from '@playwright/test';
import { endAnimations } from '../support/expect-accessible.ts';

test('where the application itself does not come, a reload is offered', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const reload = page.getByRole('link', { name: 'Recharger la page · Reload the page' });
  await expect(reload).toBeHidden();
  await endAnimations(page);
  await expect(reload).toBeVisible();
});
