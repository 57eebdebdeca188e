import { describe, expect, it } from 'vitest';
import { MOTIVATIONS, QUESTIONNAIRE_SECTIONS } from '../codes/index.ts';
import type { ScreeningAnswers } from '../schemas/screening/answers.ts';
import { type AskedOf, requiredAnswers } from './required-answers.ts';

const ITEMS = { culture: ['c1', 'c2'], values: ['v1'], personality: ['p1'] };
const QUESTION = '0f8fad5b-d9cb-469f-a165-70867728950e';

const ASKED: AskedOf = {
  sections: [...QUESTIONNAIRE_SECTIONS],
  skills: ['SQL'],
  questions: [
    { id: QUESTION, type: 'open', text: { fr: 'Pourquoi nous ?', en: '' }, required: true },
  ],
};

const CONTACT = { firstName: 'Inès', lastName: 'Roy', email: 'ines@example.org' };

const COMPLETE: ScreeningAnswers = {
  culture: { c1: 'clan', c2: 'market' },
  values: { v1: -1 },
  personality: { p1: 3 },
  motivations: [...MOTIVATIONS],
  job: {
    professions: ['251'],
    sectors: ['J62'],
    contractTypes: ['permanent'],
    startDelay: 'immediately',
  },
  mobility: { commuteTime: 0, preferredCities: [{ text: 'Uzès' }], transports: ['train'] },
  individual: {
    workPermit: false,
    willingToTravel: false,
    salary: { amount: 40_000, payment: 'yearly', currency: 'euro' },
  },
  skills: [{ name: 'sql', level: 3, years: 4, currentUse: true }],
  studies: { degree: 'none' },
  languages: [{ language: 'fr', level: 'native' }],
  questions: { [QUESTION]: 'Par conviction.' },
};

const missing = (change: Partial<ScreeningAnswers>, contact = CONTACT) =>
  requiredAnswers(contact, { ...COMPLETE, ...change }, ASKED, ITEMS);

describe('a questionnaire', () => {
  it('is complete when every part the campaign asks is', () => {
    expect(missing({})).toEqual({});
  });

  it('names each missing answer by its path', () => {
    expect(requiredAnswers({}, {}, ASKED, ITEMS)).toEqual({
      'contact.firstName': 'required',
      'contact.lastName': 'required',
      'contact.email': 'required',
      'answers.culture.c1': 'required',
      'answers.culture.c2': 'required',
      'answers.values.v1': 'required',
      'answers.personality.p1': 'required',
      'answers.motivations.list': 'min_items:10',
      'answers.job.professions': 'min_items:1',
      'answers.job.sectors': 'min_items:1',
      'answers.job.contractTypes': 'min_items:1',
      'answers.job.startDelay': 'required',
      'answers.mobility.commuteTime': 'required',
      'answers.mobility.preferredCities': 'min_items:1',
      'answers.mobility.transports': 'min_items:1',
      'answers.individual.workPermit': 'required',
      'answers.individual.willingToTravel': 'required',
      'answers.individual.salary': 'required',
      'answers.skills.SQL': 'required',
      'answers.studies.degree': 'required',
      'answers.languages.list': 'min_items:1',
      [`answers.questions.${QUESTION}`]: 'required',
    });
  });

  it('needs only what the campaign asks', () => {
    const asked = { sections: [], skills: [], questions: [] };
    expect(requiredAnswers(CONTACT, {}, asked, ITEMS)).toEqual({});
  });

  it('does not need birth date, nationalities, home place nor experience', () => {
    expect(missing({ individual: { ...COMPLETE.individual, birthDate: null } })).toEqual({});
    expect(missing({ experiences: { positions: [] } })).toEqual({});
  });

  it('needs all ten motivations', () => {
    expect(missing({ motivations: MOTIVATIONS.slice(0, 9) })).toEqual({
      'answers.motivations.list': 'min_items:10',
    });
  });

  it('needs the share of time of who is willing to travel, and of nobody else', () => {
    const individual = { ...COMPLETE.individual, willingToTravel: true };
    expect(missing({ individual })).toEqual({ 'answers.individual.travelPercentage': 'required' });
    expect(missing({ individual: { ...individual, travelPercentage: 1 } })).toEqual({});
  });

  it('needs the years of a skill one has, not of one that is unknown', () => {
    const skill = { name: 'SQL', years: null, currentUse: false };
    expect(missing({ skills: [{ ...skill, level: 0 }] })).toEqual({});
    expect(missing({ skills: [{ ...skill, level: 1 }] })).toEqual({
      'answers.skills.SQL': 'required',
    });
  });

  it('needs the level of a skill that was added', () => {
    const own = { name: 'Rust', level: null, years: null, currentUse: false };
    expect(missing({ skills: [...(COMPLETE.skills ?? []), own] })).toEqual({
      'answers.skills.Rust': 'required',
    });
  });

  it('takes an empty text for no answer, and 0, false and −1 for one', () => {
    expect(missing({ questions: { [QUESTION]: '  ' } })).toHaveProperty([
      `answers.questions.${QUESTION}`,
    ]);
    expect(missing({ values: { v1: 0 } })).toEqual({});
  });

  it.each(['ines', 'ines@', 'ines@example', 'a b@example.org', 'a@b@example.org', 'a@-b.org'])(
    'refuses the address %s',
    (email) => {
      expect(missing({}, { ...CONTACT, email })).toEqual({ 'contact.email': 'email' });
    },
  );

  it.each([
    'ines.roy+cv@example.org',
    ' ines@example.org ',

    'a@é.fr',
  ])('accepts the address %s', (email) => {
    expect(missing({}, { ...CONTACT, email })).toEqual({});
  });

  it('finds a year of birth that cannot be', () => {
    const born = (birthDate: string) =>
      missing({ individual: { ...COMPLETE.individual, birthDate } });
    expect(born('1899-12-31')).toEqual({ 'answers.individual.birthDate': 'min:1900' });
    expect(born('1900-01-01')).toEqual({});
  });
});
