import { type Domain, DOMAINS } from '@cadran/contract/codes';
import { PERSONAL_TRAIT_TEXTS } from '@cadran/instruments';
import { COMPOSITES, type PersonalityMeasure, type ReportComposites } from '@cadran/scoring';
import { list, paragraph, small, subtitle, titled } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { combinationsOf, bandOfComposite, markedFacets } from '../portrait/personality-reading.ts';
import { combinationBlocks } from '../portrait/combination-blocks.ts';
import { normsNote } from '../portrait/norms-note.ts';
import { domainsPicture, facetsPicture } from '../portrait/personality-pictures.ts';
import type { ReportBlock, ReportSection } from '../report.ts';
import { personalSection } from './personal-section.ts';

const domainBlocks = (
  draft: Draft,
  measure: PersonalityMeasure,
  domain: Domain,
): readonly ReportBlock[] => {
  const { words, names, language, write } = draft;
  const texts = words.personal.personality;
  const { shownT, band } = measure.traits[domain];
  const facets = markedFacets(measure, domain).map((facet) =>
    texts.facet(
      names.traits[facet],
      PERSONAL_TRAIT_TEXTS[facet][measure.traits[facet].band][language],
    ),
  );
  return [
    subtitle(
      texts.domain(names.traits[domain], write.decimal(shownT), words.personality.bandWords[band]),
    ),
    paragraph(PERSONAL_TRAIT_TEXTS[domain][band][language]),
    facetsPicture(draft, measure, domain),
    ...(facets.length > 0 ? list(facets) : [paragraph(texts.facetsAverage)]),
  ];
};

export const personalitySection = (
  draft: Draft,
  measure: PersonalityMeasure,
  composites: ReportComposites,
): ReportSection => {
  const { words } = draft;
  const texts = words.personal.personality;
  const readings = COMPOSITES.map(
    (composite) => texts.composites[composite][bandOfComposite(composites[composite])],
  );
  return personalSection(draft, 'personality', [
    paragraph(texts.intro),
    domainsPicture(draft, measure),
    small(words.personality.error),
    ...DOMAINS.flatMap((domain) => domainBlocks(draft, measure, domain)),
    ...(combinationsOf(measure, words.combinations).length > 0
      ? combinationBlocks(draft, measure)
      : []),
    ...titled(words.personality.compositesTitle, list(readings)),
    normsNote(draft, measure),
  ]);
};
