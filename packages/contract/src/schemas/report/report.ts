import { z } from 'zod';
import { GLOSSARY_TERMS, LANGUAGES } from '../../codes/index.ts';
import { readonlyList } from '../base/builders.ts';
import { chartModel, gaugeChart, sectionsChart } from './chart-model.ts';

const text = z.string();
/** The glossary term that explains a name. */
const term = z.enum(GLOSSARY_TERMS).exactOptional();

const fact = z.object({ name: text, value: text, term });
export type ReportFact = z.infer<typeof fact>;

const tone = z.enum(['neutral', 'good', 'caution', 'bad']);
export type ReportTone = z.infer<typeof tone>;

const reportBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paragraph'),
    text,
    /** The sentence to read first. */
    lead: z.literal(true).exactOptional(),
  }),
  /** Custom text of the organisation, sanitised when it was saved. */
  z.object({ kind: z.literal('html'), html: text }),
  z.object({ kind: z.literal('subtitle'), text }),
  z.object({ kind: z.literal('list'), items: readonlyList(text) }),
  z.object({ kind: z.literal('facts'), facts: readonlyList(fact) }),
  z.object({
    kind: z.literal('table'),
    columns: readonlyList(text),
    rows: readonlyList(readonlyList(text)),
    /** The columns that hold numbers. */
    numeric: readonlyList(z.int()).exactOptional(),
    /** Glossary terms used in the rows. */
    terms: readonlyList(z.enum(GLOSSARY_TERMS)).exactOptional(),
  }),
  z.object({ kind: z.literal('callout'), tone, title: text, text, term }),
  z.object({ kind: z.literal('picture'), picture: chartModel }),
  z.object({ kind: z.literal('small'), text }),
]);
export type ReportBlock = z.infer<typeof reportBlock>;

const arithmeticStep = z.object({
  name: text,
  value: text,
  /** The rule in words, or a formula as people write it. */
  explanation: text.exactOptional(),
  term,
});
export type ArithmeticStep = z.infer<typeof arithmeticStep>;

const sectionScore = z.object({
  /** The displayed integer; `null`: not scored, and `note` says why. */
  value: z.int().nullable(),
  /** Where it probably lies, as displayed integers; left out where there is no chance in it. */
  interval: z.tuple([z.int(), z.int()]).readonly().exactOptional(),
  /** "82 / 100", or "not required". */
  text,
  note: text.nullable(),
  /** "How was this computed?": what went in, step by step, and what came out. */
  arithmetic: readonlyList(arithmeticStep),
});
export type ReportSectionScore = z.infer<typeof sectionScore>;

export const reportSection = z.object({
  /** Stable, for the address and the section list: `culture`, `values`, … */
  id: text,
  title: text,
  score: sectionScore.exactOptional(),
  blocks: readonlyList(reportBlock),
});
export type ReportSection = z.infer<typeof reportSection>;

/** A strength or a point to check: a section, its score with the interval, and why it is named. */
const highlight = z.object({ section: text, title: text, score: text, why: text });
export type ReportHighlight = z.infer<typeof highlight>;

const highlights = z.object({
  title: text,
  items: readonlyList(highlight),
  /** Stands in place of the items where there are none. */
  none: text,
});
export type ReportHighlights = z.infer<typeof highlights>;

/** What a recruiter sees first; one page of the PDF. */
const opening = z.object({
  gauge: gaugeChart,
  sections: sectionsChart.nullable(),
  strengths: highlights,
  checks: highlights,
  /** How far the answers can be trusted. */
  reliability: z.object({ tone, title: text, text }),
  /** For paper; on screen the decision itself can be changed beside. */
  facts: readonlyList(fact),
  notice: text,
});
export type ReportOpening = z.infer<typeof opening>;

/** A report as plain data in its language, numbers formatted: the model of both screen and PDF. */
export const reportModel = z.object({
  kind: z.enum(['recruiter', 'personal', 'profiling', 'evidence']),
  language: z.enum(LANGUAGES),
  title: text,
  subtitle: text,
  /** Recruiter reports with scores only. */
  opening: opening.exactOptional(),
  sections: readonlyList(reportSection),
});
export type Report = z.infer<typeof reportModel>;
