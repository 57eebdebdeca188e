import { readFile } from 'node:fs/promises';
import {
  COMPARED_MAX,
  CULTURE_DIMENSIONS,
  EXTENDED_RETENTION_MONTHS,
  LIMITS,
  SCORED_SECTIONS,
} from '@cadran/contract';
import { type Area, type Language, SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { report } from '@cadran/i18n/report';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { PROFILING_CULTURE } from '@cadran/instruments';
import { SCORE_RULES } from '@cadran/scoring/score-rules';
import { describe, expect, it } from 'vitest';
import { GUIDES, type GuideName } from './guides.ts';

const root = new URL('../../../../../../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, root), 'utf8');
const guide = (language: Language, name: GuideName): Promise<string> =>
  read(`docs/guide/${language}/${name}.md`);

/** All texts without parameters. */
const plainTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(plainTexts)
    : [];
};

const interfaceTexts = async (language: Language): Promise<ReadonlySet<string>> => {
  const areas: readonly Area<unknown>[] = [...Object.values(backoffice), report];
  const words = await Promise.all(areas.map((area) => area.load(language)));
  return new Set(plainTexts([words, REPORT_WORDS[language]]));
};

/** Guides set names of buttons and pages in italics. */
const italicTexts = (text: string): string[] =>
  [...text.replaceAll(/`[^`]*`/g, '').matchAll(/_([^_]+)_/g)].map(([, name]) => name ?? '');

describe.each(SUPPORTED_LANGUAGES)('the guides in %s', (language) => {
  it.each(GUIDES)(
    '%s uses the names of buttons, pages and sections of the interface',
    async (name) => {
      const texts = await interfaceTexts(language);
      expect(italicTexts(await guide(language, name)).filter((word) => !texts.has(word))).toEqual(
        [],
      );
    },
  );
});

const NUMERALS = {
  fr: { 4: 'quatre', 5: 'cinq', 6: 'six', 11: 'onze', 12: 'douze' },
  en: { 4: 'four', 5: 'five', 6: 'six', 11: 'eleven', 12: 'twelve' },
} as const satisfies Record<Language, Readonly<Record<number, string>>>;
const toNumeral = (language: Language, number: number): string =>
  Object.entries(NUMERALS[language]).find(([known]) => Number(known) === number)?.[1] ??
  String(number);

const retentionDays = async (): Promise<string> => {
  const [, days = 'unknown'] =
    /screening_retention_days integer not null default (\d+)/.exec(
      await read('packages/db/migrations/0001_platform.sql'),
    ) ?? [];
  return days;
};

/** Numbers quoted in guides; `#` stands for the number. */
const FACTS: readonly (readonly [GuideName, number | 'retention', Record<Language, string>])[] = [
  ['administrator', LIMITS.logoHeight, { fr: '(# pixels de haut', en: 'a height of # pixels' }],
  ['administrator', 'retention', { fr: '# par défaut', en: '# by default' }],
  ['administrator', EXTENDED_RETENTION_MONTHS, { fr: 'gardées # mois', en: 'kept for # months' }],
  ['administrator', SCORE_RULES.fairnessGroup, { fr: 'groupes de # personnes', en: '# people' }],
  ['administrator', SCORE_RULES.fairnessPercent, { fr: 'à #\u00a0%', en: 'below #%' }],
  ['recruiter', COMPARED_MAX, { fr: 'jusqu’à # personnes', en: 'up to # people' }],
  ['recruiter', SCORED_SECTIONS.length, { fr: 'mieux que #', en: 'more than #' }],
  ['hr-director', PROFILING_CULTURE.length, { fr: 'dans # situations', en: 'in # situations' }],
  ['hr-director', LIMITS.minimumGroup, { fr: 'moins de # personnes', en: 'fewer than # people' }],
  ['hr-director', CULTURE_DIMENSIONS.length, { fr: 'les # dimensions', en: 'the # dimensions' }],
  ['rights', LIMITS.minimumGroup, { fr: 'moins de # personnes', en: 'fewer than # people' }],
];

describe.each(FACTS)('number in the guide %s: %s', (name, fact, sentences) => {
  it.each(SUPPORTED_LANGUAGES)('is the one used by the product, in %s', async (language) => {
    const number = fact === 'retention' ? await retentionDays() : toNumeral(language, fact);
    expect(await guide(language, name)).toContain(sentences[language].replace('#', number));
  });
});
