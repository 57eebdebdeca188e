import type { ReportSection } from '@cadran/contract';
import { AUDIT_LIMITS } from '@cadran/contract/codes';
import { RECOMMENDATION_TEXTS } from '@cadran/instruments';
import { type FiredRecommendation, localDifferenceInterval } from '@cadran/scoring';
import { list, paragraph, table, titled } from '../../drafting/blocks.ts';
import { valueName } from '../group-names.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { bracketed, gapText } from '../reading.ts';

const textOf = (fired: FiredRecommendation) => {
  switch (fired.rule) {
    case 'develop':
    case 'reduce':
      return RECOMMENDATION_TEXTS[fired.rule][fired.culture];
    case 'align_dimension':
      return RECOMMENDATION_TEXTS.align_dimension[fired.dimension];
    default:
      return RECOMMENDATION_TEXTS[fired.rule];
  }
};

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

export const recommendationsSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, language, write } = draft;
  const { recommendations: named } = texts;
  const fired = data.group.report.recommendations;
  if (fired.length === 0)
    return profilingSection(draft, 'recommendations', [
      paragraph(
        data.group.report.respondents < AUDIT_LIMITS.advice
          ? named.tooFew(write.number(AUDIT_LIMITS.advice))
          : named.unclear,
      ),
    ]);
  return profilingSection(draft, 'recommendations', [
    paragraph(named.intro),
    ...list(
      fired.map((one) => {
        const { title, reason } = textOf(one);
        return named.reason(title[language], reason[language], figureOf(draft, one));
      }),
    ),
    table(
      [named.recommendation, named.more, named.less],
      fired.map((one) => {
        const { title, more, less } = textOf(one);
        return [title[language], more[language], less[language]];
      }),
    ),
    ...fired.flatMap((one) => {
      const { title, firstSteps } = textOf(one);
      return titled(
        named.firstStepsOf(title[language]),
        list(firstSteps.map((step) => step[language])),
      );
    }),
  ]);
};
