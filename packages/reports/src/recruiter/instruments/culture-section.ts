import type { ReportBlock, ReportSection } from '@cadran/contract';
import {
  CULTURE_DIMENSIONS,
  CULTURE_TYPES,
  type CultureType,
  GAP_LIMITS,
} from '@cadran/contract/codes';
import { CULTURE_DIMENSION_TEXTS, CULTURE_TYPE_TEXTS } from '@cadran/instruments';
import {
  type CultureMeasure,
  culturePrecision,
  type CultureScores,
  cultureStrength,
} from '@cadran/scoring';
import { cultureSteps } from '../../arithmetic/culture-steps.ts';
import { callout, list, paragraph, small, table, titled } from '../../drafting/blocks.ts';
import type { Draft } from '../../drafting/draft.ts';
import { placeText } from '../../drafting/quadrant.ts';
import { culturePictures, targetPoint } from '../../portrait/culture-pictures.ts';
import { dominantTypes, leastType } from '../../portrait/culture-reading.ts';
import { sectionScore } from '../../section-score.ts';
import { section } from '../section.ts';

const preference = (draft: Draft, scores: CultureScores): readonly ReportBlock[] => {
  const { words, names, language, write } = draft;
  const texts = words.culture;
  const dominant = dominantTypes(scores);
  const [first, ...others] = dominant;
  if (first === undefined || dominant.length === CULTURE_TYPES.length) {
    return [paragraph(texts.balanced)];
  }
  const described = dominant.map((type) => {
    const { name, people, description } = CULTURE_TYPE_TEXTS[type];
    return texts.described(name[language], people[language], description[language]);
  });
  const least = leastType(scores);
  const opening =
    others.length === 0
      ? texts.dominant[cultureStrength(scores).level](names.types[first])
      : texts.tied(write.list(dominant.map((type) => names.types[type])));
  const { strengths, risks } = CULTURE_TYPE_TEXTS[first];
  return [
    paragraph(opening),
    ...described.map(paragraph),
    ...(least === null ? [] : [paragraph(texts.least(names.types[least]))]),
    ...(others.length === 0
      ? [
          ...titled(texts.strengthsTitle, list(strengths.map((text) => text[language]))),
          ...titled(texts.risksTitle, list(risks.map((text) => text[language]))),
        ]
      : []),
  ];
};

const dimensions = (draft: Draft, measure: CultureMeasure): readonly ReportBlock[] => {
  const { words, names, language, write } = draft;
  const rows = CULTURE_DIMENSIONS.flatMap((dimension) => {
    const placed = measure.dimensions[dimension];
    if (!placed) return [];
    const name = CULTURE_DIMENSION_TEXTS[dimension].name[language];
    return [[name, ...CULTURE_TYPES.map((type) => write.decimal(placed.scores[type], 0))]];
  });
  return titled(words.culture.dimensionsTitle, [
    table(
      [words.culture.dimension, ...CULTURE_TYPES.map((type) => names.types[type])],
      rows,
      [1, 2, 3, 4],
    ),
    small(words.culture.dimensionsNote),
  ]);
};

const againstTarget = (
  draft: Draft,
  measure: CultureMeasure,
  target: CultureScores,
): readonly ReportBlock[] => {
  const { words, names, write } = draft;
  const texts = words.culture;
  /** Rounded as displayed, so that texts never contradict the number. */
  const difference = (type: CultureType): number => Math.round(measure.scores[type] - target[type]);
  const probable = culturePrecision(measure).scores;
  const differing = CULTURE_TYPES.filter(
    (type) => Math.abs(difference(type)) >= GAP_LIMITS.attention,
  );
  const named = (types: readonly CultureType[]): string =>
    write.list(
      types.map((type) => texts.gapItem(names.types[type], write.signed(difference(type), 0))),
    );
  const more = differing.filter((type) => probable[type][0] > target[type]);
  const less = differing.filter((type) => probable[type][1] < target[type]);
  const items = [
    ...(more.length > 0 ? [texts.gapMore(named(more))] : []),
    ...(less.length > 0 ? [texts.gapLess(named(less))] : []),
  ];
  return titled(
    texts.gapTitle,
    items.length > 0
      ? [...list(items), small(texts.gapNote)]
      : [paragraph(differing.length > 0 ? texts.gapUnsure : texts.gapClose)],
  );
};

export const cultureSection = (draft: Draft): ReportSection => {
  const { data, words } = draft;
  const texts = words.culture;
  const outcome = data.scores?.sections.culture;
  const measure = data.scores?.measures.culture ?? null;
  const score =
    outcome &&
    sectionScore(draft, 'culture', outcome, (components, own) =>
      cultureSteps(draft, components, own),
    );
  if (measure === null) {
    return section(
      draft,
      'culture',
      [callout('neutral', words.frame.unanswered, texts.unanswered)],
      score,
    );
  }
  const target =
    outcome?.status === 'scored'
      ? outcome.components.target
      : (data.campaign.profile.culture?.target ?? null);
  return section(
    draft,
    'culture',
    [
      paragraph(texts.intro),
      ...culturePictures(draft, {
        measure,
        target,
        person: words.frame.person,
        quadrantDescription: (place) =>
          target
            ? texts.quadrantDescriptionBoth(place, placeText(draft, targetPoint(target)))
            : texts.quadrantDescription(place),
        barsDescription: texts.barsDescription,
      }),
      ...titled(texts.dominantTitle, preference(draft, measure.scores)),
      ...(target ? againstTarget(draft, measure, target) : []),
      ...dimensions(draft, measure),
    ],
    score,
  );
};
