import type { ReportBlock, ReportSection } from '@cadran/contract';
import { type Domain, DOMAINS } from '@cadran/contract/codes';
import { PERSONAL_TRAIT_TEXTS } from '@cadran/instruments';
import { COMPOSITES, type PersonalityMeasure, type ReportComposites } from '@cadran/scoring';
import { list, paragraph, small, subtitle, titled } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import {
  combinationsOf,
  markedDomains,
  markedFacets,
  sideOf,
  sideOfComposite,
} from '../portrait/personality-reading.ts';
import { combinationBlocks, positionText } from '../portrait/personality-blocks.ts';
import { domainsPicture, facetsPicture } from '../portrait/personality-pictures.ts';
import { personalSection } from './personal-section.ts';

const domainBlocks = (
  draft: Draft,
  measure: PersonalityMeasure,
  domain: Domain,
): readonly ReportBlock[] => {
  const { words, names, language } = draft;
  const texts = words.personal.personality;
  const name = names.traits[domain];
  const side = sideOf(measure, domain);
  const facets = markedFacets(measure, domain).map(({ trait, side: own }) =>
    texts.facet(names.traits[trait], PERSONAL_TRAIT_TEXTS[trait][own][language]),
  );
  return [
    ...(side === null
      ? [subtitle(name)]
      : [
          subtitle(
            texts.domain(
              name,
              positionText(draft, measure.traits[domain]),
              words.personality.sides[side],
            ),
          ),
          paragraph(
            side === 'middle' ? texts.middle : PERSONAL_TRAIT_TEXTS[domain][side][language],
          ),
        ]),
    facetsPicture(draft, measure, domain),
    ...(facets.length > 0 ? list(facets) : [paragraph(texts.facetsMiddle)]),
  ];
};

export const personalitySection = (
  draft: Draft,
  measure: PersonalityMeasure,
  composites: ReportComposites,
): ReportSection => {
  const { words, names, write } = draft;
  const texts = words.personal.personality;
  const readings = COMPOSITES.flatMap((composite) => {
    const side = sideOfComposite(measure, composites, composite);
    return side === null ? [] : [texts.composites[composite][side]];
  });
  const missing = measure.missing.map((trait) => names.traits[trait]);
  return personalSection(draft, 'personality', [
    paragraph(texts.intro),
    ...(missing.length > 0 ? [paragraph(texts.missing(write.list(missing)))] : []),
    domainsPicture(draft, measure),
    small(texts.error),
    ...(markedDomains(measure).length === 0 ? [paragraph(texts.noneStandsOut)] : []),
    ...DOMAINS.flatMap((domain) => domainBlocks(draft, measure, domain)),
    ...(combinationsOf(measure, words.combinations).length > 0
      ? combinationBlocks(draft, measure)
      : []),
    ...titled(words.personality.compositesTitle, list(readings)),
  ]);
};
