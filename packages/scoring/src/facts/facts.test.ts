import { DELAYS } from '@cadran/contract/codes';
import { PROFESSIONS } from '@cadran/instruments';
import { expect, test } from 'vitest';
import { experiencesFit } from './experiences-fit.ts';
import { individualFit, yearlyPay } from './individual-fit.ts';
import { jobFit } from './job-fit.ts';
import { languagesFit } from './languages-fit.ts';
import { mobilityFit } from './mobility-fit.ts';
import { studiesFit } from './studies-fit.ts';
import { workPermitMustHave } from './work-permit.ts';

test('V20: B2 required, A2: 40', () => {
  expect(
    languagesFit([{ language: 'de', level: 'b2' }], [{ language: 'de', level: 'a2' }])?.score,
  ).toBeCloseTo(40, 10);
});

test('each missing level of a language costs .3; native counts as C2', () => {
  const credit = (level: 'a1' | 'b2' | 'c1' | 'c2' | 'native', needed: 'c2' | 'native') =>
    languagesFit([{ language: 'de', level: needed }], [{ language: 'de', level }])?.components
      .languages[0]?.credit;
  expect(credit('c2', 'native')).toBe(1);
  expect(credit('native', 'c2')).toBe(1);
  expect(credit('c1', 'c2')).toBeCloseTo(0.7, 10);
  expect(credit('b2', 'c2')).toBeCloseTo(0.4, 10);
  expect(credit('a1', 'c2')).toBe(0);
  const a1 = languagesFit([{ language: 'de', level: 'a1' }], [{ language: 'de', level: 'native' }]);
  expect(a1?.score).toBe(100);
  const b1 = languagesFit([{ language: 'de', level: 'b1' }], [{ language: 'de', level: 'a1' }]);
  expect(b1?.score).toBeCloseTo(40, 10);
});

test('a language that is absent, or without a level, scores 0; the section is the mean', () => {
  const desiredTarget = [
    { language: 'de', level: 'a2' },
    { language: 'it', level: 'b1' },
  ] as const;
  expect(languagesFit(desiredTarget, [{ language: 'de', level: 'b1' }])?.score).toBe(50);
  expect(languagesFit(desiredTarget, [{ language: 'de', level: null }])?.score).toBe(0);
  expect(languagesFit(desiredTarget, [])?.components.languages[1]).toEqual({
    language: 'it',
    required: 'b1',
    given: null,
    credit: 0,
  });
  expect(languagesFit([], [])).toBeNull();
});

test('V21: master required, licence: 50', () => {
  const result = studiesFit('master', 'bachelor');
  expect(result.score).toBe(50);
  expect(result.components).toEqual({ required: 'master', given: 'bachelor', missingYears: 2 });
});

test('each missing year of studies costs a quarter; more studies cost nothing', () => {
  expect(studiesFit('master', 'master').score).toBe(100);
  expect(studiesFit('master', 'doctorate').score).toBe(100);
  expect(studiesFit('master', 'master_1').score).toBe(75);
  expect(studiesFit('master', 'bachelor_1').score).toBe(0);
  expect(studiesFit('doctorate', 'baccalaureate').score).toBe(0);
  expect(studiesFit('baccalaureate', 'none').score).toBe(0);
  expect(studiesFit('bachelor_1', 'none').components.missingYears).toBeNull();
});

test('experiences: .6 any position and .4 any sector, renormalised over those specified', () => {
  const score = (
    desired: Parameters<typeof experiencesFit>[0],
    answers: Parameters<typeof experiencesFit>[1],
  ) => experiencesFit(desired, answers)?.score;
  const both = { positions: ['251', '133'], sectors: ['J62', 'C'] };
  expect(score(both, { positions: ['133'], sectors: ['J62'] })).toBe(100);
  expect(score(both, { positions: ['133'], sectors: ['A'] })).toBe(60);
  expect(score(both, { positions: ['999'], sectors: ['J62'] })).toBe(40);
  expect(score(both, { positions: [], sectors: null })).toBe(0);
  expect(score({ positions: [], sectors: ['J62'] }, { sectors: ['J62'] })).toBe(100);
  expect(score({ positions: ['251'], sectors: null }, { positions: ['251'] })).toBe(100);
  expect(experiencesFit({ positions: [], sectors: [] }, {})).toBeNull();
  expect(experiencesFit({}, { positions: ['251'] })).toBeNull();
});

test('a division lies within a required section, not the other way round', () => {
  expect(experiencesFit({ sectors: ['C'] }, { sectors: ['C10'] })?.score).toBe(100);
  expect(experiencesFit({ sectors: ['C10'] }, { sectors: ['C'] })?.score).toBe(0);
  expect(jobFit({ sectors: ['C'] }, { sectors: ['C10'] })?.score).toBe(100);
  expect(experiencesFit({ positions: ['2'] }, { positions: ['251'] })?.score).toBe(0);
});

test('job: .4 profession, .2 sector, .2 contract type, .2 delay', () => {
  const desired = {
    professions: ['251'],
    sectors: ['J62'],
    contractTypes: ['permanent'],
    recruitingDelay: 'within_1_month',
  } as const;
  const all = {
    professions: ['251', '252'],
    sectors: ['J62'],
    contractTypes: ['freelance', 'permanent'],
    startDelay: 'immediately',
  } as const;
  expect(jobFit(desired, all)?.score).toBeCloseTo(100, 10);
  expect(jobFit(desired, { ...all, professions: ['111'] })?.score).toBeCloseTo(60, 10);
  expect(jobFit(desired, { ...all, sectors: [] })?.score).toBeCloseTo(80, 10);
  expect(jobFit(desired, { ...all, contractTypes: ['internship'] })?.score).toBeCloseTo(80, 10);
  expect(jobFit(desired, { ...all, startDelay: null })?.score).toBeCloseTo(80, 10);
  expect(
    jobFit({ professions: ['251'], sectors: ['J62'] }, { professions: ['251'] })?.score,
  ).toBeCloseTo(66.667, 3);
  expect(jobFit({ professions: [], recruitingDelay: null }, all)).toBeNull();
});

test('a start within the delay earns 1, then loses a third a month', () => {
  const credits = DELAYS.map(
    (startDelay) => jobFit({ recruitingDelay: 'within_1_month' }, { startDelay })?.score,
  );
  expect(credits).toEqual([100, 100, expect.closeTo(66.667, 3), expect.closeTo(33.333, 3), 0, 0]);
  expect(jobFit({ recruitingDelay: 'immediately' }, { startDelay: 'within_3_months' })?.score).toBe(
    0,
  );
});

const MOBILITY = {
  workplace: '2988507',
  transports: ['train', 'bike'],
  travelTime: { max: 60 },
} as const;

test('V22: 75 min against 60, city yes, transport no: 55', () => {
  const result = mobilityFit(MOBILITY, {
    commuteTime: 75,
    preferredCities: ['2988507'],
    transports: ['car'],
  });
  expect(result?.score).toBeCloseTo(55, 10);
  expect(result?.components.criteria).toEqual([
    { name: 'commute', status: 'scored', weight: 0.5, credit: 0.5, required: 60, given: 75 },
    {
      name: 'workplace',
      status: 'scored',
      weight: 0.3,
      credit: 1,
      required: ['2988507'],
      given: ['2988507'],
    },
    {
      name: 'transports',
      status: 'scored',
      weight: 0.2,
      credit: 0,
      required: ['train', 'bike'],
      given: ['car'],
    },
  ]);
});

test('a journey up to the maximum earns 1, then fades over 30 minutes', () => {
  const score = (commuteTime: number | null) =>
    mobilityFit({ travelTime: { max: 60 } }, { commuteTime })?.score;
  expect([0, 60, 63, 90, 120].map(score)).toEqual([100, 100, expect.closeTo(90, 10), 0, 0]);
  expect(score(null)).toBe(0);
  expect(mobilityFit({ travelTime: { max: 0 } }, { commuteTime: 15 })?.score).toBe(50);
});

test('preferred cities are compared by id; what was typed freely compares with nothing', () => {
  const score = (place: Parameters<typeof mobilityFit>[1]['preferredCities']) =>
    mobilityFit({ workplace: '2988507' }, { preferredCities: place })?.score;
  expect(score([{ id: 1 }, { id: 2988507 }])).toBe(100);
  expect(score([{ id: 1 }])).toBe(0);
  expect(score([{ text: '2988507' }])).toBe(0);
  expect(score(null)).toBe(0);
  expect(mobilityFit({ workplace: null, transports: [], travelTime: null }, {})).toBeNull();
  expect(mobilityFit({ travelTime: {} }, {})).toBeNull();
});

const euro = (amount: number) => ({ amount, payment: 'yearly', currency: 'euro' }) as const;

test('V23: 50,000 wanted against 45,000: pay 62.96', () => {
  expect(individualFit({ salary: euro(45_000) }, { salary: euro(50_000) })?.score).toBeCloseTo(
    62.96,
    2,
  );
});

test('pay up to the offer earns 1, then fades over 30 %', () => {
  const score = (wanted: number) =>
    individualFit({ salary: euro(40_000) }, { salary: euro(wanted) })?.score;
  expect(score(30_000)).toBe(100);
  expect(score(40_000)).toBe(100);
  expect(score(46_000)).toBeCloseTo(50, 10);
  expect(score(52_000)).toBeCloseTo(0, 10);
  expect(score(60_000)).toBe(0);
});

test('pay is annualised: hourly × 1820, daily × 260, monthly × 12', () => {
  const pay = (amount: number, payment: 'hourly' | 'daily' | 'monthly' | 'yearly') =>
    yearlyPay({ amount, payment, currency: 'chf' });
  expect(pay(10, 'hourly')).toBe(18_200);
  expect(pay(100, 'daily')).toBe(26_000);
  expect(pay(3_000, 'monthly')).toBe(36_000);
  expect(pay(36_000, 'yearly')).toBe(36_000);
});

test('different currencies are not scored, both are shown', () => {
  const wanted = { amount: 50_000, payment: 'yearly', currency: 'chf' } as const;
  expect(individualFit({ salary: euro(45_000) }, { salary: wanted })).toBeNull();
  const both = individualFit(
    { salary: euro(45_000), travelPercentage: 20 },
    { salary: wanted, travelPercentage: 10 },
  );
  expect(both?.score).toBe(50);
  expect(both?.components.criteria[1]).toEqual({
    name: 'pay',
    status: 'not_comparable',
    required: euro(45_000),
    given: wanted,
  });
});

test('individual is the mean of travel and pay', () => {
  expect(
    individualFit(
      { salary: euro(40_000), travelPercentage: 40 },
      { salary: euro(46_000), travelPercentage: 30 },
    )?.score,
  ).toBeCloseTo(62.5, 10);
});

test('travel earns accepted over required, at most 1', () => {
  const score = (answers: Parameters<typeof individualFit>[1]) =>
    individualFit({ travelPercentage: 40 }, answers)?.score;
  expect(score({ travelPercentage: 10 })).toBe(25);
  expect(score({ travelPercentage: 40 })).toBe(100);
  expect(score({ travelPercentage: 90 })).toBe(100);
  expect(score({ willingToTravel: true, travelPercentage: 20 })).toBe(50);
  expect(score({ willingToTravel: false, travelPercentage: 20 })).toBe(0);
  expect(score({})).toBe(0);
});

test('nothing required of the individual is no requirement; unanswered pay earns nothing', () => {
  expect(individualFit({ travelPercentage: 0, salary: null, workPermit: true }, {})).toBeNull();
  expect(individualFit({ salary: euro(0) }, { salary: euro(1) })).toBeNull();
  expect(individualFit({ salary: euro(40_000) }, {})?.score).toBe(0);
  expect(
    individualFit(
      { salary: euro(40_000) },
      { salary: { amount: null, payment: 'yearly', currency: 'euro' } },
    )?.score,
  ).toBe(0);
});

test('each criterion has its name, by which a report explains it', () => {
  const names = (fit: { components: { criteria: readonly { name: string }[] } } | null) =>
    fit?.components.criteria.map(({ name }) => name);
  expect(names(jobFit({ professions: ['251'] }, {}))).toEqual([
    'professions',
    'sectors',
    'contractTypes',
    'delay',
  ]);
  expect(names(experiencesFit({ positions: ['251'] }, {}))).toEqual(['positions', 'sectors']);
  expect(names(mobilityFit({ workplace: '1' }, {}))).toEqual([
    'commute',
    'workplace',
    'transports',
  ]);
  expect(names(individualFit({ salary: euro(1) }, {}))).toEqual(['travel', 'pay']);
});

test('a criterion that is not required says so', () => {
  expect(individualFit({ travelPercentage: 40 }, {})?.components.criteria).toEqual([
    { name: 'travel', status: 'scored', weight: 0.5, credit: 0, required: 40, given: null },
    { name: 'pay', status: 'not_required' },
  ]);
  expect(
    individualFit({ salary: euro(40_000) }, { salary: euro(40_000) })?.components.criteria,
  ).toEqual([
    { name: 'travel', status: 'not_required' },
    {
      name: 'pay',
      status: 'scored',
      weight: 0.5,
      credit: 1,
      required: euro(40_000),
      given: euro(40_000),
    },
  ]);
  expect(mobilityFit({ transports: ['bike'] }, {})?.components.criteria).toEqual([
    { name: 'commute', status: 'not_required' },
    { name: 'workplace', status: 'not_required' },
    {
      name: 'transports',
      status: 'scored',
      weight: 0.2,
      credit: 0,
      required: ['bike'],
      given: null,
    },
  ]);
});

test('the work permit is the only must-have; unanswered is not a no', () => {
  expect(workPermitMustHave({ workPermit: true }, { workPermit: true })).toBe('met');
  expect(workPermitMustHave({ workPermit: true }, { workPermit: false })).toBe('failed');
  expect(workPermitMustHave({ workPermit: true }, {})).toBe('unanswered');
  expect(workPermitMustHave({ workPermit: true }, { workPermit: null })).toBe('unanswered');
  expect(workPermitMustHave({ workPermit: true }, null)).toBe('unanswered');
  expect(workPermitMustHave({ workPermit: false }, { workPermit: false })).toBe('not_required');
  expect(workPermitMustHave(null, { workPermit: false })).toBe('not_required');
});

test('professions: titles by group where it is known, by their words otherwise; codes as ever', () => {
  const credit = (wanted: string, given: string) =>
    jobFit({ professions: [wanted] }, { professions: [given] })?.score;
  expect(credit('242', 'Chef de projet')).toBe(100);
  expect(credit('Project manager', '242')).toBe(100);
  expect(credit('251', 'Chef de projet')).toBe(0);
  expect(credit('Souffleur de bulles', 'SOUFFLEURS DE BULLES')).toBe(100);
  expect(credit('Souffleur de bulles', 'Souffleur de verre')).toBe(0);
  expect(experiencesFit({ positions: ['532'] }, { positions: ['aide-soignante'] })?.score).toBe(
    100,
  );
  for (const { code } of PROFESSIONS)
    expect(credit('251', code), code).toBe(code === '251' ? 100 : 0);
});
