import type { ReportBlock } from '@cadran/contract';
import {
  type Domain,
  DOMAINS,
  FACETS_OF,
  type GlossaryTerm,
  type Trait,
} from '@cadran/contract/codes';
import type { TraitVariant } from '@cadran/charts/models';
import { type PersonalityMeasure, positionRange, type TraitIntervals } from '@cadran/scoring';
import { DOMAIN_COLORS } from '@cadran/theme';
import { picture } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { positionText } from './personality-blocks.ts';

const traitPicture = (
  draft: Draft,
  measure: PersonalityMeasure,
  intervals: TraitIntervals,
  variant: TraitVariant,
  title: string,
  rows: readonly { readonly trait: Trait; readonly color: string }[],
  terms: readonly GlossaryTerm[] = [],
): ReportBlock => {
  const { words, names, write } = draft;
  const { personality, arithmetic, facts } = words;
  const placed = rows.map(({ trait }) =>
    arithmetic.pair(names.traits[trait], positionText(draft, measure.traits[trait])),
  );
  return picture({
    kind: 'traits',
    variant,
    title,
    terms,
    description: personality.domainsDescription(write.series(placed)),
    rows: rows.map(({ trait, color }) => {
      const interval = intervals[trait];
      const range = interval && positionRange(trait, interval, measure.compared?.reference);
      const at = measure.traits[trait];
      return {
        label: names.traits[trait],
        position: at?.position ?? null,
        margin: at?.margin ?? null,
        interval: range ? [range.min, range.max] : null,
        color,
      };
    }),
    texts: {
      scale: personality.scale,
      score: personality.score,
      desired: personality.desired,
      notRequired: facts.notRequired,
      trait: personality.trait,
    },
  });
};

const isEmpty = (intervals: TraitIntervals): boolean => Object.keys(intervals).length === 0;

/** Positions first appear here, so their glossary terms do too. */
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
    ['position', 'margin', ...(isEmpty(intervals) ? [] : (['interval', 'norms'] as const))],
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
