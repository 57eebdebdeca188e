import { type Domain, DOMAINS, type Trait } from '@cadran/contract/codes';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import type { PersonalityMeasure, TraitIntervals } from '@cadran/scoring';
import { personalitySteps } from '../arithmetic/personality-steps.ts';
import { callout, list, paragraph, small, subtitle, titled } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { combinationBlocks } from '../portrait/combination-blocks.ts';
import { normsNote } from '../portrait/norms-note.ts';
import { domainsPicture, facetsPicture } from '../portrait/personality-pictures.ts';
import { markedFacets } from '../portrait/personality-reading.ts';
import type { ReportBlock, ReportSection } from '../report.ts';
import { sectionScore } from '../section-score.ts';
import { compositeBlocks } from './composite-blocks.ts';
import { section } from './section.ts';

const domainBlocks = (
  draft: Draft,
  measure: PersonalityMeasure,
  intervals: TraitIntervals,
  domain: Domain,
): readonly ReportBlock[] => {
  const { words, names, language, write } = draft;
  const texts = words.personality;
  const { shownT, band, percentile } = measure.traits[domain];
  const { description, [band]: inBand } = TRAIT_DESCRIPTIONS[domain];
  const facets = markedFacets(measure, domain).map((facet) => {
    const own = measure.traits[facet];
    return texts.facet(
      names.traits[facet],
      write.decimal(own.shownT),
      texts.bandWords[own.band],
      TRAIT_DESCRIPTIONS[facet][own.band][language],
    );
  });
  return [
    subtitle(names.traits[domain]),
    small(description[language]),
    paragraph(
      texts.domainScore(
        names.traits[domain],
        write.decimal(shownT),
        texts.bandWords[band],
        write.number(percentile),
      ),
    ),
    paragraph(inBand[language]),
    facetsPicture(draft, measure, domain, intervals),
    ...(facets.length > 0 ? list(facets) : [paragraph(texts.facetsAverage)]),
  ];
};

/** The wishes that were scored; before that, the campaign's. */
const intervalsOf = ({ data }: Draft): TraitIntervals => {
  const outcome = data.scores?.sections.personality;
  if (outcome?.status !== 'scored') return data.campaign.profile.personality?.target ?? {};
  return Object.fromEntries(
    outcome.components.traits.map(({ trait, interval }) => [trait, interval]),
  );
};

const againstTarget = (
  draft: Draft,
  measure: PersonalityMeasure,
  intervals: TraitIntervals,
): readonly ReportBlock[] => {
  const { words, names, write } = draft;
  const texts = words.personality;
  const required = Object.entries(intervals) as [Trait, { min: number; max: number }][];
  if (required.length === 0) return [];
  const outside = required.filter(([trait, { min, max }]) => {
    const { shownT } = measure.traits[trait];
    return shownT < min || shownT > max;
  });
  const items = outside.map(([trait, { min, max }]) =>
    texts.outsideItem(
      names.traits[trait],
      write.decimal(measure.traits[trait].shownT),
      words.arithmetic.between(write.number(min), write.number(max)),
    ),
  );
  return titled(texts.outsideTitle, [
    paragraph(items.length > 0 ? texts.outside(write.series(items)) : texts.inside),
  ]);
};

export const personalitySection = (draft: Draft): ReportSection => {
  const { data, words } = draft;
  const texts = words.personality;
  const outcome = data.scores?.sections.personality;
  const score =
    outcome &&
    sectionScore(draft, 'personality', outcome, (components, own) =>
      personalitySteps(draft, components, own),
    );
  const { personality: measure = null, composites = null } = data.scores?.measures ?? {};
  if (measure === null || composites === null) {
    const unanswered = callout('neutral', words.frame.unanswered, texts.unanswered);
    return section(draft, 'personality', [unanswered], score);
  }
  const intervals = intervalsOf(draft);
  return section(
    draft,
    'personality',
    [
      paragraph(texts.intro),
      domainsPicture(draft, measure, intervals),
      small(texts.error),
      normsNote(draft, measure),
      ...againstTarget(draft, measure, intervals),
      ...combinationBlocks(draft, measure),
      ...compositeBlocks(draft, measure, composites),
      ...DOMAINS.flatMap((domain) => domainBlocks(draft, measure, intervals, domain)),
    ],
    score,
  );
};
