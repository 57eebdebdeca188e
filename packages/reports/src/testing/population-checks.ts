import { DOMAINS, FACETS, LANGUAGES, type Language, SCORED_SECTIONS } from '@cadran/contract/codes';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { PERSONAL_TRAIT_TEXTS, TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import { COMPOSITES } from '@cadran/scoring';
import type { ApplicantData } from '../applicant-data.ts';
import type { Picture } from '../picture.ts';
import { bandOfComposite } from '../portrait/personality-reading.ts';
import type { Report } from '../report.ts';
import { sectionOf, shapeOf, wordsOfSection } from './report-texts.ts';

/** One candidate's report in one language, with all that a reader may read of it. */
export interface Read {
  readonly report: Report;
  readonly words: readonly string[];
}
export type Reports = Readonly<Record<Language, Read>>;
export interface Looked {
  readonly applicant: ApplicantData;
  readonly recruiter: Reports;
  readonly personal: Reports;
}

const BANDS = ['low', 'average', 'high'] as const;
const HOLE =
  /undefined|NaN|\bnull\b|Infinity|\[object|[{}]|\$\{|\bTODO\b|[Ll]orem|[ \u00a0]{2}|\s[,.]|\.\.|\(\)|^\s|\s$/u;
/** Codes of the contract that would show if a name were missing. */
const CODE = /\b[a-z]+_[a-z_]+\b/u;
const FRENCH_SLIP = /(?<![\u00a0\u202f\d])[;:!?»](?=\s|$)|«(?!\u00a0)|\p{L}'\p{L}/u;
const ENGLISH_SLIP = /\s[;:!?]|\p{L}'\p{L}|[«»]/u;
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

const everyReport = ({ recruiter, personal }: Looked): readonly Read[] =>
  [recruiter, personal].flatMap((of) => LANGUAGES.map((language) => of[language]));

const picturesOf = ({ sections }: Report): readonly Picture[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));

const showsTarget = (picture: Picture): boolean => {
  if (picture.kind === 'gauge' || picture.kind === 'sections') return true;
  if (picture.kind === 'traits') return picture.rows.some(({ interval }) => interval !== null);
  if (picture.kind === 'motivations') return picture.model.desired !== null;
  if (picture.kind === 'culture_bars') return picture.rows.some(({ target }) => target !== null);
  if (picture.kind === 'quadrant') return picture.model.points.some((p) => p.kind === 'target');
  return picture.kind !== 'value_circle' || picture.model.series.some((s) => s.kind === 'target');
};

/** Each looks at one candidate's reports and names what is wrong with them. */
export const POPULATION_CHECKS: Readonly<Record<string, (looked: Looked) => readonly string[]>> = {
  'no hole, no placeholder, no code, no empty text': (looked) =>
    everyReport(looked).flatMap(({ words }) =>
      words.filter((text) => text.trim() === '' || HOLE.test(text) || CODE.test(text)),
    ),

  'French is written with its spaces and apostrophes, English without': ({ recruiter, personal }) =>
    [recruiter, personal].flatMap(({ fr, en }) => [
      ...fr.words.filter((text) => FRENCH_SLIP.test(text)),
      ...en.words.filter((text) => !TYPED.test(text) && ENGLISH_SLIP.test(text)),
    ]),

  'both languages have the same sections, blocks, rows, steps and numbers': (looked) =>
    [looked.recruiter, looked.personal].flatMap((of) => {
      const [fr, en] = LANGUAGES.map((language) => JSON.stringify(shapeOf(of[language].report)));
      return fr === en ? [] : ['another shape'];
    }),

  'every sentence on a domain belongs to the band of its score': (looked) => {
    const traits = looked.applicant.scores?.measures.personality?.traits;
    if (!traits) return [];
    const isAsked = looked.applicant.campaign.profile.personality !== null;
    return LANGUAGES.flatMap((language) => {
      const recruiter = new Set(looked.recruiter[language].words);
      const personal = new Set(looked.personal[language].words);
      return DOMAINS.flatMap((domain) =>
        BANDS.filter((band) => {
          const isTrue = traits[domain].band === band;
          const told = recruiter.has(TRAIT_DESCRIPTIONS[domain][band][language]);
          const toldToSelf = personal.has(PERSONAL_TRAIT_TEXTS[domain][band][language]);
          return told !== (isTrue && isAsked) || toldToSelf !== isTrue;
        }).map((band) => `${language} ${domain} ${band}`),
      );
    });
  },

  'a facet is told if and only if it is marked, by the sentence of its band': (looked) => {
    const traits = looked.applicant.scores?.measures.personality?.traits;
    if (!traits) return [];
    const own = wordsOfSection(sectionOf(looked.personal.fr.report, 'personality')).join('\n');
    return FACETS.flatMap((facet) =>
      BANDS.filter((band) => {
        const isTrue = traits[facet].band === band && band !== 'average';
        return own.includes(PERSONAL_TRAIT_TEXTS[facet][band].fr) !== isTrue;
      }).map((band) => `${facet} ${band}`),
    );
  },

  'each composite is told by the sentence of its band': (looked) => {
    const composites = looked.applicant.scores?.measures.composites;
    if (!composites) return [];
    const isAsked = looked.applicant.campaign.profile.personality !== null;
    return LANGUAGES.flatMap((language) => {
      const { personality, personal } = REPORT_WORDS[language];
      return COMPOSITES.flatMap((composite) =>
        BANDS.filter((band) => {
          const isTrue = bandOfComposite(composites[composite]) === band;
          const told = looked.recruiter[language].words.includes(
            personality.composites[composite][band],
          );
          const toldToSelf = looked.personal[language].words.includes(
            personal.personality.composites[composite][band],
          );
          return told !== (isTrue && isAsked) || toldToSelf !== isTrue;
        }).map((band) => `${language} ${composite} ${band}`),
      );
    });
  },

  'advice follows from the marked domains and from nothing else': ({ applicant, personal }) => {
    const traits = applicant.scores?.measures.personality?.traits;
    if (!traits) return [];
    const { advice } = REPORT_WORDS.en;
    const told = wordsOfSection(sectionOf(personal.en.report, 'strengths'));
    return DOMAINS.flatMap((domain) =>
      (['low', 'high'] as const)
        .filter(
          (band) =>
            told.includes(advice.traits[domain][band].strength) !== (traits[domain].band === band),
        )
        .map((band) => `${domain} ${band}`),
    );
  },

  'the portrait names no verdict, no target and no score': ({ personal }) =>
    LANGUAGES.flatMap((language) => {
      const { report, words } = personal[language];
      const { scores, frame } = REPORT_WORDS[language];
      const forbidden = [
        scores.overall,
        scores.psychometric,
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

  'sections come in the order of the specification; those not asked are left out': (looked) => {
    const { profile, questions } = looked.applicant.campaign;
    const asked = new Set<string>([
      'introduction',
      'contact',
      'scores',
      'conclusion',
      ...SCORED_SECTIONS.filter((section) => profile[section] !== null),
      ...(questions.length > 0 ? ['questions'] : []),
    ]);
    const ids = looked.recruiter.fr.report.sections.map(({ id }) => id).join();
    return ids === ORDER.filter((id) => asked.has(id)).join() ? [] : [ids];
  },
};
