import { CULTURE_TYPES, type CultureType } from '@cadran/contract/codes';
import type { GroupCulture } from '@cadran/scoring';
import { dominantTypes } from '../../portrait/culture-reading.ts';
import type { ProfilingDraft } from '../profiling-draft.ts';
import { byGap, gapText, isNotable, withInterval } from '../reading.ts';

/** The leading culture, as firmly as its strength allows. */
const leadingText = (
  { texts, names, write }: ProfilingDraft,
  { bars, strength }: GroupCulture,
): string => {
  const { leading, level } = texts.introduction;
  const [first, ...others] = dominantTypes(bars);
  if (first === undefined || others.length > 0)
    return level(write.list(dominantTypes(bars).map((type) => names.types[type])));
  return leading[strength.level](names.types[first]);
};

/** The widest gap that these answers show, or the widest of all. */
const widestGap = ({ data }: ProfilingDraft): CultureType => {
  const { report } = data.group;
  const order = byGap(report);
  return order.find((type) => isNotable(report.gaps[type])) ?? order[0] ?? CULTURE_TYPES[0];
};

const gapOf = (draft: ProfilingDraft, type: CultureType): string => {
  const { gap, interval } = draft.data.group.report.gaps[type];
  return withInterval(draft, (value) => gapText(draft, value), gap, interval);
};

/** The widest gap, or that none is shown. */
const widestGapText = (draft: ProfilingDraft, widest: CultureType): string => {
  const { data, texts, names } = draft;
  const { wantMore, wantLess, noGap, unclearGap } = texts.introduction;
  const { gap, level } = data.group.report.gaps[widest];
  if (level === 'unclear') return unclearGap;
  if (level === 'keep') return noGap;
  return (gap > 0 ? wantMore : wantLess)(names.types[widest], gapOf(draft, widest));
};

/** The report in one sentence: the culture seen, the one wished for, and the widest gap. */
export const headline = (draft: ProfilingDraft): string => {
  const { perceived, desired, gaps } = draft.data.group.report;
  const { headline: whole, headlineOfOne } = draft.texts.introduction;
  const [today, wished] = [leadingText(draft, perceived), leadingText(draft, desired)];
  const widest = widestGap(draft);
  const [leading, ...level] = dominantTypes(desired.bars);
  const isOne = level.length === 0 && leading === widest && isNotable(gaps[widest]);
  return isOne && gaps[widest].gap > 0
    ? headlineOfOne(today, wished, gapOf(draft, widest))
    : whole(today, wished, widestGapText(draft, widest));
};
