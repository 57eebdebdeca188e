import type { ReportBlock, ReportSection } from '@cadran/contract';
import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import { list, paragraph, picture, table } from '../../drafting/blocks.ts';
import type { GroupReport } from '@cadran/scoring';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import {
  bracketed,
  byGap,
  gapText,
  isJudgedByIntervals,
  isNotable,
  withInterval,
} from '../reading.ts';

type GapsDraft = Pick<ProfilingDraft, 'texts' | 'names' | 'words' | 'write'>;

/** What people would like more and less of, or that these answers show no gap, in sentences. */
export const gapSentences = (
  draft: Pick<GapsDraft, 'texts' | 'names' | 'write'>,
  report: Pick<GroupReport, 'gaps'>,
): readonly string[] => {
  const { texts, names, write } = draft;
  const notable = byGap(report).filter((type) => isNotable(report.gaps[type]));
  if (notable.length === 0) {
    const isKept = CULTURE_TYPES.every((type) => report.gaps[type].level === 'keep');
    return [isKept ? texts.gaps.none : texts.gaps.unclear];
  }
  const named = (types: readonly CultureType[]): string =>
    write.list(
      types.map((type) => {
        const { gap, interval } = report.gaps[type];
        return texts.gaps.item(
          names.types[type],
          bracketed((value) => gapText(draft, value), gap, interval),
        );
      }),
    );
  const more = notable.filter((type) => report.gaps[type].gap > 0);
  const less = notable.filter((type) => report.gaps[type].gap < 0);
  return [
    ...(more.length > 0 ? [texts.gaps.wantMore(named(more))] : []),
    ...(less.length > 0 ? [texts.gaps.wantLess(named(less))] : []),
  ];
};

/** The same as a list, or as a paragraph where there is no gap. */
export const gapLessons = (
  draft: GapsDraft,
  report: Pick<GroupReport, 'gaps'>,
): readonly ReportBlock[] => {
  const sentences = gapSentences(draft, report);
  return CULTURE_TYPES.some((type) => isNotable(report.gaps[type]))
    ? list(sentences)
    : sentences.map(paragraph);
};

export const gapsPicture = (
  { texts, names, words, write }: GapsDraft,
  { gaps }: Pick<GroupReport, 'gaps'>,
): ReportBlock => {
  const named = texts.gaps;
  return picture({
    kind: 'gaps',
    title: named.picture,
    terms: ['gap'],
    description: named.description(
      write.series(
        CULTURE_TYPES.map((type) =>
          words.arithmetic.pair(names.types[type], gapText({ write }, gaps[type].gap)),
        ),
      ),
    ),
    rows: CULTURE_TYPES.map((type) => ({
      type,
      gap: gaps[type].gap,
      ...(gaps[type].interval && { interval: gaps[type].interval }),
      priority: gaps[type].level,
    })),
    texts: {
      types: names.types,
      priorities: named.priorities,
      less: named.less,
      more: named.more,
      type: words.culture.type,
      gap: named.gap,
      priority: named.priority,
    },
  });
};

export const gapsSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, names, words, write } = draft;
  const { report } = data.group;
  const { gaps, perceived, desired } = report;
  const { gaps: named } = texts;
  const decimal = (value: number): string => write.decimal(value);
  return profilingSection(draft, 'gaps', [
    paragraph(isJudgedByIntervals(report) ? named.supportedIntro : named.intro),
    gapsPicture(draft, report),
    ...gapLessons(draft, report),
    table(
      [words.culture.type, texts.perceived, texts.desired, named.gap, named.priority],
      CULTURE_TYPES.map((type) => [
        names.types[type],
        withInterval(draft, decimal, perceived.bars[type], perceived.intervals?.bars[type]),
        withInterval(draft, decimal, desired.bars[type], desired.intervals?.bars[type]),
        withInterval(draft, (gap) => gapText(draft, gap), gaps[type].gap, gaps[type].interval),
        named.priorities[gaps[type].level],
      ]),
      [1, 2, 3],
    ),
  ]);
};
