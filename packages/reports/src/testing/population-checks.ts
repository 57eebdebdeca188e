import type { ChartModel, Report } from '@cadran/contract';
import {
  displayedScore,
  DOMAINS,
  FACETS,
  LANGUAGES,
  type Language,
  SCORED_SECTIONS,
} from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { PERSONAL_TRAIT_TEXTS, TRAIT_DESCRIPTIONS, VALUE_TEXTS } from '@cadran/instruments';
import { COMPOSITES } from '@cadran/scoring';
import type { CandidateReportData } from '../candidate-report-data.ts';
import { sideOf, sideOfComposite } from '../portrait/personality-reading.ts';
import { sectionOf, shapeOf, wordsOfSection } from './report-texts.ts';

/** One candidate's report in one language, with all that a reader may read of it. */
export interface Read {
  readonly report: Report;
  readonly words: readonly string[];
}
export type Reports = Readonly<Record<Language, Read>>;
export interface CheckedReports {
  readonly candidate: CandidateReportData;
  readonly recruiter: Reports;
  readonly personal: Reports;
}

const SIDES = ['low', 'high'] as const;
const READINGS = ['low', 'middle', 'high'] as const;
const HOLE =
  /undefined|NaN|\bnull\b|Infinity|\[object|[{}]|\$\{|\bTODO\b|[Ll]orem|[ \u00a0]{2}|\s[,.]|\.\.|\(\)|^\s|\s$/u;
/** Codes of the contract that would show if a name were missing. */
const CODE = /\b[a-z]+_[a-z_]+\b/u;
const FRENCH_SLIP = /(?<![\u00a0\u202f\d])[;:!?»](?=\s|$)|«(?!\u00a0)|\p{L}'\p{L}/u;
const ENGLISH_SLIP = /\s[;:!?]|\p{L}'\p{L}|[«»]/u;
/** A T score, and words that compare with other people. */
const T_NUMBER = /\bT[ \u00a0]\d/u;
const COMPARED = /percentile|centile|most people|plupart des gens|population/iu;
/** What people typed, in their own language. */
const TYPED = /J’ai mené|Pourquoi nous|Bon échange/u;

const ORDER = [
  'introduction',
  'contact',
  'scores',
  'culture',
  'values',
  'personality',
  'motivations',
  'skills',
  'job',
  'mobility',
  'individual',
  'experiences',
  'studies',
  'languages',
  'questions',
  'conclusion',
];

const everyReport = ({ recruiter, personal }: CheckedReports): readonly Read[] =>
  [recruiter, personal].flatMap((of) => LANGUAGES.map((language) => of[language]));

const picturesOf = ({ opening, sections }: Report): readonly ChartModel[] => [
  ...(opening ? [opening.gauge, ...(opening.sections ? [opening.sections] : [])] : []),
  ...sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' ? [block.picture] : [])),
];

const showsTarget = (picture: ChartModel): boolean => {
  if (picture.kind === 'gauge' || picture.kind === 'sections') return true;
  if (picture.kind === 'traits') return picture.rows.some(({ interval }) => interval !== null);
  if (picture.kind === 'motivations') return picture.model.desired !== null;
  if (picture.kind === 'culture_bars') return picture.rows.some(({ target }) => target !== null);
  if (picture.kind === 'quadrant') return picture.model.points.some((p) => p.kind === 'target');
  return picture.kind !== 'value_circle' || picture.model.series.some((s) => s.kind === 'target');
};

/** Each looks at one candidate's reports and names what is wrong with them. */
export const POPULATION_CHECKS: Readonly<
  Record<string, (checked: CheckedReports) => readonly string[]>
> = {
  'no hole, no placeholder, no code, no empty text': (checked) =>
    everyReport(checked).flatMap(({ words }) =>
      words.filter((text) => text.trim() === '' || HOLE.test(text) || CODE.test(text)),
    ),

  'French is written with its spaces and apostrophes, English without': ({ recruiter, personal }) =>
    [recruiter, personal].flatMap(({ fr, en }) => [
      ...fr.words.filter((text) => FRENCH_SLIP.test(text)),
      ...en.words.filter((text) => !TYPED.test(text) && ENGLISH_SLIP.test(text)),
    ]),

  'both languages have the same sections, blocks, rows, steps and numbers': (checked) =>
    [checked.recruiter, checked.personal].flatMap((of) => {
      const [fr, en] = LANGUAGES.map((language) => JSON.stringify(shapeOf(of[language].report)));
      return fr === en ? [] : ['another shape'];
    }),

  'every sentence on a domain belongs to the side its position lies on': (checked) => {
    const measure = checked.candidate.scores?.measures.personality;
    if (!measure) return [];
    const isAsked = checked.candidate.campaign.profile.personality !== null;
    return LANGUAGES.flatMap((language) => {
      const recruiter = new Set(checked.recruiter[language].words);
      const personal = new Set(checked.personal[language].words);
      return DOMAINS.flatMap((domain) =>
        SIDES.filter((side) => {
          const isTrue = sideOf(measure, domain) === side;
          const inRecruiter = recruiter.has(TRAIT_DESCRIPTIONS[domain][side][language]);
          const inPersonal = personal.has(PERSONAL_TRAIT_TEXTS[domain][side][language]);
          return inRecruiter !== (isTrue && isAsked) || inPersonal !== isTrue;
        }).map((side) => `${language} ${domain} ${side}`),
      );
    });
  },

  'a facet is described if and only if it stands out, by the text of its side': (checked) => {
    const measure = checked.candidate.scores?.measures.personality;
    if (!measure) return [];
    const own = wordsOfSection(sectionOf(checked.personal.fr.report, 'personality')).join('\n');
    return FACETS.flatMap((facet) =>
      SIDES.filter(
        (side) =>
          own.includes(PERSONAL_TRAIT_TEXTS[facet][side].fr) !== (sideOf(measure, facet) === side),
      ).map((side) => `${facet} ${side}`),
    );
  },

  'each composite is described by the text of its side': (checked) => {
    const { personality: measure, composites } = checked.candidate.scores?.measures ?? {};
    if (!measure || !composites) return [];
    const isAsked = checked.candidate.campaign.profile.personality !== null;
    return LANGUAGES.flatMap((language) => {
      const { personality, personal } = REPORT_WORDS[language];
      return COMPOSITES.flatMap((composite) =>
        READINGS.filter((side) => {
          const isTrue = sideOfComposite(measure, composites, composite) === side;
          const inRecruiter = checked.recruiter[language].words.includes(
            personality.composites[composite][side],
          );
          const inPersonal = checked.personal[language].words.includes(
            personal.personality.composites[composite][side],
          );
          return inRecruiter !== (isTrue && isAsked) || inPersonal !== isTrue;
        }).map((side) => `${language} ${composite} ${side}`),
      );
    });
  },

  'advice depends only on the domains that stand out': ({ candidate, personal }) => {
    const measure = candidate.scores?.measures.personality;
    if (!measure) return [];
    const { advice } = REPORT_WORDS.en;
    const strengths = wordsOfSection(sectionOf(personal.en.report, 'strengths'));
    return DOMAINS.flatMap((domain) =>
      SIDES.filter(
        (side) =>
          strengths.includes(advice.traits[domain][side].strength) !==
          (sideOf(measure, domain) === side),
      ).map((side) => `${domain} ${side}`),
    );
  },

  'nothing compares a person with others: no T but where a match is explained, no percentile': (
    checked,
  ) =>
    LANGUAGES.flatMap((language) => {
      const { words } = checked.personal[language];
      const { sections } = checked.recruiter[language].report;
      const elsewhere = sections
        .filter(({ id }) => id !== 'personality')
        .flatMap(wordsOfSection)
        .filter((text) => T_NUMBER.test(text));
      return [...words.filter((text) => T_NUMBER.test(text) || COMPARED.test(text)), ...elsewhere];
    }),

  'what was left out is named, and every score that has one shows its interval': (checked) => {
    const { scores, campaign } = checked.candidate;
    if (!scores) return [];
    const { report } = checked.recruiter.en;
    const { personality, values } = scores.measures;
    const wordsIn = (id: string): string => wordsOfSection(sectionOf(report, id)).join('\n');
    return [
      ...(campaign.profile.personality === null
        ? []
        : (personality?.missing ?? [])
            .filter((trait) => !wordsIn('personality').includes(TRAIT_DESCRIPTIONS[trait].name.en))
            .map((trait) => `unnamed ${trait}`)),
      ...(campaign.profile.values === null
        ? []
        : (values?.missing ?? [])
            .filter((value) => !wordsIn('values').includes(VALUE_TEXTS[value].name.en))
            .map((value) => `unnamed ${value}`)),
      ...picturesOf(report).flatMap((picture) =>
        picture.kind === 'gauge' &&
        picture.score !== null &&
        picture.interval !== null &&
        !(picture.interval[0] <= picture.score && picture.score <= picture.interval[1])
          ? ['a score outside of its interval']
          : [],
      ),
    ];
  },

  'strengths have their whole interval above 70, and every point leads to a section': ({
    candidate: { scores },
    recruiter,
  }) => {
    const { opening, sections } = recruiter.en.report;
    if (!opening || !scores) return [];
    const { strengths, checks } = opening;
    const isSupported = (section: string): boolean => {
      const scored = SCORED_SECTIONS.find((one) => one === section);
      if (!scored) return false;
      const lowest = scores.precision.sections[scored]?.low ?? scores.sections[scored].score;
      return lowest !== null && displayedScore(lowest) > 70;
    };
    const names = [...strengths.items, ...checks.items].map(({ section }) => section);
    return [
      ...strengths.items.filter(({ section }) => !isSupported(section)).map(({ why }) => why),
      ...names.filter((name) => !sections.some(({ id }) => id === name)),
      ...names.filter((name, index) => names.indexOf(name) !== index),
      ...(Math.max(strengths.items.length, checks.items.length) > 3 ? ['more than three'] : []),
    ];
  },

  'the portrait names no verdict, no target and no score': ({ personal }) =>
    LANGUAGES.flatMap((language) => {
      const { report, words } = personal[language];
      const { scores, frame } = REPORT_WORDS[language];
      const forbidden = [
        scores.overall,
        scores.halves.answers,
        frame.target,
        scores.verdict.can_adapt,
      ];
      return [
        ...words.filter(
          (text) => text !== frame.target && forbidden.some((never) => text.includes(never)),
        ),
        ...report.sections.filter(({ score }) => score !== undefined).map(({ id }) => id),
        ...picturesOf(report)
          .filter(showsTarget)
          .map(({ kind }) => `${kind} with a target`),
      ];
    }),

  'sections come in the order of the specification; those not asked are left out': (checked) => {
    const { profile, questions } = checked.candidate.campaign;
    const asked = new Set<string>([
      'introduction',
      'contact',
      'scores',
      'conclusion',
      ...SCORED_SECTIONS.filter((section) => profile[section] !== null),
      ...(questions.length > 0 ? ['questions'] : []),
    ]);
    const ids = checked.recruiter.fr.report.sections.map(({ id }) => id).join();
    return ids === ORDER.filter((id) => asked.has(id)).join() ? [] : [ids];
  },
};
