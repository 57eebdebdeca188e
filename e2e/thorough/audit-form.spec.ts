import type { ProfilingCampaign } from '@cadran/contract';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openSection } from '../support/form-fields.ts';
import {
  createTyped,
  duplicateOnly,
  expectToFitPhone,
  rename,
} from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { followLink } from '../support/open-place.ts';
import { call, logInAs, unique } from '../support/test-users.ts';
import { fillAudit } from '../support/culture-audit/fill-audit.ts';

const SECTIONS = [
  'parameters',
  'access',
  'subject',
  'units',
  'mandatory',
  'logo',
  'valuesSets',
  'customization',
  'representatives',
] as const;

/** What must read back the same: all but what saving itself changes. */
const kept = (campaign: ProfilingCampaign) => ({
  redirectUrl: campaign.redirectUrl,
  access: campaign.access,
  subject: campaign.subject,
  units: campaign.units,
  mandatory: campaign.mandatory,
  minimumGroup: campaign.minimumGroup,
  valuesSets: campaign.valuesSets,
  customization: campaign.customization,
});

/** A copy has ids of its own. */
const withoutIds = ({ units, valuesSets, ...rest }: ReturnType<typeof kept>) => ({
  ...rest,
  units: units.map(({ id: _id, ...one }) => one),
  valuesSets: valuesSets.map(({ id: _id, ...set }) => set),
});

/** What is typed opens as the questionnaire it will be, in another tab that sends nothing. */
const expectPreview = async (page: Page, context: BrowserContext): Promise<void> => {
  const opening = context.waitForEvent('page');
  await page.getByTestId('save-bar').getByRole('button').first().click();
  const preview = await opening;
  await expect(preview).toHaveURL(/\/profiling\/questionnaire\/.+\/0\/0\?preview=1$/);
  await expect(
    preview.getByText(/ni envoyées ni enregistrées|neither sent nor saved/),
  ).toBeVisible();
  // By codes, as it was typed.
  await expect(preview.getByLabel(/^(Votre code|Your code)/)).toBeVisible();
  await preview.close();
};

for (const language of ['fr', 'en'] as const)
  test(`an audit using every field is previewed, created, reopened, edited and duplicated (${language})`, async ({
    page,
    request,
    context,
  }) => {
    const person = await logInAs(page, request, { language });
    const { token } = person;
    const read = (id: string): Promise<ProfilingCampaign> =>
      call(request, 'GET', `/profiling/campaigns/${id}`, { token });

    await page.goto('/profiling/campaign/create');
    const name = unique('Baromètre');
    await fillAudit(page, name, language);
    await expectPreview(page, context);
    const id = await createTyped(page, name);

    const made = await read(id);
    expect(made.customUrl).toBe(name.toLowerCase().replace('è', 'e'));
    expect(made.ownerName).toBe(person.username);
    expect(made).toMatchObject({
      status: 'open',
      redirectUrl: 'https://example.org/merci?source=cadran',
      access: 'codes',
      subject: {
        fr: { name: 'hôpital', gender: 'masculine', elision: true },
        en: { name: 'hospital' },
      },
      units: [
        { name: { fr: 'Urgences', en: 'Emergencies' }, expectedHeadcount: null },
        { name: { fr: 'Direction', en: 'Management' }, expectedHeadcount: null },
        { name: { fr: 'Chirurgie', en: '' }, expectedHeadcount: 80 },
        { name: { fr: 'Accueil', en: 'Reception' }, expectedHeadcount: 4 },
        { name: { fr: 'Pharmacie', en: 'Pharmacy' }, expectedHeadcount: 1200 },
      ],
      mandatory: { unit: true, age: false, gender: false, tenure: true },
      minimumGroup: 8,
      valuesSets: [
        {
          name: 'Charte 2026',
          color: '#aabbcc',
          values: [
            { code: 'benevolence' },
            { code: 'self_direction' },
            { label: 'Audace', culture: 'adhocracy' },
          ],
        },
        { name: 'Projet', values: [{ code: 'security' }] },
      ],
      customization: {
        introduction: { fr: { title: 'Bienvenue', html: '<p>Bonjour à vous</p>' }, en: null },
        pdfFooter: { fr: '<p>Service RH</p>' },
      },
    });
    expect(made.units).toHaveLength(5);
    expect(made.logo).not.toBeNull();

    // Reopened: every section draws what was saved, none wider than a phone, and an edit keeps the rest.
    await followLink(page, `/profiling/campaign/edit/${id}`);
    await expectToFitPhone(page, SECTIONS);
    for (const section of SECTIONS) {
      await openSection(page, section);
      // The text was written in French, and each language shows its own.
      if (section === 'customization' && language === 'fr')
        await page.getByRole('toolbar').first().waitFor();
      await test.step(section, () => expectAccessible(page));
    }
    await openSection(page, 'logo');
    await page.getByTestId('logo-picker').getByRole('button').last().click();
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await expect(page.getByTestId('logo-picker').locator('img')).toHaveCount(0);
    await rename(page, `${name} bis`, language);
    const edited = await read(id);
    expect(edited.name).toBe(`${name} bis`);
    expect(edited.logo).toBeNull();
    expect(kept(edited)).toEqual(kept(made));

    await duplicateOnly(page, 'profiling', `${name} bis`);
    const { items } = await call(request, 'GET', '/profiling/campaigns', { token });
    const copy = await read(items.find((item: { id: string }) => item.id !== id).id);
    expect(copy.status).toBe('closed');
    expect(withoutIds(kept(copy))).toEqual(withoutIds(kept(edited)));
  });
