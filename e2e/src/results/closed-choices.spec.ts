import { expect, test } from '@playwright/test';
import { answerAudit, makeAudit, unit } from '../culture-audit/make-audit.ts';
import { requestCodes } from '../culture-audit/printed-codes.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs } from '../support/test-users.ts';
import { number, resultsWords, value } from './open-results.ts';

test('what cannot be served is closed and says why; a third criterion is closed for another reason', async ({
  page,
  request,
}) => {
  const t = await resultsWords('fr');
  const { token } = await logInAs(page, request, { language: 'fr' });
  const [north, south] = [unit('Nord', 'North'), unit('Sud', 'South')];
  const audit = await makeAudit(request, token, {
    status: 'open',
    access: 'codes',
    units: [north, south],
  });
  const codes = [...(await requestCodes(request, token, audit.id, 17))];
  // One man in the north: any pair of unit and gender would give him away.
  for (const [{ id: unitId }, gender, people] of [
    [north, 'female', 6],
    [north, 'male', 1],
    [south, 'female', 5],
    [south, 'male', 5],
  ] as const)
    await Promise.all(
      Array.from({ length: people }, () =>
        answerAudit(request, audit.id, { unitId, gender }, { code: codes.pop() }),
      ),
    );
  await call(request, 'POST', `/profiling/campaigns/${audit.id}/close`, { token });
  await page.goto(`/profiling/campaign/filters/${audit.id}`);
  await expect(page.locator('aside output')).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => number(page)).toBe(17);

  await value(page, 'Nord').check();
  await expect.poll(() => number(page)).toBe(7);
  const women = page.locator('[data-attribute=gender] > div').filter({ hasText: 'Femme' });
  await expect(women.getByRole('checkbox')).toBeDisabled();
  await expect(women).toContainText(t.filters.closed);
  await expect(page.getByText(t.filters.why(5))).toBeVisible();

  // Nobody told an age: "not given" is everybody, and a second criterion.
  await page.locator('[data-attribute="age"]').getByLabel(t.notGiven).check();
  await expect.poll(() => number(page)).toBe(7);
  const gender = page.locator('[data-attribute="gender"]');
  await expect(gender).toContainText(t.filters.twoAtMost);
  await expect(value(page, 'Homme')).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.filters.reset }).click();
  await expect(value(page, 'Femme')).toBeEnabled();
  await expect.poll(() => number(page)).toBe(17);
});
