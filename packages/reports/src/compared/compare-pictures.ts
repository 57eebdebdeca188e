import {
  type Comparison,
  DOMAINS,
  type Language,
  MOTIVATIONS,
  type ChartModel,
} from '@cadran/contract';
import { formatList, type MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import { namesOf } from '../drafting/names.ts';
import type { ComparedCandidate } from './compared-candidates.ts';

type Words = MessagesOf<typeof backoffice.candidates>['comparing'];

interface ComparisonInput {
  readonly candidates: readonly ComparedCandidate[];
  readonly target: Comparison['target'];
  readonly words: Words;
  readonly language: Language;
}

const withoutNulls = <T>(items: readonly (T | null)[]): T[] =>
  items.filter((item): item is T => item !== null);

/** Each candidate's point, with the target below. */
export const culturePicture = ({
  candidates,
  target,
  words,
  language,
}: ComparisonInput): ChartModel | null => {
  const points = withoutNulls(
    candidates.map(({ candidate, name, color, shape }) => {
      const point = candidate.measures?.culture?.point;
      return point ? { ...point, label: name, kind: 'actual' as const, color, shape } : null;
    }),
  );
  if (points.length === 0) return null;
  const desired = target.culture?.point;
  return {
    kind: 'quadrant',
    title: words.culture,
    description: words.cultureDescription(
      formatList(
        points.map(({ label }) => label),
        language,
      ),
    ),
    model: {
      points: [
        ...points,
        ...(desired ? [{ ...desired, label: words.target, kind: 'target' as const }] : []),
      ],
    },
    texts: {
      types: namesOf(language).types,
      axes: words.axes,
      culture: words.traits.candidate,
    },
  };
};

export const valuesPicture = ({
  candidates,
  target,
  words,
  language,
}: ComparisonInput): ChartModel | null => {
  const series = withoutNulls(
    candidates.map(({ candidate, name, color, shape }) => {
      const values = candidate.measures?.values;
      return values ? { label: name, kind: 'actual' as const, values, color, shape } : null;
    }),
  );
  if (series.length === 0) return null;
  return {
    kind: 'value_circle',
    title: words.values,
    terms: ['centring'],
    description: words.valuesDescription(
      formatList(
        series.map(({ label }) => label),
        language,
      ),
    ),
    model: {
      scale: 'centred',
      series: [
        ...series,
        ...(target.values
          ? [{ label: words.target, kind: 'target' as const, values: target.values }]
          : []),
      ],
    },
    texts: {
      values: namesOf(language).values,
      poles: namesOf(language).poles,
      value: words.value,
    },
  };
};

const traitTexts = ({ traits }: Words) => ({
  scale: traits.scale,
  score: traits.score,
  desired: traits.desired,
  notRequired: traits.notRequired,
  trait: traits.candidate,
});

/** One picture per domain with one row per candidate; all rows share the target range. */
export const personalityPictures = ({
  candidates,
  target,
  words,
  language,
}: ComparisonInput): ChartModel[] => {
  const measured = candidates.filter(({ candidate }) => candidate.measures?.personality);
  if (measured.length === 0) return [];
  return DOMAINS.map((domain) => {
    const desired = target.personality?.[domain];
    const trait = namesOf(language).traits[domain];
    return {
      kind: 'traits',
      variant: 'domains',
      title: trait,
      description: words.personalityDescription(
        trait,
        formatList(
          measured.map(({ name }) => name),
          language,
        ),
      ),
      rows: measured.map(({ candidate, name, color }) => ({
        label: name,
        position: candidate.measures?.personality?.[domain]?.position ?? null,
        margin: candidate.measures?.personality?.[domain]?.margin ?? null,
        interval: desired ? ([desired.min, desired.max] as const) : null,
        color,
      })),
      texts: traitTexts(words),
    };
  });
};

/** The target order if there is one, otherwise by mean rank. */
export const motivationOrder = (
  candidates: readonly ComparedCandidate[],
  target: Comparison['target'],
) => {
  if (target.motivations) return target.motivations;
  const rankings = withoutNulls(
    candidates.map(({ candidate }) => candidate.measures?.motivations ?? null),
  );
  const sum = (code: (typeof MOTIVATIONS)[number]): number =>
    rankings.reduce((total, ranking) => total + ranking.indexOf(code), 0);
  return MOTIVATIONS.toSorted((a, b) => sum(a) - sum(b));
};
