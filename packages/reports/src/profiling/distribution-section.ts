import { CULTURE_TYPES } from '@cadran/contract/codes';
import type { CultureScores } from '@cadran/scoring';
import { paragraph, picture } from '../drafting/blocks.ts';
import { dominantTypes } from '../portrait/culture-reading.ts';
import type { ReportSection } from '../report.ts';
import { type ProfilingDraft, profilingSection } from './profiling-draft.ts';

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
  const leader = (dominant: CultureScores, sentence: (type: string, share: string) => string) => {
    const [first, ...others] = dominantTypes(dominant);
    return first === undefined || others.length > 0
      ? []
      : [paragraph(sentence(names.types[first], write.percent(dominant[first] / 100)))];
  };
  return profilingSection(draft, 'distribution', [
    paragraph(distribution.intro),
    picture({
      kind: 'distribution',
      title: distribution.picture,
      description: distribution.description(shares(perceived.dominant), shares(desired.dominant)),
      rows: CULTURE_TYPES.map((type) => ({
        type,
        actual: perceived.dominant[type] / 100,
        target: desired.dominant[type] / 100,
      })),
      texts: {
        types: names.types,
        actual: texts.perceived,
        target: texts.desired,
        type: words.culture.type,
      },
    }),
    ...leader(perceived.dominant, distribution.most),
    ...leader(desired.dominant, distribution.mostDesired),
  ]);
};
