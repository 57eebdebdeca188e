import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followLink } from '../support/open-place.ts';
import { call, logInAs, type Language } from '../support/test-users.ts';
import { answerAudit, makeAudit, unit } from '../support/culture-audit/make-audit.ts';
import { requestCodes } from '../support/culture-audit/printed-codes.ts';
import { number, resultsWords, value } from '../support/results/open-results.ts';

const filtersOf = (id: string): string => `/profiling/campaign/filters/${id}`;

const ready = async (page: Page, language: Language): Promise<void> => {
  const t = await resultsWords(language);
  await expect(page.getByText(t.state.ready)).toBeVisible();
};

for (const language of ['fr', 'en'] as const)
  test(`units are grouped, first results taken, then updated when enough is new (${language})`, async ({
    page,
    request,
  }) => {
    const t = await resultsWords(language);
    const { token } = await logInAs(page, request, { language });
    const units = [
      unit('Urgences', 'Emergencies'),
      unit('Pharmacie', 'Pharmacy'),
      unit('Accueil', 'Reception'),
    ];
    const [large, ...small] = units;
    const audit = await makeAudit(request, token, {
      status: 'open',
      access: 'codes',
      units,
      mandatory: { unit: true, age: false, gender: false, tenure: false },
    });
    const codes = [...(await requestCodes(request, token, audit.id, 18))];
    const answer = (unitId: string | undefined, times: number) =>
      Promise.all(
        Array.from({ length: times }, () =>
          answerAudit(request, audit.id, { unitId: unitId ?? null }, { code: codes.pop() }),
        ),
      );
    await answer(large?.id, 2);
    await page.goto(filtersOf(audit.id));
    await expect(page.getByText(t.first.waiting(5))).toBeVisible();
    await expectAccessible(page);

    await answer(large?.id, 5);
    for (const { id } of small) await answer(id, 3);
    await page.reload();
    await page.getByRole('button', { name: t.grouping.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.grouping.add }).click();
    await dialog.getByRole('button', { name: t.grouping.save }).click();
    await expect(dialog.getByLabel(t.grouping.nameFr)).toBeFocused();
    await expectAccessible(page);
    const members = dialog.getByRole('combobox', { name: t.grouping.units });
    for (const { name } of small) {
      await members.fill(name[language]);
      await page.getByRole('option', { name: name[language] }).click();
    }
    const named = language === 'fr' ? 'Officine et accueil' : 'Dispensary and front desk';
    await dialog.getByLabel(language === 'fr' ? t.grouping.nameFr : t.grouping.nameEn).fill(named);
    await dialog.getByRole('button', { name: t.grouping.save }).click();
    await expect(page.getByText(t.grouping.saved)).toBeVisible();

    await page.getByRole('button', { name: t.first.action }).click();
    await expect(dialog.getByText(t.first.groups(1))).toBeVisible();
    await dialog.getByRole('button', { name: t.first.action }).click();
    await ready(page, language);
    await expect.poll(() => number(page)).toBe(13);
    await expect(value(page, named)).toBeEnabled();
    await expect(page.getByRole('checkbox', { name: /Pharmac/ })).toHaveCount(0);
    const update = page.getByRole('button', { name: t.state.update });
    await expect(update).toBeDisabled();

    const reader = await page.context().newPage();
    await reader.goto(`/profiling/campaign/report/${audit.organizationId}/${audit.id}`);
    const newer = reader.getByText(t.report.newer.title);
    await expect(reader.getByText(t.people(13, '13')).first()).toBeVisible();
    await expect(newer).toBeHidden();

    // By unit only as of these results, and only where there are enough people.
    await followLink(reader, `/profiling/campaign/${audit.id}`);
    const counts = reader.locator('tbody tr');
    await expect(counts.nth(0).locator('td').first()).toHaveText('7');
    await expect(counts.nth(1).locator('td').first()).toHaveText(/Non montré|Not shown/);
    await reader.goBack();

    await answer(large?.id, 4);
    await page.reload();
    await expect(page.getByTestId('update-note')).toContainText(t.state.missing(5, 5));
    await expect(update).toBeDisabled();
    await expect.poll(() => number(page)).toBe(13);
    await answer(large?.id, 1);
    await page.reload();
    await expect(update).toBeEnabled();
    await expectAccessible(page);
    await update.click();
    await ready(page, language);
    await expect.poll(() => number(page)).toBe(18);

    // The open report says so, and changes only when its reader wants it.
    await reader.evaluate(
      "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
    );
    await expect(newer).toBeVisible();
    await expect(reader.getByText(t.people(13, '13')).first()).toBeVisible();
    await reader.getByRole('button', { name: t.report.newer.show }).click();
    await expect(newer).toBeHidden();
    await expect(reader.getByText(t.people(18, '18')).first()).toBeVisible();
    await reader.close();
    // The first results fixed the division.
    await expect(page.getByRole('button', { name: t.grouping.open })).toHaveCount(0);
  });

test('what cannot be served is closed and says why; too few people are refused', async ({
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
  const few = await makeAudit(request, token, { status: 'open' });
  const codes = [...(await requestCodes(request, token, audit.id, 17))];
  // One man in the north: any pair of unit and gender would give him away.
  const people = [
    ...Array.from({ length: 6 }, () => [north, 'female'] as const),
    [north, 'male'] as const,
    ...Array.from({ length: 5 }, () => [south, 'female'] as const),
    ...Array.from({ length: 5 }, () => [south, 'male'] as const),
  ];
  await Promise.all([
    ...people.map(([{ id: unitId }, gender]) =>
      answerAudit(request, audit.id, { unitId, gender }, { code: codes.pop() }),
    ),
    ...Array.from({ length: 4 }, () => answerAudit(request, few.id, {})),
  ]);
  for (const { id } of [audit, few])
    await call(request, 'POST', `/profiling/campaigns/${id}/close`, { token });
  await page.goto(filtersOf(audit.id));
  await expect.poll(() => number(page)).toBe(17);
  await value(page, 'Nord').check();
  await expect.poll(() => number(page)).toBe(7);
  const women = page.locator('[data-attribute=gender] > div').filter({ hasText: 'Femme' });
  await expect(women.getByRole('checkbox')).toBeDisabled();
  await expect(women).toContainText(t.filters.closed);
  // Nobody told an age: "not given" is everybody, and a second criterion.
  await page.locator('[data-attribute="age"]').getByLabel(t.notGiven).check();
  await expect.poll(() => number(page)).toBe(7);
  await expect(page.locator('[data-attribute="gender"]')).toContainText(t.filters.twoAtMost);
  await expectAccessible(page);

  await page.goto(filtersOf(few.id));
  await expect(page.getByText(t.refusal.explanationByLink(20))).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
});
