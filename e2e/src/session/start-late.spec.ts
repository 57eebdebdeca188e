import { expect, test } from '@playwright/test';

test('where the application itself does not come, a reload is offered', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  const reload = page.getByRole('link', { name: 'Recharger la page · Reload the page' });
  await expect(reload).toBeHidden();
  // The clock of styles is not the page's: its end is taken at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  });
  await expect(reload).toBeVisible();
});
