import type { AnswerItems } from '@cadran/contract/answers';
import { MOTIVATIONS, QUESTIONNAIRE_SECTIONS } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { PERSONALITY_ORDER } from '../personality/personality-order.ts';
import { SCREENING_CULTURE } from '../screening-culture.ts';
import { seededRandom } from '../seeded-random.ts';
import { VALUE_ITEMS } from '../values/value-items.ts';
import { PERSONALITY, personalityItemsOn } from './instruments/personality.ts';
import type { ScreeningRequirements } from './screening-asked.ts';
import { findMissingAnswers, SCREENING_PARTS, simulateAnswers } from './screening-parts.ts';
import { SKILLS, yearsOf } from './facts/skills.ts';

const question = (id: string, type: 'open' | 'closed' | 'scale', required: boolean) => ({
  id,
  type,
  text: { fr: 'Pourquoi nous ?', en: 'Why us?' },
  required,
});

const ALL: ScreeningRequirements = {
  sections: [...QUESTIONNAIRE_SECTIONS],
  skills: ['SQL', 'Rust', 'Go', 'C', 'Ada', 'Lisp'],
  questions: [
    question('q1', 'open', true),
    question('q2', 'closed', true),
    question('q3', 'scale', false),
  ],
};
const NOTHING: ScreeningRequirements = { sections: [], skills: [], questions: [] };

const complete = (): AnswerItems => simulateAnswers(seededRandom(7), ALL);

/** What is missing when one part is answered otherwise. */
const missing = (part: string, change: Readonly<Record<string, unknown>>) => {
  const answers = complete();
  return findMissingAnswers({ ...answers, [part]: { ...answers[part], ...change } }, ALL);
};

describe('a screening questionnaire', () => {
  it('has the parts of the specification in its order', () => {
    expect(SCREENING_PARTS.map(({ name }) => name)).toEqual([
      'contact',
      ...QUESTIONNAIRE_SECTIONS,
      'questions',
    ]);
  });

  it('asks for the contact alone when the campaign asks nothing', () => {
    expect(SCREENING_PARTS.filter((part) => part.asked(NOTHING)).map(({ name }) => name)).toEqual([
      'contact',
    ]);
  });

  it('takes half an hour to forty minutes in full', () => {
    const seconds = SCREENING_PARTS.flatMap((part) =>
      Array.from({ length: part.pages(ALL) }, (_, page) => part.seconds(page, ALL)),
    ).reduce((sum, page) => sum + page, 0);
    expect(seconds / 60).toBeGreaterThan(30);
    expect(seconds / 60).toBeLessThan(40);
  });

  it.each(Array.from({ length: 50 }, (_, seed) => seed))(
    'is complete as simulated respondent %i answers it',
    (seed) => {
      expect(findMissingAnswers(simulateAnswers(seededRandom(seed), ALL), ALL)).toEqual({});
    },
  );

  it('names every missing answer by part and item', () => {
    expect(Object.keys(findMissingAnswers({}, ALL))).toEqual([
      'contact.firstName',
      'contact.lastName',
      'contact.email',
      ...SCREENING_CULTURE.map(({ id }) => `culture.${id}`),
      ...VALUE_ITEMS.map(({ id }) => `values.${id}`),
      ...PERSONALITY_ORDER.map((id) => `personality.${id}`),
      'motivations.list',
      'job.professions',
      'job.sectors',
      'job.contractTypes',
      'job.startDelay',
      'mobility.commuteTime',
      'mobility.preferredCities',
      'mobility.transports',
      'individual.workPermit',
      'individual.willingToTravel',
      'individual.salary',
      ...ALL.skills.map((name) => `skills.${name}`),
      'studies.degree',
      'languages.list',
      'questions.q1',
      'questions.q2',
    ]);
  });

  it('puts every item that can be missing on one of its pages', () => {
    for (const part of SCREENING_PARTS)
      for (const item of Object.keys(part.missing({}, ALL))) {
        expect(part.pageOf(item, ALL)).toBeGreaterThanOrEqual(0);
        expect(part.pageOf(item, ALL)).toBeLessThan(part.pages(ALL));
      }
  });
});

describe('a part', () => {
  it('needs all ten motivations', () => {
    expect(missing('motivations', { list: MOTIVATIONS.slice(0, 9) })).toEqual({
      'motivations.list': 'min_items:10',
    });
  });

  it('does not need birth date, nationalities, home place nor experience', () => {
    expect(missing('individual', { birthDate: null, nationalities: [] })).toEqual({});
    expect(missing('mobility', { homePlace: null })).toEqual({});
    expect(missing('experiences', { positions: [], sectors: null })).toEqual({});
  });

  it('needs the share of time of who is willing to travel, and of nobody else', () => {
    const travel = (willingToTravel: boolean, travelPercentage: number | null) =>
      missing('individual', { willingToTravel, travelPercentage });
    expect(travel(true, null)).toEqual({ 'individual.travelPercentage': 'required' });
    expect(travel(true, 1)).toEqual({});
    expect(travel(false, null)).toEqual({});
  });

  it.each([
    ['mobility', 'commuteTime', -1, 'min:0'],
    ['mobility', 'commuteTime', 0, undefined],
    ['mobility', 'commuteTime', 300, undefined],
    ['mobility', 'commuteTime', 301, 'max:300'],
    ['contact', 'phone', 'call me', 'phone'],
    ['contact', 'phone', '', undefined],
    ['contact', 'phone', '+33 6 12 34 56 78', undefined],
    ['individual', 'birthDate', '1899-12-31', 'min:1900'],
    ['individual', 'birthDate', '1995-02-03', undefined],
    ['individual', 'birthDate', '2999-01-01', 'past'],
    ['individual', 'salary', { amount: 0 }, 'min:1'],
    ['individual', 'salary', { amount: 1 }, undefined],
    ['individual', 'salary', { amount: null }, 'required'],
    ['individual', 'salary', { amount: 10_000_001 }, 'max:10000000'],
  ])('with %s.%s of %j breaks the rule %s', (part, item, value, rule) => {
    expect(missing(part, { [item]: value })[`${part}.${item}`]).toBe(rule);
  });

  it('needs the years of a skill one has, not of one that is unknown', () => {
    const skills = (level: number | null) => {
      const list = ALL.skills.map((name) => ({ name, level, years: null, currentUse: false }));
      return Object.keys(missing('skills', { list }));
    };
    expect(skills(0)).toEqual([]);
    expect(skills(1)).toEqual(ALL.skills.map((name) => `skills.${name}.years`));
    expect(skills(null)).toEqual(ALL.skills.map((name) => `skills.${name}`));
  });

  it('asks for the years of a skill on the page of the skill', () => {
    for (const name of [...ALL.skills, 'Prolog'])
      expect(SKILLS.pageOf(yearsOf(name), ALL)).toBe(SKILLS.pageOf(name, ALL));
  });

  it('finds a skill however it is spelt, and needs the level of one that was added', () => {
    const rated = ALL.skills.map((name) => ({
      name: ` ${name.toLowerCase()}`,
      level: 2,
      years: 1,
    }));
    expect(missing('skills', { list: rated })).toEqual({});
    const own = { name: 'Prolog', level: null, years: null };
    expect(missing('skills', { list: [...rated, own] })).toEqual({ 'skills.Prolog': 'required' });
  });

  it('needs the level of every language', () => {
    expect(missing('languages', { list: [{ language: 'fr', level: null }] })).toEqual({
      'languages.fr': 'required',
    });
  });

  it('treats a blank text as missing, and 0, false and −1 as answers', () => {
    expect(missing('questions', { q1: '  ' })).toEqual({ 'questions.q1': 'required' });
    expect(missing('questions', { q2: false, q3: null })).toEqual({});
    expect(missing('values', { power_1: -1, power_2: 0 })).toEqual({});
  });

  it.each(['ines', 'ines@', 'ines@example', 'a b@example.org', 'a@b@example.org', 'a@-b.org'])(
    'refuses the address %s',
    (email) => {
      expect(missing('contact', { email })).toEqual({ 'contact.email': 'email' });
    },
  );

  it.each(['ines.roy+cv@example.org', ' ines@example.org ', 'a@é.fr'])(
    'accepts the address %s',
    (email) => {
      expect(missing('contact', { email })).toEqual({});
    },
  );

  it('finds a year of birth that cannot be', () => {
    expect(missing('individual', { birthDate: '1899-12-31' })).toEqual({
      'individual.birthDate': 'min:1900',
    });
    expect(missing('individual', { birthDate: '1900-01-01' })).toEqual({});
  });
});

describe('the personality part', () => {
  const pages = Array.from({ length: PERSONALITY.pages(ALL) }, (_, page) =>
    personalityItemsOn(page),
  );

  it('shows ten statements a page, and every item once, in its order', () => {
    expect(pages.flat()).toEqual(PERSONALITY_ORDER);
    for (const page of pages)
      expect(page.filter((item) => !item.startsWith('attention'))).toHaveLength(10);
  });
});
