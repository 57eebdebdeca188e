import type { ReportBlock } from '@cadran/contract';
import { CULTURE_TYPES } from '@cadran/contract/codes';
import { picture } from '../../drafting/blocks.ts';
import type { ProfilingDraft } from '../profiling-draft.ts';
import { type BarSide, scoresText } from '../reading.ts';

/** The four types of one group: perceived filled, desired outlined, as everywhere. */
export const cultureBars = (
  draft: Pick<ProfilingDraft, 'texts' | 'names' | 'words' | 'write'>,
  title: string,
  { perceived, desired }: { readonly perceived: BarSide; readonly desired: BarSide },
): ReportBlock => {
  const { texts, names, words } = draft;
  return picture({
    kind: 'culture_bars',
    title,
    description: texts.culture.barsDescription(
      scoresText(draft, perceived.bars),
      scoresText(draft, desired.bars),
    ),
    rows: CULTURE_TYPES.map((type) => ({
      type,
      actual: perceived.bars[type],
      target: desired.bars[type],
      ...(perceived.intervals && { actualInterval: perceived.intervals.bars[type] }),
      ...(desired.intervals && { targetInterval: desired.intervals.bars[type] }),
    })),
    texts: {
      types: names.types,
      actual: texts.perceived,
      target: texts.desired,
      type: words.culture.type,
    },
  });
};
