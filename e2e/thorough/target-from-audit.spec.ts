import { backoffice } from '@cadran/i18n/backoffice';
import { expect, test } from '@playwright/test';
import { createTyped, saveCampaign } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { ask, field, openSection, press } from '../support/form-fields.ts';
import { followLink } from '../support/open-place.ts';
import { call, logInAsDemoUser, unique } from '../support/test-users.ts';
import { DEMONSTRATION } from '../support/results/open-results.ts';

for (const language of ['fr', 'en'] as const)
  test(`the culture of an audit becomes the target of a recruitment, which says so (${language})`, async ({
    page,
    request,
  }) => {
    const { person, campaign, unit } = DEMONSTRATION[language];
    const t = (await backoffice.screeningForm.load(language)).culture.fromAudit;
    const { token } = await logInAsDemoUser(page, request, language, person);
    const read = (id: string) => call(request, 'GET', `/screening/campaigns/${id}`, { token });

    await page.goto('/screening/campaign/create');
    const name = unique('Audit');
    await field(page, 'name').fill(name);
    await ask(page, 'culture');
    await page.getByRole('button', { name: t.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: t.audit }).click();
    await page.getByRole('option', { name: new RegExp(`^${campaign} ·`) }).click();
    await dialog.getByRole('combobox', { name: t.group }).click();
    await page.getByRole('option', { name: new RegExp(`^${unit} ·`) }).click();
    await dialog.getByText(t.moments.perceived).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t.take }).click();
    const source = page.getByTestId('target-source');
    await expect(source).toContainText(t.source.perceived(campaign));
    await expect(source).toContainText(unit);
    await expect(source).toContainText(/\d+ (répondants|respondents) · \d+ \S+ \d{4}/);
    await expectAccessible(page);

    const id = await createTyped(page, name);
    const { culture } = (await read(id)).profile;
    expect(culture.source).toMatchObject({ campaignName: campaign, moment: 'perceived' });
    expect(culture.source.respondents).toBeGreaterThan(20);
    const shares: readonly number[] = Object.values(culture.target);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);

    // Saved again it is kept; moved by hand it is a target like any other.
    await followLink(page, `/screening/campaign/edit/${id}`);
    await openSection(page, 'culture');
    await expect(source).toContainText(t.source.perceived(campaign));
    await press(page.getByRole('slider').first(), 'ArrowRight', 2);
    await expect(source).toHaveCount(0);
    await saveCampaign(page);
    await expect(
      page.getByText(language === 'fr' ? 'Campagne enregistrée' : 'Campaign saved'),
    ).toBeVisible();
    expect((await read(id)).profile.culture.source ?? null).toBeNull();
  });
