import { describe, expect, it } from 'vitest';
import * as codes from './index.ts';

const { LIMITS, CAMPAIGN_LIMITS, QUESTIONNAIRE_LIMITS } = codes;

describe('the codes of the specification', () => {
  it('of states, roles and languages', () => {
    expect(codes.ACTIVE_STATUSES).toEqual(['active', 'inactive']);
    expect(codes.CAMPAIGN_STATUSES).toEqual(['open', 'closed']);
    expect(codes.QUESTIONNAIRE_STATUSES).toEqual(['opened', 'completed']);
    expect(codes.ROLES).toEqual(['user', 'admin', 'superadmin']);
    expect(codes.LANGUAGES).toEqual(['fr', 'en']);
    expect(codes.DEFAULT_LANGUAGE).toBe('fr');
  });

  it('of culture types, values, motivations and personality', () => {
    expect([...codes.CULTURE_TYPES].toSorted()).toEqual([
      'adhocracy',
      'clan',
      'hierarchy',
      'market',
    ]);
    expect([...codes.VALUES].toSorted()).toEqual(
      [
        'self_direction',
        'stimulation',
        'achievement',
        'power',
        'security',
        'tradition',
        'conformity',
        'benevolence',
        'universalism',
        'hedonism',
      ].toSorted(),
    );
    expect(codes.MOTIVATIONS).toEqual([
      'security',
      'work_atmosphere',
      'career',
      'salary',
      'time_planning',
      'social_unity',
      'skills',
      'creativity',
      'learning',
      'human_contact',
    ]);
    expect(codes.DOMAINS).toEqual([
      'openness',
      'conscientiousness',
      'extraversion',
      'agreeableness',
      'neuroticism',
    ]);
    expect(new Set(codes.FACETS).size).toBe(30);
  });

  it('of transports, degrees, questions, payments and currencies', () => {
    expect(codes.TRANSPORTS).toEqual([
      'plane',
      'bus',
      'motorcycle',
      'shuttle',
      'train',
      'tramway',
      'bike',
      'car',
      'walk',
    ]);
    expect(codes.DEGREES).toEqual([
      'baccalaureate',
      'bachelor_1',
      'bachelor_2',
      'bachelor',
      'master_1',
      'master',
      'doctorate_1',
      'doctorate_2',
      'doctorate',
    ]);
    expect(codes.QUESTION_TYPES).toEqual(['closed', 'open', 'scale']);
    expect(codes.PAYMENTS).toEqual(['hourly', 'daily', 'monthly', 'yearly']);
    expect(codes.CURRENCIES).toEqual(['euro', 'dollar', 'chf']);
  });

  it('of an employee’s segments', () => {
    expect([...codes.SEGMENTATIONS].toSorted()).toEqual(['age', 'gender', 'tenure', 'unit']);
    expect(codes.GENDERS).toEqual(['male', 'female']);
  });
});

describe('the constants of the specification', () => {
  it('limit lists to 6 languages, 10 questions, 3 positions, 3 sectors and 3 cities', () => {
    const wanted = { languages: 6, positions: 3, sectors: 3, cities: 3 };
    expect(LIMITS).toMatchObject({ ...wanted, questions: 10 });
    expect(CAMPAIGN_LIMITS).toMatchObject({ ...wanted, questions: 10 });
    expect(QUESTIONNAIRE_LIMITS).toMatchObject(wanted);
  });

  it('give scales their steps: skills 0 to 5, questions 0 to 10, agreement 5, values 9', () => {
    expect(codes.SKILL_LEVELS).toEqual([0, 1, 2, 3, 4, 5]);
    expect(QUESTIONNAIRE_LIMITS.scaleMax).toBe(10);
    expect(codes.AGREEMENT_STEPS).toHaveLength(5);
    expect(codes.VALUE_RATINGS).toHaveLength(9);
  });

  it('are 6 and 12 characters, 70 and 50 per cent, 50 pixels, 5 seconds and 120 seconds', () => {
    expect(LIMITS).toMatchObject({
      passwordMin: 6,
      passwordRecommended: 12,
      fitsAbove: 70,
      canAdaptAbove: 50,
      logoHeight: 50,
      toastMs: 5000,
      chunkTimeoutMs: 120_000,
    });
  });

  it('name eleven colours, the primary a light red and the secondary black', () => {
    const { primarycolor, secondarycolor, ...others } = codes.DEFAULT_THEME;
    expect(secondarycolor).toBe('#000000');
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      Number.parseInt(primarycolor.slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(224);
    expect(green).toBe(blue);
    expect(green).toBeGreaterThan(64);
    expect(green).toBeLessThan(red / 2 + 1);
    expect(Object.keys(others)).toEqual([
      'successcolor',
      'infocolor',
      'warningcolor',
      'dangercolor',
      'lightcolor',
      'darkcolor',
      'colorheaderfooter',
      'colorheaderfootertext',
      'colorheaderfootertextlight',
    ]);
  });
});
