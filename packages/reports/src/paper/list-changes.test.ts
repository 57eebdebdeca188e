import type { PaperSettings } from '@cadran/contract';
import { paper } from '@cadran/i18n/paper';
import { respondent } from '@cadran/i18n/respondent';
import { expect, it } from 'vitest';
import { writerOf } from '../drafting/writer.ts';
import { listChanges } from './list-changes.ts';

const unit = (id: string, en: string, expectedHeadcount: number | null = null) => ({
  id,
  name: { fr: en, en },
  expectedHeadcount,
});

const SETTINGS: PaperSettings = {
  name: 'Culture 2026',
  purpose: { fr: 'Préparer', en: 'Prepare' },
  legalBasis: 'consent',
  subject: 'company',
  access: 'link',
  minimumGroup: 5,
  units: [unit('a', 'Sales', 40), unit('b', 'Workshop')],
  mandatory: { unit: true, age: false, gender: false, tenure: false },
  unitGroups: [],
  introduction: { fr: null, en: null },
  conclusion: { fr: null, en: null },
  instrumentsVersion: 3,
  rules: { groupByLink: 20 },
};

const t = await paper.load('en');
const draft = {
  t,
  language: 'en' as const,
  write: writerOf('en', 'UTC'),
  words: {
    paper: t,
    promise: await respondent.promise.load('en'),
    questionnaire: await respondent.cultureAudit.load('en'),
  },
};
const changes = (now: Partial<PaperSettings>) =>
  listChanges(SETTINGS, { ...SETTINGS, ...now }, draft);

it.each<[string, Partial<PaperSettings>, readonly (readonly string[])[]]>([
  ['nothing', {}, []],
  ['the name', { name: 'Culture' }, [['Name of the audit', 'Culture 2026', 'Culture']]],
  [
    'the purpose in one language',
    { purpose: { fr: '', en: 'Prepare' } },
    [['Purpose, in French', 'Préparer', '–']],
  ],
  [
    'legal basis and kind',
    { legalBasis: 'agreement', access: 'codes' },
    [
      ['Legal basis', t.purpose.bases.consent, t.purpose.bases.agreement],
      ['Kind of audit', 'By link', 'By codes'],
    ],
  ],
  [
    'a custom text, without its markup',
    { introduction: { fr: null, en: { title: 'Hello', html: '<p>Please <b>answer</b></p>' } } },
    [['Introduction, in English', t.changes.standardText, 'Hello Please answer']],
  ],
  [
    'the required information',
    { mandatory: { unit: true, age: false, gender: true, tenure: false } },
    [['Required information', 'Your unit', 'Your unit; Your gender']],
  ],
  [
    'a limit of the product',
    { rules: { groupByLink: 25 } },
    [['Smallest group by link', '20', '25']],
  ],
  [
    'a renamed and an added unit',
    { units: [unit('a', 'Shop', 40), unit('b', 'Workshop'), unit('c', 'Legal', 3)] },
    [
      ['Unit “Shop”', 'Sales; Declared headcount: 40', 'Shop; Declared headcount: 40'],
      ['Unit “Legal”', '–', 'Legal; Declared headcount: 3'],
    ],
  ],
  [
    'the order of the units',
    { units: SETTINGS.units.toReversed() },
    [['Order of units', 'Sales and Workshop', 'Workshop and Sales']],
  ],
  [
    'a group of units',
    { unitGroups: [{ id: 'g', name: { fr: 'Tout', en: 'All' }, unitIds: ['a', 'b'] }] },
    [['Group of units “All”', '–', 'All; Sales and Workshop']],
  ],
])('lists a change of %s', (_, now, rows) => {
  expect(changes(now)).toEqual(rows);
});
