import type { ReportSection } from '@cadran/contract';
import { AUDIT_LIMITS } from '@cadran/contract/codes';
import { recommendationText } from '@cadran/instruments';
import {
  type FiredRecommendation,
  localDifferenceInterval,
  recommendationCode,
} from '@cadran/scoring';
import { list, paragraph, table, titled } from '../../drafting/blocks.ts';
import { valueName } from '../group-names.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { bracketed, gapText } from '../reading.ts';

const textOf = (fired: FiredRecommendation) => recommendationText(recommendationCode(fired));

/** The figure that made a rule fire. */
const figureOf = (draft: ProfilingDraft, fired: FiredRecommendation): string => {
  const { data, texts, names, write } = draft;
  const { figures } = texts.recommendations;
  const { gaps, perceived, valuesSets } = data.group.report;
  const { intervals } = perceived;
  const decimal = (value: number): string => write.decimal(value);
  switch (fired.rule) {
    case 'shared_understanding':
      return figures.shared_understanding(bracketed(decimal, fired.radius, intervals?.radius));
    case 'develop':
    case 'reduce':
      return figures.gap(
        names.types[fired.culture],
        bracketed((gap) => gapText(draft, gap), fired.gap, gaps[fired.culture].interval),
      );
    case 'align_dimension':
      return figures.align_dimension(bracketed(decimal, fired.congruence, intervals?.congruence));
    case 'style_mismatch':
      return figures.style_mismatch(bracketed(decimal, fired.distance, intervals?.stylesApart));
    case 'values_not_lived': {
      const set = data.valuesSets.find(({ id }) => id === fired.valuesSet);
      const sure = valuesSets.find(({ id }) => id === fired.valuesSet)?.perceived?.interval;
      const score = bracketed((value) => write.score(value), fired.score, sure);
      return figures.values_not_lived(set?.name ?? '', score);
    }
    case 'local_plan': {
      const [high, low] = fired.groups;
      return figures.local_plan(
        valueName(draft, high.attribute, high.value),
        valueName(draft, low.attribute, low.value),
        names.types[fired.culture],
        bracketed(decimal, fired.difference, localDifferenceInterval(fired)),
      );
    }
    case 'maintain':
      return figures.maintain;
  }
};

/** What is recommended and why, in words; `none` says why there is nothing. */
export const recommendationTexts = (draft: ProfilingDraft) => {
  const { data, texts, language, write } = draft;
  const { recommendations: named } = texts;
  const { recommendations: fired, respondents } = data.group.report;
  return {
    given: fired.map((one) => {
      const { title, reason, more, less, firstSteps } = textOf(one);
      return {
        title: title[language],
        reason: named.reason(title[language], reason[language], figureOf(draft, one)),
        more: more[language],
        less: less[language],
        firstSteps: firstSteps.map((step) => step[language]),
      };
    }),
    none:
      respondents < AUDIT_LIMITS.advice
        ? named.tooFew(write.number(AUDIT_LIMITS.advice))
        : named.unclear,
  };
};

export const recommendationsSection = (draft: ProfilingDraft): ReportSection => {
  const { recommendations: named } = draft.texts;
  const { given, none } = recommendationTexts(draft);
  if (given.length === 0) return profilingSection(draft, 'recommendations', [paragraph(none)]);
  return profilingSection(draft, 'recommendations', [
    paragraph(named.intro),
    ...list(given.map(({ reason }) => reason)),
    table(
      [named.recommendation, named.more, named.less],
      given.map(({ title, more, less }) => [title, more, less]),
    ),
    ...given.flatMap(({ title, firstSteps }) =>
      titled(named.firstStepsOf(title), list(firstSteps)),
    ),
  ]);
};
