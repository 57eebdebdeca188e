import {
  QUESTIONNAIRE_SECTIONS,
  type ScreeningCampaign,
  withoutProtectedTargets,
} from '@cadran/contract';
import { expect, test } from '@playwright/test';
import { createTyped, duplicateOnly, rename, saveCampaign } from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectNoSidewaysScroll } from '../support/devices/expect-no-sideways-scroll.ts';
import { followLink } from '../support/open-place.ts';
import { call, logInAs, unique } from '../support/test-users.ts';
import { fillCampaign } from '../support/screening/fill-campaign.ts';
import { field, openSection } from '../support/form-fields.ts';

const SECTIONS = [
  'parameters',
  ...QUESTIONNAIRE_SECTIONS,
  'questions',
  'weights',
  'customization',
] as const;

/** What must read back the same: all but what saving itself changes. */
const kept = ({ profile, questions, weights, customization, ...rest }: ScreeningCampaign) => ({
  profile,
  questions,
  weights,
  customization,
  redirectUrl: rest.redirectUrl,
  contactEmail: rest.contactEmail,
  allowPersonalReport: rest.allowPersonalReport,
});

/** The words of the specification. */
const INVALID = { fr: 'La campagne est invalide', en: 'Campaign is invalid' } as const;

for (const language of ['fr', 'en'] as const)
  test(`a campaign using every field is created, reopened, edited and duplicated (${language})`, async ({
    page,
    request,
  }) => {
    const { token } = await logInAs(page, request, { language });
    const read = (id: string): Promise<ScreeningCampaign> =>
      call(request, 'GET', `/screening/campaigns/${id}`, { token });

    await page.goto('/screening/campaign/create');
    await saveCampaign(page);
    await expect(field(page, 'name')).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: INVALID[language] })).toBeVisible();
    await expectAccessible(page);
    const name = unique('Ingénieure');
    await fillCampaign(page, name, language);
    const id = await createTyped(page, name);

    const made = await read(id);
    expect(made.customUrl).toBe(name.toLowerCase().replace('é', 'e'));
    expect(made).toMatchObject({
      redirectUrl: 'https://example.org/merci?source=cadran',
      contactEmail: 'rh@example.org',
      allowPersonalReport: true,
      profile: {
        culture: { target: { clan: 50 } },
        values: { target: { benevolence: 7, self_direction: 6, power: -1, hedonism: 3 } },
        personality: {
          target: {
            openness: { min: 45, max: 65 },
            conscientiousness: { min: 55, max: 80 },
            orderliness: { min: 20, max: 60 },
          },
        },
        job: { target: { contractTypes: ['permanent', 'part_time'] } },
        mobility: {
          target: {
            workplace: { id: 2660646 },
            transports: ['train', 'bike'],
            travelTime: { min: 10, max: 60 },
            residenceCities: [{ country: 'FR' }, { country: 'FR' }],
          },
        },
        individual: {
          target: {
            ageGroup: '25_34',
            nationality: 'CH',
            workPermit: true,
            travelPercentage: 20,
            salary: { amount: 7500, payment: 'monthly', currency: 'chf' },
          },
        },
        skills: {
          target: [
            { name: 'TypeScript', level: 4, years: 5, currentUse: true },
            { name: 'Électronique', level: 3, years: 4, currentUse: false },
          ],
        },
        studies: { target: { degree: 'master' } },
        languages: {
          target: [
            { language: 'fr', level: 'b2' },
            { language: 'de', level: 'c1' },
          ],
        },
      },
      questions: [
        { type: 'scale', required: true, text: { fr: 'À quel point ?' } },
        { type: 'open', text: { fr: 'Pourquoi nous ?', en: 'Why us?' } },
        { type: 'closed', text: { fr: 'Permis B ?' } },
      ],
      weights: { skills: 30, studies: 0, culture: 15 },
      customization: {
        introduction: { fr: { title: 'Bienvenue', html: '<p>Bonjour à vous</p>' }, en: null },
        pdfFooter: { fr: '<p>Service RH</p>' },
      },
    });
    expect(made.profile.motivations?.target).toHaveLength(10);
    expect(made.profile.job?.target?.sectors).toHaveLength(3);
    expect(made.profile.job?.target?.professions).toHaveLength(1);
    expect(made.profile.experiences?.target?.sectors).toHaveLength(1);

    // Reopened: every section draws what was saved, accessible and no wider than a phone; an edit keeps the rest.
    await followLink(page, `/screening/campaign/edit/${id}`);
    for (const section of SECTIONS)
      await test.step(section, async () => {
        await openSection(page, section);
        // The text was written in French, and each language shows its own.
        if (section === 'customization' && language === 'fr')
          await page.getByRole('toolbar').first().waitFor();
        await expectAccessible(page, '[data-testid=side-navigation]');
        await page.setViewportSize({ width: 390, height: 844 });
        await expectNoSidewaysScroll(page);
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    await rename(page, `${name} bis`, language);
    const edited = await read(id);
    expect(edited.name).toBe(`${name} bis`);
    expect(edited.customUrl).toBe(made.customUrl);
    expect(kept(edited)).toEqual(kept(made));

    await duplicateOnly(page, 'screening', `${name} bis`);
    const { items } = await call(request, 'GET', '/screening/campaigns', { token });
    const copyId = items.find((item: { id: string }) => item.id !== id).id;
    const copy = await read(copyId);
    expect(copy.status).toBe('closed');
    const withoutIds = ({ questions, ...rest }: ReturnType<typeof kept>) => ({
      ...rest,
      questions: questions.map(({ id: _id, ...question }) => question),
    });
    expect(withoutIds(kept(copy))).toEqual({
      ...withoutIds(kept(edited)),
      profile: withoutProtectedTargets(edited.profile),
    });
  });
