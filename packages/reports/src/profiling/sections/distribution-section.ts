import type { ReportSection } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import type { CultureScores, GroupCulture, Interval } from '@cadran/scoring';
import { paragraph, picture } from '../../drafting/blocks.ts';
import { dominantTypes } from '../../portrait/culture-reading.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { withheldPart, withInterval } from '../reading.ts';

const shareInterval = (
  name: 'actualInterval' | 'targetInterval',
  interval: Interval | null | undefined,
): Partial<Record<typeof name, Interval>> =>
  interval ? { [name]: [interval[0] / 100, interval[1] / 100] } : {};

export const distributionSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, names, words, write } = draft;
  const { perceived, desired } = data.group.report;
  const { distribution } = texts;
  const shares = (dominant: CultureScores): string =>
    write.series(
      CULTURE_TYPES.map((type) =>
        words.arithmetic.pair(names.types[type], write.percent(dominant[type] / 100)),
      ),
    );
  const leader = (
    { dominant, intervals }: GroupCulture,
    sentence: (type: string, share: string) => string,
  ) => {
    const [first, ...others] = dominant ? dominantTypes(dominant) : [];
    if (!dominant || first === undefined || others.length > 0) return [];
    const share = withInterval(
      draft,
      (value) => write.percent(value / 100),
      dominant[first],
      intervals?.dominant?.[first],
    );
    return [paragraph(sentence(names.types[first], share))];
  };
  if (!perceived.dominant || !desired.dominant) {
    const needed = withheldPart(data.group.report, 'dominant') ?? 0;
    return profilingSection(draft, 'distribution', [
      paragraph(texts.withheld.dominant(write.number(needed))),
    ]);
  }
  const [now, wanted] = [perceived.dominant, desired.dominant];
  return profilingSection(draft, 'distribution', [
    paragraph(distribution.intro),
    picture({
      kind: 'distribution',
      title: distribution.picture,
      description: distribution.description(shares(now), shares(wanted)),
      rows: CULTURE_TYPES.map((type) => ({
        type,
        actual: now[type] / 100,
        target: wanted[type] / 100,
        ...shareInterval('actualInterval', perceived.intervals?.dominant?.[type]),
        ...shareInterval('targetInterval', desired.intervals?.dominant?.[type]),
      })),
      texts: {
        types: names.types,
        actual: texts.perceived,
        target: texts.desired,
        type: words.culture.type,
      },
    }),
    ...leader(perceived, distribution.most),
    ...leader(desired, distribution.mostDesired),
  ]);
};
