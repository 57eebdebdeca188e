import { type Domain, DOMAINS, FACETS_OF, type Trait } from '@cadran/contract/codes';
import type { TraitVariant } from '@cadran/charts/models';
import type { GlossaryTerm } from '@cadran/i18n/glossary';
import type { PersonalityMeasure, TraitIntervals } from '@cadran/scoring';
import { DOMAIN_COLORS } from '@cadran/theme';
import { picture } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import type { ReportBlock } from '../report.ts';

const traitPicture = (
  { words, names, write }: Draft,
  measure: PersonalityMeasure,
  intervals: TraitIntervals,
  variant: TraitVariant,
  title: string,
  rows: readonly { readonly trait: Trait; readonly color: string }[],
  terms: readonly GlossaryTerm[] = [],
): ReportBlock => {
  const { personality, arithmetic, facts } = words;
  const scored = rows.map(({ trait }) =>
    arithmetic.pair(names.traits[trait], write.decimal(measure.traits[trait].shownT)),
  );
  return picture({
    kind: 'traits',
    variant,
    title,
    terms,
    description: personality.domainsDescription(write.series(scored)),
    rows: rows.map(({ trait, color }) => {
      const interval = intervals[trait];
      return {
        label: names.traits[trait],
        t: measure.traits[trait].shownT,
        error: measure.traits[trait].error,
        interval: interval ? [interval.min, interval.max] : null,
        color,
      };
    }),
    texts: {
      bands: personality.bands,
      score: personality.score,
      desired: personality.desired,
      notRequired: facts.notRequired,
      trait: personality.trait,
    },
  });
};

const isEmpty = (intervals: TraitIntervals): boolean => Object.keys(intervals).length === 0;

/** Here the reader meets T scores first: the words come with it. */
export const domainsPicture = (
  draft: Draft,
  measure: PersonalityMeasure,
  intervals: TraitIntervals = {},
): ReportBlock =>
  traitPicture(
    draft,
    measure,
    intervals,
    'domains',
    draft.words.personality.domains,
    DOMAINS.map((trait) => ({ trait, color: DOMAIN_COLORS[trait] })),
    ['tScore', 'band', 'margin', ...(isEmpty(intervals) ? [] : (['interval'] as const)), 'norms'],
  );

export const facetsPicture = (
  draft: Draft,
  measure: PersonalityMeasure,
  domain: Domain,
  intervals: TraitIntervals = {},
): ReportBlock =>
  traitPicture(
    draft,
    measure,
    intervals,
    'facets',
    draft.words.personality.facetsOf(draft.names.traits[domain]),
    FACETS_OF[domain].map((trait) => ({ trait, color: DOMAIN_COLORS[domain] })),
  );
