import {
  CULTURE_TYPES,
  GAP_LIMITS,
  type Language,
  selectionCells,
  SEGMENTATIONS,
} from '@cadran/contract/codes';
import type { ProfilingSelection, Report, ReportSection } from '@cadran/contract';
import { barDifferences } from '@cadran/scoring';
import { SECOND_GROUP_COLOR } from '@cadran/theme';
import { list, paragraph, picture } from '../drafting/blocks.ts';
import { placeText, quadrantTexts } from '../drafting/quadrant.ts';
import { selectionName } from './group-names.ts';
import type { ProfiledGroup, ProfilingData } from './profiling-data.ts';
import { type ProfilingDraft, profilingDraft } from './profiling-draft.ts';
import { isJudgedByIntervals, QUADRANT_TERMS, spreadPoint, surePoint } from './reading.ts';
import { barsOf, type Columns, differenceItem, figureTables, groupFacts } from './side-by-side.ts';
import { guideSection, referenceSection } from './sections/guide-sections.ts';
import { anonymityNote, cautions } from './sections/introduction-section.ts';

/** Whether the two groups may overlap: no attribute separates them. */
export const haveOverlap = (first: ProfilingSelection, second: ProfilingSelection): boolean =>
  (selectionCells(first) ?? []).some((a) =>
    (selectionCells(second) ?? []).some((b) =>
      SEGMENTATIONS.every(
        (attribute) =>
          a[attribute] === undefined || b[attribute] === undefined || a[attribute] === b[attribute],
      ),
    ),
  );

const introduction = (draft: ProfilingDraft, columns: Columns): ReportSection => {
  const { texts } = draft;
  const [first, second] = columns;
  const { comparison } = texts;
  return {
    id: 'introduction',
    title: comparison.groupsTitle,
    blocks: [
      paragraph(
        comparison.intro(
          selectionName(draft, first.group.selection),
          selectionName(draft, second.group.selection),
        ),
      ),
      ...groupFacts(draft, first),
      ...groupFacts(draft, second),
      ...(haveOverlap(first.group.selection, second.group.selection)
        ? [paragraph(comparison.overlap)]
        : []),
      ...cautions(draft, second.group),
      anonymityNote(draft),
    ],
  };
};

/** Where the two groups differ, in a sentence. */
export const comparisonLesson = (draft: ProfilingDraft, [first, second]: Columns): string => {
  const { texts, write } = draft;
  const { comparison } = texts;
  const [a, b] = [first.group.report, second.group.report];
  const apart = barDifferences(a.perceived, b.perceived);
  const isJudged = isJudgedByIntervals(a) && isJudgedByIntervals(b);
  const far = CULTURE_TYPES.filter((type) =>
    isJudged
      ? apart[type].supported
      : Math.abs(apart[type].difference) >= GAP_LIMITS.priority - 1e-9,
  );
  const [close, different] = isJudged
    ? [comparison.unclear, comparison.shown]
    : [comparison.close, comparison.far];
  return far.length === 0
    ? close
    : different(write.list(far.map((type) => differenceItem(draft, type, apart[type]))));
};

const culture = (draft: ProfilingDraft, columns: Columns): ReportSection => {
  const { texts } = draft;
  const { comparison } = texts;
  const [first, second] = columns;
  const [a, b] = [first.group.report, second.group.report];
  const point = (letter: string, moment: string): string => comparison.point(letter, moment);
  const { letters } = comparison;
  const lower = texts.leadership.moments;
  return {
    id: 'culture',
    title: comparison.culture,
    blocks: [
      picture({
        kind: 'quadrant',
        title: texts.culture.quadrant,
        terms: QUADRANT_TERMS,
        description: comparison.quadrantDescription(
          placeText(draft, a.perceived.point),
          placeText(draft, b.perceived.point),
        ),
        model: {
          points: [
            {
              ...spreadPoint(a.perceived),
              label: point(letters.first, lower.perceived),
              kind: 'actual',
            },
            {
              ...spreadPoint(b.perceived),
              label: point(letters.second, lower.perceived),
              kind: 'actual',
              color: SECOND_GROUP_COLOR,
              shape: 'square',
            },
            { ...surePoint(a.desired), label: point(letters.first, lower.desired), kind: 'target' },
            {
              ...surePoint(b.desired),
              label: point(letters.second, lower.desired),
              kind: 'target',
              color: SECOND_GROUP_COLOR,
              shape: 'square',
            },
          ],
          arrows: [
            { from: 0, to: 2 },
            { from: 1, to: 3 },
          ],
        },
        texts: quadrantTexts(draft),
      }),
      ...barsOf(draft, first),
      ...barsOf(draft, second),
      ...list([comparisonLesson(draft, columns)]),
    ],
  };
};

/** Both groups with a letter. */
export const comparisonColumns = (draft: ProfilingDraft, second: ProfiledGroup): Columns => {
  const { letters, lettered } = draft.texts.comparison;
  const named = (letter: string, group: ProfiledGroup) => {
    const name = lettered(letter, selectionName(draft, group.selection));
    return { name, short: name, letter, group };
  };
  return [named(letters.first, draft.data.group), named(letters.second, second)];
};

/** Two groups of one campaign side by side. */
export const buildComparisonReport = (
  data: ProfilingData,
  second: ProfiledGroup,
  language: Language,
): Report => {
  const draft = profilingDraft(data, language);
  const { comparison } = draft.texts;
  const columns = comparisonColumns(draft, second);
  return {
    kind: 'profiling',
    language,
    title: draft.texts.comparisonTitle,
    subtitle: data.group.campaignName,
    sections: [
      introduction(draft, columns),
      culture(draft, columns),
      {
        id: 'gaps',
        title: comparison.differencesTitle,
        blocks: figureTables(draft, columns, comparison.difference),
      },
      guideSection(draft),
      referenceSection(draft),
    ],
  };
};
