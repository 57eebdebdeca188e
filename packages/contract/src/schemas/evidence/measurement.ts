import { z } from 'zod';
import { FAIRNESS_CLASSES, ITEM_FAIRNESS_GROUPINGS, LANGUAGES } from '../../codes/index.ts';
import { estimate, interval, panelOf } from './panel.ts';

const INSTRUMENTS = ['personality', 'values'] as const;

const itemFigures = z.object({
  instrument: z.enum(INSTRUMENTS),
  item: z.string(),
  /** The facet or the value that it belongs to. */
  scale: z.string(),
  people: z.int(),
  /** On the scale people answered, not turned. */
  mean: z.number().nullable(),
  deviation: z.number().nullable(),
  /** With the other items of its domain (personality) or its value; turned where it is reverse-keyed. */
  itemRest: z.number().nullable(),
  /** People by option, the lowest first. */
  options: z.array(z.int()),
  skipped: z.int(),
});

/** How long a page takes for each of its statements. */
const pageFigures = z.object({
  page: z.string(),
  people: z.int(),
  medianSeconds: z.number(),
});

export const itemsPanel = panelOf(
  z.object({ items: z.array(itemFigures), pages: z.array(pageFigures) }),
);
export type ItemsPanel = z.infer<typeof itemsPanel>;

const scaleFigures = z.object({
  instrument: z.enum(INSTRUMENTS),
  /** A facet, a domain or a value. */
  scale: z.string(),
  items: z.int(),
  people: z.int(),
  alpha: estimate,
});
export const reliabilityPanel = panelOf(z.object({ scales: z.array(scaleFigures) }));
export type ReliabilityPanel = z.infer<typeof reliabilityPanel>;

const traitNorms = z.object({
  trait: z.string(),
  people: z.int(),
  /** Of positions, 1 to 5. */
  mean: z.number(),
  meanInterval: interval,
  deviation: z.number(),
  percentiles: z.array(z.object({ percent: z.number(), position: z.number() })),
});
export const normsPanel = panelOf(z.object({ traits: z.array(traitNorms) }));
export type NormsPanel = z.infer<typeof normsPanel>;

const examinedItem = z.object({
  item: z.string(),
  scale: z.string(),
  /** Change of Nagelkerke's R². */
  change: z.number(),
  p: z.number(),
  class: z.enum(FAIRNESS_CLASSES),
});

/** Each group against the largest. */
export const itemFairnessPanel = z.object({
  grouping: z.enum(ITEM_FAIRNESS_GROUPINGS),
  /** People by group: who is missing shows here. */
  groups: z.array(z.object({ group: z.string(), people: z.int() })),
  panel: panelOf(
    z.object({
      reference: z.string(),
      comparisons: z.array(z.object({ group: z.string(), items: z.array(examinedItem) })),
    }),
  ),
});
export type ItemFairnessPanel = z.infer<typeof itemFairnessPanel>;

export const languageNorms = z.object({ language: z.enum(LANGUAGES), panel: normsPanel });
