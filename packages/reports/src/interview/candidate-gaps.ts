import type { CampaignTarget, ProbeReason } from '@cadran/contract';
import {
  CULTURE_TYPES,
  displayedScore,
  type Domain,
  DOMAINS,
  FACETS_OF,
  type InterviewSubject,
  MOTIVATIONS,
  POLES,
  type Pole,
  PROBED_SECTIONS,
  type ProbedSection,
  type Trait,
} from '@cadran/contract/codes';
import { type CandidateScores, positionRange } from '@cadran/scoring';
import { SCORE_RULES } from '@cadran/scoring/score-rules';

/** Something worth asking about: what the campaign wants and the answers do not show, or do not show surely. */
export interface Gap {
  readonly section: ProbedSection;
  readonly subject: InterviewSubject;
  /** The skill or language. */
  readonly about: string | null;
  readonly reason: ProbeReason;
  /** From 0, nothing to ask, to 1, nothing of it is there. */
  readonly size: number;
}

/** Smaller differences are within what a second answering would change. */
const LEAST = { culture: 10, values: 1, places: 3 } as const;
/** Differences that count as whole. */
const WHOLE = { culture: 40, values: 3 } as const;

type Scored<S extends ProbedSection> = Extract<
  CandidateScores['sections'][S],
  { status: 'scored' }
>['components'];

const domainOf = (trait: Trait): Domain =>
  DOMAINS.find(
    (domain) => domain === trait || FACETS_OF[domain].some((facet) => facet === trait),
  ) ?? 'openness';

const poles = Object.entries(POLES) as [Pole, (typeof POLES)[Pole]][];
const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const cultureGaps = ({ difference }: Scored<'culture'>): Gap[] =>
  CULTURE_TYPES.filter((type) => -difference[type] >= LEAST.culture).map((type) => ({
    section: 'culture',
    subject: `culture.${type}`,
    about: null,
    reason: { kind: 'weaker' },
    size: Math.min(1, -difference[type] / WHOLE.culture),
  }));

const valuesGaps = ({ difference }: Scored<'values'>): Gap[] =>
  poles.flatMap(([pole, values]) => {
    const known = values.flatMap((value) => difference[value] ?? []);
    const short = known.length === 0 ? 0 : -meanOf(known);
    if (short < LEAST.values) return [];
    return {
      section: 'values',
      subject: `values.${pole}`,
      about: null,
      reason: { kind: 'weaker' },
      size: Math.min(1, short / WHOLE.values),
    };
  });

/** A trait outside the desired range is asked about at the pole that is desired. */
const personalityGaps = ({ traits }: Scored<'personality'>, { measures }: CandidateScores): Gap[] =>
  traits.flatMap(({ trait, interval, t, credit, weight }) => {
    const measured = measures.personality?.traits[trait];
    if (!measured) return [];
    const { position, margin } = measured;
    const desired = positionRange(trait, interval, measures.personality?.compared?.reference);
    const side = t < interval.min ? 'below' : 'above';
    // Nobody can answer beyond the end of the scale.
    if ((side === 'below' ? desired.min - position : position - desired.max) <= 0) return [];
    return {
      section: 'personality',
      subject: `personality.${domainOf(trait)}.${side === 'below' ? 'high' : 'low'}`,
      about: null,
      reason: { kind: 'trait', trait, side, position, margin, desired },
      // A facet weighs half of a domain, as it does in the score.
      size: (1 - credit) * Math.min(1, weight),
    };
  });

/** Only what is desired in the first half and ranked clearly lower. */
const motivationsGaps = ({ desired, actual, shift }: Scored<'motivations'>): Gap[] =>
  shift.slice(0, MOTIVATIONS.length / 2).flatMap(({ motivation, places }, index) =>
    places < LEAST.places
      ? []
      : {
          section: 'motivations',
          subject: `motivations.${motivation}`,
          about: null,
          reason: {
            kind: 'rank',
            motivation,
            desired: desired.indexOf(motivation) + 1,
            actual: actual.indexOf(motivation) + 1,
          },
          size: (places / (MOTIVATIONS.length - 1)) * (1 - index / MOTIVATIONS.length),
        },
  );

const skillsGaps = ({ skills }: Scored<'skills'>): Gap[] =>
  skills
    .filter(({ levelCredit }) => levelCredit < 1)
    .map(({ name, required, given, levelCredit }) => ({
      section: 'skills',
      subject: 'skills',
      about: name,
      reason: { kind: 'skill', required: required.level, given: given?.level ?? null },
      size: 1 - levelCredit,
    }));

const languagesGaps = ({ languages }: Scored<'languages'>): Gap[] =>
  languages
    .filter(({ credit }) => credit < 1)
    .map(({ language, required, given, credit }) => ({
      section: 'languages',
      subject: 'languages',
      about: language,
      reason: { kind: 'language', required, given },
      size: 1 - credit,
    }));

const sectionGaps = (scores: CandidateScores): Gap[] => {
  const { culture, values, personality, motivations, skills, languages } = scores.sections;
  return [
    ...(culture.status === 'scored' ? cultureGaps(culture.components) : []),
    ...(values.status === 'scored' ? valuesGaps(values.components) : []),
    ...(personality.status === 'scored' ? personalityGaps(personality.components, scores) : []),
    ...(motivations.status === 'scored' ? motivationsGaps(motivations.components) : []),
    ...(skills.status === 'scored' ? skillsGaps(skills.components) : []),
    ...(languages.status === 'scored' ? languagesGaps(languages.components) : []),
  ];
};

const largest = <K extends string>(of: readonly (readonly [K, number])[]): K | undefined =>
  of.toSorted(([, one], [, other]) => other - one)[0]?.[0];

/** What a section wants most, for a question where no single difference stands out. */
const mostWanted = (
  { culture, values, personality, motivations, skills, languages }: CampaignTarget,
  section: ProbedSection,
): Pick<Gap, 'subject' | 'about'> | null => {
  switch (section) {
    case 'culture': {
      const target = culture?.target;
      const type = target && largest(CULTURE_TYPES.map((one) => [one, target[one]]));
      return type ? { subject: `culture.${type}`, about: null } : null;
    }
    case 'values': {
      const target = values?.target;
      const pole =
        target && largest(poles.map(([one, of]) => [one, meanOf(of.map((v) => target[v]))]));
      return pole ? { subject: `values.${pole}`, about: null } : null;
    }
    case 'personality': {
      const [first] = Object.entries(personality?.target ?? {});
      if (!first?.[1]) return null;
      const [trait, { min, max }] = first;
      const pole = min + max >= 100 ? 'high' : 'low';
      return { subject: `personality.${domainOf(trait as Trait)}.${pole}`, about: null };
    }
    case 'motivations': {
      const first = motivations?.target?.[0];
      return first ? { subject: `motivations.${first}`, about: null } : null;
    }
    case 'skills': {
      const first = skills?.target?.[0];
      return first ? { subject: 'skills', about: first.name } : null;
    }
    case 'languages': {
      const first = languages?.target?.[0];
      return first ? { subject: 'languages', about: first.language } : null;
    }
  }
};

/** How unsure a section is: too little answered, or a score that could as well have another verdict. */
const doubtAbout = (
  { sections, precision }: CandidateScores,
  section: ProbedSection,
): Pick<Gap, 'reason' | 'size'> | null => {
  const { status, score } = sections[section];
  if (status === 'unanswered' || status === 'left_out')
    return { reason: { kind: 'unanswered', section }, size: 1 };
  const sure = precision?.sections[section];
  if (score === null || !sure) return null;
  const share = Math.max(...Object.values(sure.shares));
  if (100 * share >= SCORE_RULES.likelyPercent) return null;
  return {
    reason: {
      kind: 'uncertain',
      section,
      score: displayedScore(score),
      low: displayedScore(sure.low),
      high: displayedScore(sure.high),
    },
    size: 1 - share,
  };
};

/** Every gap, and every uncertain section without one. */
export const candidateGaps = (target: CampaignTarget, scores: CandidateScores): readonly Gap[] => {
  const gaps = sectionGaps(scores);
  const doubts = PROBED_SECTIONS.flatMap((section) => {
    if (gaps.some((gap) => gap.section === section)) return [];
    const doubt = doubtAbout(scores, section);
    const wanted = doubt && mostWanted(target, section);
    return wanted ? [{ section, ...wanted, ...doubt }] : [];
  });
  return [...gaps, ...doubts];
};
