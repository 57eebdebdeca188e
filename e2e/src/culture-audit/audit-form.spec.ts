import type { ProfilingCampaign } from '@cadran/contract';
import { expect, test } from '@playwright/test';
import { field, openSection } from '../support/form-fields.ts';
import {
  createTyped,
  duplicateOnly,
  expectToFitPhone,
  rename,
} from '../support/campaign-journey.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { call, logInAs, unique } from '../support/test-users.ts';
import { fillAudit } from './fill-audit.ts';
import { makeAudit, unit } from './make-audit.ts';
import { languagesFor } from '../support/languages-for.ts';

const SECTIONS = [
  'parameters',
  'access',
  'subject',
  'units',
  'mandatory',
  'valuesSets',
  'logo',
  'customization',
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

for (const language of languagesFor('fr'))
  test(`an audit using every field is created, reopened, edited and duplicated (${language})`, async ({
    page,
    request,
  }) => {
    const person = await logInAs(page, request, { language });
    const { token } = person;
    const read = (id: string): Promise<ProfilingCampaign> =>
      call(request, 'GET', `/profiling/campaigns/${id}`, { token });

    await page.goto('/profiling/campaign/create');
    const name = unique('Baromètre');
    await fillAudit(page, name, language);
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
        { name: { fr: 'Direction', en: 'Management' }, expectedHeadcount: null },
        { name: { fr: 'Urgences', en: 'Emergencies' }, expectedHeadcount: null },
        { name: { fr: 'Chirurgie', en: '' }, expectedHeadcount: 80 },
        { name: { fr: 'Accueil', en: 'Reception' }, expectedHeadcount: 12 },
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
    await page.goto(`/profiling/campaign/edit/${id}`);
    await expectToFitPhone(page, SECTIONS);
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

test('every section is accessible', async ({ page, request }) => {
  const { token } = await logInAs(page, request, { language: 'fr' });
  const { id } = await makeAudit(request, token, {
    subject: { fr: { name: 'atelier', gender: 'masculine', elision: true }, en: { name: 'shop' } },
    units: [unit('Ventes', 'Sales', 40), unit('Atelier', '')],
    valuesSets: [
      {
        id: 'f3b51b14-35f1-4b6f-9e0d-3b5ac4c54f01',
        name: 'Charte',
        color: '#7b1fa2',
        values: [{ code: 'security' }, { label: 'Audace', culture: 'adhocracy' }],
      },
    ],
    customization: {
      introduction: { fr: { title: 'Bonjour', html: '<p>À vous</p>' }, en: null },
    },
  });
  await page.goto(`/profiling/campaign/edit/${id}`);
  for (const section of SECTIONS) {
    await openSection(page, section);
    if (section === 'customization') await page.getByRole('toolbar').waitFor();
    await test.step(section, () => expectAccessible(page));
  }
  await openSection(page, 'units');
  await page.getByTestId('paste-units').click();
  await page.getByRole('dialog').locator('textarea').fill('Accueil;;12\nventes');
  await test.step('pasted list', () => expectAccessible(page));
});

test('the subject shows in a situation as it is typed, in both languages', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { language: 'en' });
  await page.goto('/profiling/campaign/create?section=subject');
  const preview = page.locator('section[aria-labelledby=subject-preview]');
  await expect(preview).toContainText('l’entreprise consacre-t-elle');
  await expect(preview).toContainText('what does the company put most effort into?');
  await field(page, 'subject').fill('Another');
  await page.getByRole('option', { name: 'Another word…' }).click();
  await field(page, 'subject.fr.name').fill('atelier');
  await page.locator('[data-section=subject] .mantine-SegmentedControl-label').first().click();
  await field(page, 'subject.en.name').fill('workshop');
  await expect(preview).toContainText('l’atelier consacre-t-il');
  await expect(preview).toContainText('what does the workshop put most effort into?');
});

test('a unit too small to be shown says so with its headcount, as long as it is', async ({
  page,
  request,
}) => {
  await logInAs(page, request, { language: 'en' });
  await page.goto('/profiling/campaign/create?section=units');
  await page.getByTestId('add-row').getByRole('button').click();
  await field(page, 'units.0.name.en').fill('Reception');
  const people = field(page, 'units.0.expectedHeadcount');
  await people.fill('4');
  await expect(page.locator('[data-row] > p')).toContainText('Too few people');
  await expect(people).toHaveAccessibleDescription(/^Too few people to be shown by themselves/u);
  await expectAccessible(page);
  await people.fill('5');
  await expect(page.locator('[data-row] > p')).toHaveCount(0);
  await expect(people).toHaveAccessibleDescription('');
});

test('units are put in order by dragging and by buttons, each move announced', async ({
  page,
  request,
}) => {
  const { token } = await logInAs(page, request, { language: 'en' });
  const { id } = await makeAudit(request, token, {
    units: [unit('', 'One'), unit('', 'Two'), unit('', 'Three')],
  });
  await page.goto(`/profiling/campaign/edit/${id}?section=units`);
  const names = () =>
    page
      .locator('[data-row] input[name$="name.en"]')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const grip = await page.locator('[data-row-grip]').nth(2).boundingBox();
  const first = await page.locator('[data-row]').first().boundingBox();
  if (!grip || !first) throw new Error('rows are drawn');
  await page.mouse.move(grip.x + 8, grip.y + 16);
  await page.mouse.down();
  await page.mouse.move(grip.x + 8, first.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Three', 'One', 'Two']);
  await page.getByRole('button', { name: 'Move down: Three' }).press('Enter');
  await expect(page.getByText('Unit at position 2 of 3.')).toBeAttached();
  await expect.poll(names).toEqual(['One', 'Three', 'Two']);
});
