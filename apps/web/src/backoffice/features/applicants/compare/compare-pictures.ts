import {
  type Comparison,
  CULTURE_TYPES,
  DOMAINS,
  type Language,
  MOTIVATIONS,
  VALUES,
} from '@cadran/contract';
import { formatList, type MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import {
  CULTURE_TYPE_TEXTS,
  TRAIT_DESCRIPTIONS,
  VALUE_POLE_TEXTS,
  VALUE_POLES,
  VALUE_TEXTS,
} from '@cadran/instruments';
import type { Picture } from '@cadran/reports';
import { SCORE_RULES } from '@cadran/scoring/score-rules';
import { namesIn } from '../../../../language/names-in.ts';
import type { ComparedPerson } from './compared-people.ts';

type Words = MessagesOf<typeof backoffice.applicants>['comparing'];

interface Given {
  readonly people: readonly ComparedPerson[];
  readonly target: Comparison['target'];
  readonly words: Words;
  readonly language: Language;
}

const present = <T>(items: readonly (T | null)[]): T[] =>
  items.filter((item): item is T => item !== null);

/** Everybody's point, and the desired one beneath them. */
export const culturePicture = ({ people, target, words, language }: Given): Picture | null => {
  const points = present(
    people.map(({ candidate, name, color, shape }) => {
      const point = candidate.measures?.culture?.point;
      return point ? { ...point, label: name, kind: 'actual' as const, color, shape } : null;
    }),
  );
  if (points.length === 0) return null;
  const wish = target.culture?.point;
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
        ...(wish ? [{ ...wish, label: words.target, kind: 'target' as const }] : []),
      ],
    },
    texts: {
      types: namesIn(CULTURE_TYPES, CULTURE_TYPE_TEXTS, language),
      axes: words.axes,
      culture: words.traits.candidate,
    },
  };
};

export const valuesPicture = ({ people, target, words, language }: Given): Picture | null => {
  const series = present(
    people.map(({ candidate, name, color, shape }) => {
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
      values: namesIn(VALUES, VALUE_TEXTS, language),
      poles: namesIn(VALUE_POLES, VALUE_POLE_TEXTS, language),
      value: words.value,
    },
  };
};

const traitTexts = ({ traits }: Words) => ({
  bands: traits.bands,
  score: traits.score,
  desired: traits.desired,
  notRequired: traits.notRequired,
  trait: traits.candidate,
});

/** A picture a domain, a row a person: the same interval behind all of them. */
export const personalityPictures = ({ people, target, words, language }: Given): Picture[] => {
  const measured = people.filter(({ candidate }) => candidate.measures?.personality);
  if (measured.length === 0) return [];
  return DOMAINS.map((domain) => {
    const wish = target.personality?.[domain];
    const trait = TRAIT_DESCRIPTIONS[domain].name[language];
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
        t: candidate.measures?.personality?.[domain] ?? null,
        error: SCORE_RULES.domainError,
        interval: wish ? ([wish.min, wish.max] as const) : null,
        color,
      })),
      texts: traitTexts(words),
    };
  });
};

/** The desired order where there is one; otherwise by the mean rank, the most important first. */
export const motivationOrder = (
  people: readonly ComparedPerson[],
  target: Comparison['target'],
) => {
  if (target.motivations) return target.motivations;
  const rankings = present(people.map(({ candidate }) => candidate.measures?.motivations ?? null));
  const sum = (code: (typeof MOTIVATIONS)[number]): number =>
    rankings.reduce((total, ranking) => total + ranking.indexOf(code), 0);
  return MOTIVATIONS.toSorted((a, b) => sum(a) - sum(b));
};
