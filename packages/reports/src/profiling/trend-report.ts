import type { Report, ReportSection } from '@cadran/contract';
import { CULTURE_TYPES, GAP_LIMITS, type Language } from '@cadran/contract/codes';
import { barDifferences, differenceInterval } from '@cadran/scoring';
import { list, paragraph, picture } from '../drafting/blocks.ts';
import { placeText, quadrantTexts } from '../drafting/quadrant.ts';
import { selectionName } from './group-names.ts';
import { guideSection, referenceSection } from './sections/guide-sections.ts';
import { anonymityNote, cautions } from './sections/introduction-section.ts';
import type { ProfiledGroup, ProfilingData } from './profiling-data.ts';
import { type ProfilingDraft, profilingDraft } from './profiling-draft.ts';
import {
  isJudgedByIntervals,
  QUADRANT_TERMS,
  spreadPoint,
  surePoint,
  withInterval,
} from './reading.ts';
import { barsOf, type Columns, differenceItem, figureTables, groupFacts } from './side-by-side.ts';

const ROUNDING = 0.05;

const introduction = (draft: ProfilingDraft, columns: Columns): ReportSection => {
  const { texts } = draft;
  const [earlier, current] = columns;
  return {
    id: 'introduction',
    title: texts.trend.groupsTitle,
    blocks: [
      paragraph(texts.trend.intro(earlier.group.campaignName, current.group.campaignName)),
      ...groupFacts(draft, earlier),
      ...groupFacts(draft, current),
      ...cautions(draft, earlier.group),
      paragraph(texts.trend.caution),
      anonymityNote(draft),
    ],
  };
};

type TotalGap = Pick<ProfiledGroup['report']['totalGap'], 'gap' | 'interval'>;
type ChangesDraft = Pick<ProfilingDraft, 'texts' | 'names' | 'write'>;

/** Both total gaps and their difference, each with its interval. */
export const totalGapText = (
  draft: Pick<ChangesDraft, 'texts' | 'write'>,
  before: TotalGap,
  now: TotalGap,
): string => {
  const { texts, write } = draft;
  const decimal = (value: number): string => write.decimal(value);
  const change =
    before.interval && now.interval
      ? differenceInterval(before.gap, before.interval, now.gap, now.interval)
      : null;
  const direction = (): keyof typeof texts.trend.directions => {
    if (change && change[1] < 0) return 'closer';
    return change && change[0] > 0 ? 'wider' : 'unclear';
  };
  return texts.trend.total(
    withInterval(draft, decimal, before.gap, before.interval),
    withInterval(draft, decimal, now.gap, now.interval),
    withInterval(draft, (value) => write.signed(value), now.gap - before.gap, change),
    texts.trend.directions[direction()],
  );
};

/** What changed in the perceived culture and in the total gap, in sentences. */
export const trendLessons = (
  draft: ProfilingDraft,
  before: ProfiledGroup,
  now: ProfiledGroup,
): string[] => {
  const { texts, write } = draft;
  const { trend } = texts;
  const changed = barDifferences(before.report.perceived, now.report.perceived);
  const isJudged = isJudgedByIntervals(before.report) && isJudgedByIntervals(now.report);
  const moved = CULTURE_TYPES.filter((type) =>
    isJudged
      ? changed[type].supported
      : Math.abs(changed[type].difference) >= GAP_LIMITS.attention - 1e-9,
  );
  const [steady, different] = isJudged ? [trend.unclear, trend.shown] : [trend.steady, trend.moved];
  const [earlier, current] = [before.report.totalGap, now.report.totalGap];
  const [was, is] = [earlier.gap, current.gap];
  const gap = (): string => {
    if (isJudged) return totalGapText(draft, earlier, current);
    if (Math.abs(was - is) < ROUNDING) return trend.same(write.decimal(is));
    return (is < was ? trend.closer : trend.wider)(write.decimal(was), write.decimal(is));
  };
  return [
    moved.length === 0
      ? steady
      : different(write.list(moved.map((type) => differenceItem(draft, type, changed[type])))),
    gap(),
  ];
};

const culture = (draft: ProfilingDraft, columns: Columns): ReportSection => {
  const { texts } = draft;
  const [earlier, current] = columns;
  const [before, now] = [earlier.group.report, current.group.report];
  return {
    id: 'culture',
    title: texts.trend.culture,
    blocks: [
      picture({
        kind: 'quadrant',
        title: texts.culture.quadrant,
        terms: QUADRANT_TERMS,
        description: texts.trend.quadrantDescription(
          placeText(draft, before.perceived.point),
          placeText(draft, now.perceived.point),
        ),
        model: {
          points: [
            {
              ...spreadPoint(now.perceived),
              label: texts.comparison.point(current.short, texts.leadership.moments.perceived),
              kind: 'actual',
            },
            {
              ...surePoint(before.perceived),
              label: texts.comparison.point(earlier.short, texts.leadership.moments.perceived),
              kind: 'actual',
              shape: 'square',
            },
            {
              ...surePoint(now.desired),
              label: texts.comparison.point(current.short, texts.leadership.moments.desired),
              kind: 'target',
            },
          ],
          arrows: [{ from: 1, to: 0 }],
        },
        texts: quadrantTexts(draft),
      }),
      ...list(trendLessons(draft, earlier.group, current.group)),
      ...barsOf(draft, earlier),
      ...barsOf(draft, current),
    ],
  };
};

/** Before and now. */
export const trendColumns = (draft: ProfilingDraft, earlier: ProfiledGroup): Columns => {
  const { comparison, trend } = draft.texts;
  const named = (short: string, group: ProfiledGroup) => ({
    name: comparison.lettered(short, group.campaignName),
    short,
    letter: short,
    group,
  });
  return [named(trend.before, earlier), named(trend.now, draft.data.group)];
};

/** A group, and the same one in an earlier campaign about the same subject. */
export const buildTrendReport = (
  data: ProfilingData,
  earlier: ProfiledGroup,
  language: Language,
): Report => {
  const draft = profilingDraft(data, language);
  const columns = trendColumns(draft, earlier);
  return {
    kind: 'profiling',
    language,
    title: draft.texts.trendTitle,
    subtitle: draft.words.frame.subtitle(
      data.group.campaignName,
      selectionName(draft, data.group.selection),
    ),
    sections: [
      introduction(draft, columns),
      culture(draft, columns),
      {
        id: 'gaps',
        title: draft.texts.trend.changesTitle,
        blocks: figureTables(draft, columns, draft.texts.trend.change),
      },
      guideSection(draft),
      referenceSection(draft),
    ],
  };
};
