import { contract } from '@cadran/contract';
import type { MadeUser } from '@cadran/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fullCampaign, GENEVA, LYON } from '../../../testing/candidates/full-campaign.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const { screening } = contract;

/** A path in the body, the value put there, and the rule it breaks; none where it is accepted. */
type Limit = readonly [path: string, value: unknown, rule?: string | Record<string, string>];

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const text = (length: number): string => 'é'.repeat(length);
const question = (index: number) => ({
  id: `f3b51b14-35f1-4b6f-9e0d-3b5ac4c5${(4096 + index).toString(16)}`,
  type: 'open',
  text: { fr: `Question ${index}`, en: '' },
  required: false,
});
const skill = (index: number) => ({ name: `Skill ${index}`, level: 3, years: 1, currentUse: true });
const LANGUAGES = ['fr', 'en', 'de', 'it', 'es', 'pt', 'nl'];
const language = (index: number) => ({ language: LANGUAGES[index], level: 'b1' });
const SECTORS = ['A', 'B', 'C', 'D'];
const PROFESSIONS = ['111', '112', '121', '122', '131', '132', '133', '134', '141', '142', '143'];
const CITIES = [GENEVA, LYON, { ...GENEVA, id: 2988507 }, { ...GENEVA, id: 2643743 }];
const salary = { amount: 1, payment: 'yearly', currency: 'euro' };

const LIMITS: readonly Limit[] = [
  // Parameters
  ['name', 'ab', 'min_length:3'],
  ['name', '  ab  ', 'min_length:3'],
  ['name', 'abc'],
  ['name', text(120)],
  ['name', text(121), 'max_length:120'],
  ['name', undefined, 'required'],
  ['customUrl', 'ab', 'min_length:3'],
  ['customUrl', 'a-1'],
  ['customUrl', 'a'.repeat(60)],
  ['customUrl', 'a'.repeat(61), 'max_length:60'],
  ['customUrl', 'Upper', 'format'],
  ['customUrl', 'accentué', 'format'],
  ['customUrl', 'under_score', 'format'],
  ['customUrl', 'a/b/c', 'format'],
  ['redirectUrl', 'http://example.org', 'https'],
  ['redirectUrl', `https://example.org/${'x'.repeat(480)}`],
  ['redirectUrl', `https://example.org/${'x'.repeat(481)}`, 'max_length:500'],
  ['status', 'ajar', 'one_of'],
  ['contactEmail', 'not an address', 'email'],
  ['contactEmail', null],
  // Culture
  ['profile.culture.target', { clan: 100, adhocracy: 0, market: 0, hierarchy: 0 }],
  ['profile.culture.target', { clan: 99, adhocracy: 0, market: 0, hierarchy: 0 }, 'sum:100'],
  ['profile.culture.target', { clan: 26, adhocracy: 25, market: 25, hierarchy: 25 }, 'sum:100'],
  [
    'profile.culture.target',
    { clan: -1, adhocracy: 101, market: 0, hierarchy: 0 },
    { '.clan': 'min:0', '.adhocracy': 'max:100' },
  ],
  ['profile.culture.target.clan', 40.5, 'type'],
  ['profile.culture.target.clan', '40', 'type'],
  // Values
  ['profile.values.target.power', -2, 'min:-1'],
  ['profile.values.target.power', -1],
  ['profile.values.target.power', 7],
  ['profile.values.target.power', 8, 'max:7'],
  ['profile.values.target.power', undefined, 'required'],
  ['profile.values.target.wealth', 3, 'unknown_field'],
  // Personality
  ['profile.personality.target', {}, 'min_items:1'],
  ['profile.personality.target', { anger: { min: 20, max: 25 } }],
  ['profile.personality.target', { anger: { min: 75, max: 80 } }],
  ['profile.personality.target.anger', { min: 15, max: 25 }, { '.min': 'min:20' }],
  ['profile.personality.target.anger', { min: 75, max: 85 }, { '.max': 'max:80' }],
  ['profile.personality.target.anger', { min: 21, max: 40 }, { '.min': 'format' }],
  ['profile.personality.target.anger', { min: 40, max: 40 }, { '.max': 'order' }],
  ['profile.personality.target.anger', { min: 45, max: 40 }, { '.max': 'order' }],
  ['profile.personality.target.charm', { min: 20, max: 40 }, 'unknown_field'],
  // Motivations
  ['profile.motivations.target', fullCampaign('x').profile.motivations.target.toReversed()],
  [
    'profile.motivations.target',
    fullCampaign('x').profile.motivations.target.slice(1),
    'min_items:10',
  ],
  ['profile.motivations.target.0', 'security', { 'profile.motivations.target.9': 'distinct' }],
  ['profile.motivations.target.0', 'fame', 'one_of'],
  // Job
  ['profile.job.target.professions', PROFESSIONS.slice(0, 10)],
  ['profile.job.target.professions', PROFESSIONS, 'max_items:10'],
  ['profile.job.target.professions.0', '999', 'one_of'],
  ['profile.job.target.professions.0', 'Souffleur de bulles'],
  ['profile.job.target.professions.0', '12-34', 'format'],
  ['profile.job.target.professions.0', text(81), 'max_length:80'],
  ['profile.job.target.professions', ['Plumber', 'plumbers (m/f)'], { '.1': 'distinct' }],
  ['profile.job.target.sectors', SECTORS.slice(0, 3)],
  ['profile.job.target.sectors', SECTORS, 'max_items:3'],
  ['profile.job.target.sectors', ['A', 'A'], { '.1': 'distinct' }],
  ['profile.job.target.sectors.1', 'Z99', 'one_of'],
  ['profile.job.target.contractTypes', []],
  ['profile.job.target.contractTypes.0', 'for_life', 'one_of'],
  ['profile.job.target.recruitingDelay', null],
  ['profile.job.target.recruitingDelay', 'someday', 'one_of'],
  // Mobility
  ['profile.mobility.target.workplace', null],
  ['profile.mobility.target.workplace.id', 1, { 'profile.mobility.target.workplace': 'one_of' }],
  ['profile.mobility.target.transports', ['car', 'car'], { '.1': 'distinct' }],
  ['profile.mobility.target.transports.0', 'rocket', 'one_of'],
  ['profile.mobility.target.travelTime', { min: 0, max: 0 }],
  ['profile.mobility.target.travelTime', { min: 0, max: 300 }],
  ['profile.mobility.target.travelTime', { min: -1, max: 30 }, { '.min': 'min:0' }],
  ['profile.mobility.target.travelTime', { min: 0, max: 301 }, { '.max': 'max:300' }],
  ['profile.mobility.target.travelTime', { min: 31, max: 30 }, { '.max': 'order' }],
  ['profile.mobility.target.residenceCities', CITIES.slice(0, 3)],
  ['profile.mobility.target.residenceCities', CITIES, 'max_items:3'],
  ['profile.mobility.target.residenceCities', [LYON, LYON], { '.1': 'distinct' }],
  // Individual
  ['profile.individual.target.ageGroup', '12_15', 'one_of'],
  ['profile.individual.target.nationality', 'ZZ', 'one_of'],
  ['profile.individual.target.nationality', 'ch', 'format'],
  ['profile.individual.target.workPermit', 'yes', 'type'],
  ['profile.individual.target.travelPercentage', -1, 'min:0'],
  ['profile.individual.target.travelPercentage', 0],
  ['profile.individual.target.travelPercentage', 100],
  ['profile.individual.target.travelPercentage', 101, 'max:100'],
  ['profile.individual.target.salary', { ...salary, amount: 0.5 }, { '.amount': 'min:1' }],
  ['profile.individual.target.salary', salary],
  ['profile.individual.target.salary', { ...salary, amount: 10_000_000 }],
  [
    'profile.individual.target.salary',
    { ...salary, amount: 10_000_001 },
    { '.amount': 'max:10000000' },
  ],
  ['profile.individual.target.salary.payment', 'weekly', 'one_of'],
  ['profile.individual.target.salary.currency', 'yen', 'one_of'],
  // Skills
  ['profile.skills.target', [], 'min_items:1'],
  ['profile.skills.target', many(30, skill)],
  ['profile.skills.target', many(31, skill), 'max_items:30'],
  ['profile.skills.target.0.name', ' ', 'required'],
  ['profile.skills.target.0.name', text(80)],
  ['profile.skills.target.0.name', text(81), 'max_length:80'],
  ['profile.skills.target.1.name', 'typescript', { 'profile.skills.target.1': 'distinct' }],
  ['profile.skills.target.0.level', -1, 'min:0'],
  ['profile.skills.target.0.level', 0],
  ['profile.skills.target.0.level', 5],
  ['profile.skills.target.0.level', 6, 'max:5'],
  ['profile.skills.target.0.years', -1, 'min:0'],
  ['profile.skills.target.0.years', 60],
  ['profile.skills.target.0.years', 61, 'max:60'],
  // Experiences, studies, languages
  ['profile.experiences.target.positions', PROFESSIONS.slice(0, 3)],
  ['profile.experiences.target.positions', PROFESSIONS.slice(0, 4), 'max_items:3'],
  ['profile.experiences.target.positions.0', '000', 'one_of'],
  ['profile.experiences.target.sectors', SECTORS.slice(0, 3)],
  ['profile.experiences.target.sectors', SECTORS, 'max_items:3'],
  ['profile.studies.target.degree', 'kindergarten', 'one_of'],
  ['profile.languages.target', [], 'min_items:1'],
  ['profile.languages.target', many(6, language)],
  ['profile.languages.target', many(7, language), 'max_items:6'],
  ['profile.languages.target', [language(0), language(0)], { '.1': 'distinct' }],
  ['profile.languages.target.0.language', 'xx', 'one_of'],
  ['profile.languages.target.0.level', 'd1', 'one_of'],
  // Questions
  ['questions', []],
  ['questions', many(10, question)],
  ['questions', many(11, question), 'max_items:10'],
  ['questions.0.type', 'essay', 'one_of'],
  ['questions.0.text', { fr: '', en: ' ' }, { '.fr': 'required' }],
  ['questions.0.text', { fr: '', en: 'Only in English?' }],
  ['questions.0.text.fr', text(500)],
  ['questions.0.text.fr', text(501), 'max_length:500'],
  ['questions', [question(0), question(0)], { '.1': 'distinct' }],
  // Weights
  ['weights', null],
  ['weights.culture', -1, 'min:0'],
  ['weights.culture', 0],
  ['weights.culture', 100],
  ['weights.culture', 101, 'max:100'],
  ['weights.culture', undefined, 'required'],
  ['weights.questions', 5, 'unknown_field'],
  // Customization
  ['customization.introduction.fr.title', text(200)],
  ['customization.introduction.fr.title', text(201), 'max_length:200'],
  ['customization.introduction.fr.html', text(10_000)],
  ['customization.introduction.fr.html', text(10_001), 'max_length:10000'],
  ['customization.pdfHeader.fr', text(2_000)],
  ['customization.pdfHeader.fr', text(2_001), 'max_length:2000'],
  ['customization.pdfHeader.de', 'Kopfzeile', 'unknown_field'],
];

/** A copy of the body with one value put at a path. */
const withValue = (body: object, path: string, value: unknown): object => {
  const copy: Record<string, unknown> = structuredClone({ ...body });
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
};

/** `{ '.max': 'order' }` is said of a field within the path; a full path is said as it is. */
const expectedFields = (path: string, rule: string | Record<string, string>) =>
  typeof rule === 'string'
    ? { [path]: rule }
    : Object.fromEntries(
        Object.entries(rule).map(([field, broken]) => [
          field.startsWith('.') ? `${path}${field}` : field,
          broken,
        ]),
      );

describe('the limits of a campaign', () => {
  let test: TestApp;
  let owner: MadeUser;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await test.make.user();
  });
  afterAll(() => test.close());

  const label = (value: unknown): string => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

  const cases = LIMITS.map(([path, value, rule], index) => ({ path, value, rule, index }));
  const titled = <T extends { path: string; value: unknown }>(limits: readonly T[]) =>
    limits.map((limit) => [limit.path, label(limit.value), limit] as const);
  const allowed = cases.filter(({ rule }) => rule === undefined);
  const refused = cases.flatMap(({ rule, ...limit }) =>
    rule === undefined ? [] : [{ ...limit, rule }],
  );

  it.each(titled(allowed))('hold on the server: %s = %s', async (path, _, { value, index }) => {
    const me = await test.as(owner);
    const body = withValue(fullCampaign(`limit-${index}`), path, value);
    const created = await me.call(screening.createCampaign, { body });
    expect([created.statusCode, created.json().error?.fields]).toEqual([201, undefined]);
  });

  it.each(titled(refused))(
    'hold on the server: %s = %s',
    async (path, _, { value, rule, index }) => {
      const me = await test.as(owner);
      const body = withValue(fullCampaign(`limit-${index}`), path, value);
      const created = await me.call(screening.createCampaign, { body });
      const { id } = await test.make.screeningCampaign(owner);
      const change = withValue({ ...fullCampaign(`change-${index}`), version: 1 }, path, value);
      expect(created.statusCode).toBe(422);
      expect(created.json<{ error: { fields: object } }>().error.fields).toEqual(
        expectedFields(path, rule),
      );
      // A field may be left out of a change; what is sent obeys the same rules.
      if (value === undefined && !path.includes('.')) return;
      const changed = await me.call(screening.updateCampaign, { params: { id }, body: change });
      expect(changed.json<{ error: { fields: object } }>().error.fields).toEqual(
        expectedFields(path, rule),
      );
    },
  );

  it('refuse a body that is too large', async () => {
    const answer = await (
      await test.as(owner)
    ).call(screening.createCampaign, {
      body: { ...fullCampaign('too-large'), name: 'x'.repeat(300 * 1024) },
    });
    expect(answer.statusCode).toBe(413);
  });
});
