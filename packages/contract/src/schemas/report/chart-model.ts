import { z } from 'zod';
import {
  CULTURE_TYPES,
  GLOSSARY_TERMS,
  MOTIVATIONS,
  type Pole,
  POLES,
  VALUES,
  VERDICTS,
} from '../../codes/index.ts';
import { readonlyList } from '../base/builders.ts';

const text = z.string();
const number = z.number();
const range: z.ZodType<readonly [from: number, to: number]> = z.tuple([number, number]);

const cultureType = z.enum(CULTURE_TYPES);
const motivation = z.enum(MOTIVATIONS);
const perCultureType = <T>(value: z.ZodType<T>) => z.record(cultureType, value);
const poles = Object.keys(POLES) as Pole[];

/** Perceived or actual is filled; desired or target is outlined. */
const seriesKind = z.enum(['actual', 'target']);
const shape = z.enum(['circle', 'triangle', 'square', 'diamond']);
const gapPriority = z.enum(['priority', 'attention', 'keep', 'unclear']);
/** A 95 % interval; left out where there is none. */
const interval = range.exactOptional();

/** What every chart has, and the headings of its first column in `texts`. */
const chart = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, content: Shape) =>
  z.object({
    kind: z.literal(kind),
    title: text,
    /** What the chart shows, for screen readers. */
    description: text,
    /** Glossary terms that the chart uses. */
    terms: readonlyList(z.enum(GLOSSARY_TERMS)).exactOptional(),
    ...content,
  });

/** A culture on the two axes of docs/method/scores.md#culture, each from -100 to 100. */
const quadrantPoint = z.object({
  /** External +, internal -. */
  x: number,
  /** Flexibility +, stability -. */
  y: number,
  label: text,
  kind: seriesKind,
  /** A values set's own colour. */
  color: text.exactOptional(),
  shape: shape.exactOptional(),
  /** The middle half of the answers on each axis. */
  quartiles: z.object({ x: range, y: range }).exactOptional(),
  /** Median distance of the answers to the point. */
  radius: number.exactOptional(),
  /** 95 % intervals of the point itself. */
  intervals: z.object({ x: range, y: range }).exactOptional(),
});

/** Quinn's kite: the four scores drawn on the diagonals. */
const quadrantKite = z.object({
  label: text,
  kind: seriesKind,
  scores: perCultureType(number),
  color: text.exactOptional(),
});

const quadrant = chart('quadrant', {
  model: z.object({
    /** The most important first: the first labels get the best places. */
    points: readonlyList(quadrantPoint),
    /** From one point to another, by their places in `points`. */
    arrows: readonlyList(z.object({ from: number, to: number })).exactOptional(),
    kites: readonlyList(quadrantKite).exactOptional(),
  }),
  texts: z.object({
    types: perCultureType(text),
    axes: z.object({ external: text, internal: text, flexibility: text, stability: text }),
    culture: text,
  }),
});

/** A filled and an outlined bar per culture type. */
const pairedBars = {
  rows: readonlyList(
    z.object({
      type: cultureType,
      actual: number.nullable(),
      target: number.nullable(),
      actualInterval: interval,
      targetInterval: interval,
    }),
  ),
  texts: z.object({ types: perCultureType(text), actual: text, target: text, type: text }),
};

const valueCircle = chart('value_circle', {
  model: z.object({
    series: readonlyList(
      z.object({
        label: text,
        kind: seriesKind,
        /** Missing is `null`, never 0. */
        values: z.record(z.enum(VALUES), number.nullable()),
        color: text.exactOptional(),
        /** Tells several people apart where colours do not. */
        shape: shape.exactOptional(),
      }),
    ),
    /** Ratings from -1 to 7, or values centred on the person's own mean. */
    scale: z.enum(['rating', 'centred']),
  }),
  texts: z.object({
    values: z.record(z.enum(VALUES), text),
    poles: z.record(z.enum(poles), text),
    value: text,
  }),
});

const traits = chart('traits', {
  variant: z.enum(['domains', 'facets']),
  rows: readonlyList(
    z.object({
      label: text,
      /** On the scale people answered, 1 to 5; `null`: too few items answered. */
      position: number.nullable(),
      /** Half the width of the error bar, on the same scale; `null`: not known. */
      margin: number.nullable(),
      /** The desired range as positions; `null`: not required. */
      interval: range.nullable(),
      color: text,
    }),
  ),
  texts: z.object({
    /** Words for the two ends and the middle of the scale. */
    scale: z.object({ low: text, middle: text, high: text }),
    /** The position, for the table. */
    score: text,
    desired: text,
    notRequired: text,
    trait: text,
  }),
});

const motivations = chart('motivations', {
  model: z.object({
    /** Most to least important; `null`: no target, as in a personal report. */
    desired: readonlyList(motivation).nullable(),
    /** `null`: not answered. */
    actual: readonlyList(motivation).nullable(),
  }),
  texts: z.object({
    motivations: z.record(motivation, text),
    desired: text,
    actual: text,
    motivation: text,
    /** Heading of the column that says by how many places a motivation moved. */
    moved: text,
  }),
});

export const sectionsChart = chart('sections', {
  rows: readonlyList(
    z.object({
      label: text,
      /** `null`: the section does not count, and `note` says why. */
      score: number.nullable(),
      weight: number.nullable(),
      /** What the score probably lies between; `null`: not known, or as declared. */
      interval: range.nullable(),
      /** "Not asked", "not required". */
      note: text.exactOptional(),
    }),
  ),
  /** `interval` heads the column of intervals. */
  texts: z.object({ section: text, score: text, weight: text, interval: text }),
});

/** A level of 0–5; years are `null` if not asked for, or not said. */
const skillHeld = z.object({ level: number, years: number.nullable() });
const skills = chart('skills', {
  rows: readonlyList(
    z.object({
      label: text,
      /** `null`: the candidate's own skill, asked for by nobody. */
      required: skillHeld.nullable(),
      /** `null`: not answered. */
      actual: skillHeld.nullable(),
    }),
  ),
  texts: z.object({ actual: text, required: text, experience: text, skill: text }),
});

export const gaugeChart = chart('gauge', {
  /** The displayed integer; `null`: insufficient basis. */
  score: number.nullable(),
  /** What the score probably lies between; `null`: not known. */
  interval: range.nullable(),
  verdict: z.enum(VERDICTS),
  /** Drawn hollow: another verdict is nearly as likely. */
  uncertain: z.boolean(),
  /** `unit` stands below the score; `interval` below that, `certainty` below the verdict, `null` where not known. */
  texts: z.object({
    verdict: text,
    unit: text,
    interval: text.nullable(),
    certainty: text.nullable(),
  }),
});

const gaps = chart('gaps', {
  rows: readonlyList(
    z.object({
      type: cultureType,
      /** Desired bar minus perceived bar. */
      gap: number,
      interval,
      priority: gapPriority,
    }),
  ),
  texts: z.object({
    types: perCultureType(text),
    priorities: z.record(gapPriority, text),
    /** What a gap to the left and to the right asks for. */
    less: text,
    more: text,
    type: text,
    gap: text,
    priority: text,
  }),
});

const congruence = chart('congruence', {
  model: z.object({
    /** The profile over all dimensions, to which each is compared. */
    overall: perCultureType(number),
    dimensions: readonlyList(
      z.object({
        label: text,
        /** The four scores of this dimension, 0–50. */
        scores: perCultureType(number),
        intervals: perCultureType(range).exactOptional(),
        /** Half the sum of the distances to the overall profile. */
        deviation: number,
        deviationInterval: interval,
      }),
    ),
  }),
  texts: z.object({ types: perCultureType(text), overall: text, deviation: text, dimension: text }),
});

/** Figures with their 95 % intervals, one below the other. */
const estimates = chart('estimates', {
  /** A bar from the start of the scale, or a dot. */
  mark: z.enum(['bar', 'dot']),
  write: z.enum(['hundredths', 'percent']),
  /** Its two ends and what is labelled between; the interval of a row may go beyond. */
  ticks: readonlyList(number),
  rows: readonlyList(
    z.object({
      label: text,
      /** `null`: not known, and `note` says why. */
      value: number.nullable(),
      interval: range.nullable(),
      note: text.exactOptional(),
    }),
  ),
  /** Headings of the table's columns. */
  texts: z.object({ row: text, value: text, interval: text }),
});

/** How many fall into each range of a scale. */
const histogram = chart('histogram', {
  bins: readonlyList(z.object({ label: text, count: z.int() })),
  /** `bin` names the scale, `count` what is counted. */
  texts: z.object({ bin: text, count: text }),
});

/** Numbers and texts of one chart of a report, drawn by packages/charts. */
export const chartModel = z.discriminatedUnion('kind', [
  quadrant,
  chart('culture_bars', pairedBars),
  chart('distribution', pairedBars),
  valueCircle,
  traits,
  motivations,
  sectionsChart,
  skills,
  gaugeChart,
  gaps,
  congruence,
  estimates,
  histogram,
]);
export type ChartModel = z.infer<typeof chartModel>;

/** The model of one kind of chart. */
export type ChartOf<Kind extends ChartModel['kind']> = Extract<ChartModel, { kind: Kind }>;
