import type { Page } from '@playwright/test';
import { writeTexts } from '../campaign-journey.ts';
import type { Language } from '../test-users.ts';
import { ask, choose, field, openSection, pick, press, turnOn } from '../form-fields.ts';

/** What is looked for in lists that are in the reader's language. */
const WORDS = {
  fr: {
    software: 'logiciel',
    switzerland: 'Suisse',
    french: 'Français',
    german: 'Allemand',
    sectors: ['textiles', 'boissons', 'chimie'],
  },
  en: {
    software: 'software',
    switzerland: 'Switzerland',
    french: 'French',
    german: 'German',
    sectors: ['textiles', 'beverages', 'chemicals'],
  },
} as const;
type Words = (typeof WORDS)[Language];

const fillPsychometrics = async (page: Page): Promise<void> => {
  await ask(page, 'culture');
  await press(page.getByRole('slider').first(), 'End');
  await ask(page, 'values');
  for (const [value, rating] of [
    ['benevolence', 7],
    ['self_direction', 6],
    ['power', -1],
  ] as const)
    await page.locator(`input[name="values-${value}"][value="${rating}"]`).check();
  await ask(page, 'personality');
  const domains = page.getByTestId('trait-domain').getByRole('slider');
  await press(domains.nth(0), 'ArrowRight', 5);
  await press(domains.nth(1), 'ArrowLeft', 3);
  await press(domains.nth(2), 'ArrowRight', 7);
  await page.locator('summary').nth(1).click();
  await press(page.locator('details').nth(1).getByRole('slider').nth(3), 'ArrowLeft', 4);
  await ask(page, 'motivations');
  for (let left = 10; left > 0; left -= 1)
    await page.locator('[data-ranking] section').first().getByRole('button').last().click();
};

const fillFacts = async (page: Page, words: Words): Promise<void> => {
  await ask(page, 'job');
  await pick(page, 'profile.job.target.professions', words.software);
  for (const search of words.sectors) await pick(page, 'profile.job.target.sectors', search);
  const contracts = field(page, 'profile.job.target.contractTypes').locator('label');
  await contracts.nth(0).click();
  await contracts.nth(3).click();
  await choose(page, field(page, 'profile.job.target.recruitingDelay'), 3);

  await ask(page, 'mobility');
  await pick(page, 'profile.mobility.target.workplace', 'Gen', /Gen[eè]v/);
  await pick(
    page,
    'profile.mobility.target.residenceCities',
    'Lyon',
    /Lyon, Auvergne-Rhône-Alpes, France/,
  );
  await pick(
    page,
    'profile.mobility.target.residenceCities',
    'Annecy',
    /Annecy, Auvergne-Rhône-Alpes, France/,
  );
  const transports = field(page, 'profile.mobility.target.transports').locator('label');
  await transports.nth(4).click();
  await transports.nth(6).click();
  await field(page, 'profile.mobility.target.travelTime.min').fill('10');
  await field(page, 'profile.mobility.target.travelTime.max').fill('60');

  await ask(page, 'individual');
  const individual = 'profile.individual.target';
  await field(page, `${individual}.workPermit`).check({ force: true });
  await field(page, `${individual}.travelPercentage`).fill('20');
  await field(page, `${individual}.salary.amount`).fill('7500');
  await choose(page, field(page, `${individual}.salary.payment`), 2);
  await choose(page, field(page, `${individual}.salary.currency`), 2);
  await choose(page, field(page, `${individual}.ageGroup`), 1);
  await pick(page, `${individual}.nationality`, words.switzerland);
};

const fillBackground = async (page: Page, words: Words): Promise<void> => {
  await ask(page, 'skills');
  for (const [index, name] of ['TypeScript', 'Électronique'].entries()) {
    await page.getByTestId('add-row').getByRole('button').click();
    await field(page, `profile.skills.target.${index}.name`).fill(name);
    await field(page, `profile.skills.target.${index}.years`).fill(String(5 - index));
  }
  await choose(page, page.locator('[data-section=skills] li').first().getByRole('combobox'), 4);
  await field(page, 'profile.skills.target.0.currentUse').check({ force: true });

  await ask(page, 'experiences');
  await pick(page, 'profile.experiences.target.positions', words.software);
  await pick(page, 'profile.experiences.target.sectors', words.sectors[0]);
  await ask(page, 'studies');
  await choose(page, field(page, 'profile.studies.target.degree'), 5);

  await ask(page, 'languages');
  for (const [index, search] of [words.french, words.german].entries()) {
    await page.getByTestId('add-row').getByRole('button').click();
    await pick(page, `profile.languages.target.${index}.language`, search);
  }
  await choose(
    page,
    page.locator('[data-section=languages] li').nth(1).getByRole('combobox').nth(1),
    4,
  );
};

const fillRest = async (page: Page): Promise<void> => {
  await openSection(page, 'questions');
  for (const [index, text] of ['Pourquoi nous ?', 'Permis B ?', 'À quel point ?'].entries()) {
    await page.getByTestId('add-row').getByRole('button').click();
    await field(page, `questions.${index}.text.fr`).fill(text);
  }
  await choose(page, field(page, 'questions.1.type'), 0);
  await choose(page, field(page, 'questions.2.type'), 2);
  await field(page, 'questions.2.required').check({ force: true });
  await field(page, 'questions.0.text.en').fill('Why us?');
  // The last question becomes the first.
  await page.locator('[data-row]').nth(2).locator('[data-row-moves] button').first().click();
  await page.locator('[data-row]').nth(1).locator('[data-row-moves] button').first().click();

  await openSection(page, 'weights');
  await turnOn(page.locator('[data-section] > header input'));
  await field(page, 'weights.skills').fill('30');
  await field(page, 'weights.studies').fill('0');

  await writeTexts(page);
};

/** Every field there is, by hand. */
export const fillCampaign = async (page: Page, name: string, language: Language): Promise<void> => {
  const words = WORDS[language];
  await field(page, 'name').fill(name);
  await field(page, 'redirectUrl').fill('https://example.org/merci?source=cadran');
  await field(page, 'contactEmail').fill('rh@example.org');
  await field(page, 'allowPersonalReport').check({ force: true });
  await fillPsychometrics(page);
  await fillFacts(page, words);
  await fillBackground(page, words);
  await fillRest(page);
};
