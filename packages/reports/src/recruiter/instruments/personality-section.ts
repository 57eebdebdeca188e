import type { ReportBlock, ReportSection } from '@cadran/contract';
import { type Domain, DOMAINS } from '@cadran/contract/codes';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import type { PersonalityFitComponents, PersonalityMeasure, TraitIntervals } from '@cadran/scoring';
import { personalitySteps } from '../../arithmetic/personality-steps.ts';
import { callout, list, paragraph, small, subtitle, titled } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { combinationBlocks, positionText } from '../../portrait/personality-blocks.ts';
import { domainsPicture, facetsPicture } from '../../portrait/personality-pictures.ts';
import { markedDomains, markedFacets, sideOf } from '../../portrait/personality-reading.ts';
import { sectionScore } from '../../section-score.ts';
import { comparedBlocks, normsText } from './compared-blocks.ts';
import { compositeBlocks } from './composite-blocks.ts';
import { section } from '../section.ts';
import { leftOutBlocks } from './left-out-blocks.ts';

const domainBlocks = (
  draft: Draft,
  measure: PersonalityMeasure,
  intervals: TraitIntervals,
  domain: Domain,
): readonly ReportBlock[] => {
  const { words, names, language } = draft;
  const texts = words.personality;
  const name = names.traits[domain];
  const { description, ...bySide } = TRAIT_DESCRIPTIONS[domain];
  const side = sideOf(measure, domain);
  const facets = markedFacets(measure, domain).map(({ trait, side: own }) =>
    texts.facet(
      names.traits[trait],
      positionText(draft, measure.traits[trait]),
      texts.sides[own],
      TRAIT_DESCRIPTIONS[trait][own][language],
    ),
  );
  const position =
    side === null
      ? [paragraph(texts.domainMissing(name))]
      : [
          paragraph(
            texts.domainScore(name, positionText(draft, measure.traits[domain]), texts.sides[side]),
          ),
          paragraph(side === 'middle' ? texts.middle : bySide[side][language]),
        ];
  return [
    subtitle(name),
    small(description[language]),
    ...position,
    facetsPicture(draft, measure, domain, intervals),
    ...(facets.length > 0 ? list(facets) : [paragraph(texts.facetsMiddle)]),
  ];
};

/** The scored target; before scoring, the campaign's. */
const intervalsOf = ({ data }: Draft): TraitIntervals => {
  const outcome = data.scores?.sections.personality;
  if (outcome?.status !== 'scored') return data.campaign.profile.personality?.target ?? {};
  return Object.fromEntries(
    outcome.components.traits.map(({ trait, interval }) => [trait, interval]),
  );
};

/** Where a match is explained, and only there: the working T, and by which norms. */
const againstTarget = (
  draft: Draft,
  measure: PersonalityMeasure,
  { traits, byFacets }: PersonalityFitComponents,
): readonly ReportBlock[] => {
  const { words, names, write } = draft;
  const texts = words.personality;
  const items = traits
    .filter(({ distance }) => distance > 0)
    .map(({ trait, t, interval }) =>
      texts.outsideItem(
        names.traits[trait],
        positionText(draft, measure.traits[trait]),
        write.decimal(t),
        words.arithmetic.between(write.number(interval.min), write.number(interval.max)),
      ),
    );
  return titled(texts.outsideTitle, [
    paragraph(items.length > 0 ? texts.outside(write.series(items)) : texts.inside),
    ...(byFacets.length > 0
      ? [paragraph(texts.byFacets(write.list(byFacets.map((domain) => names.traits[domain]))))]
      : []),
    small(normsText(draft, measure)),
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
      paragraph(measure.compared ? texts.introCompared : texts.intro),
      ...leftOutBlocks(draft, measure.missing, draft.names.traits, texts.missing),
      domainsPicture(draft, measure, intervals),
      small(texts.error),
      ...(markedDomains(measure).length === 0 ? [paragraph(texts.noneStandsOut)] : []),
      ...comparedBlocks(draft, measure),
      ...(outcome?.status === 'scored' ? againstTarget(draft, measure, outcome.components) : []),
      ...combinationBlocks(draft, measure),
      ...compositeBlocks(draft, measure, composites),
      ...DOMAINS.flatMap((domain) => domainBlocks(draft, measure, intervals, domain)),
    ],
    score,
  );
};
