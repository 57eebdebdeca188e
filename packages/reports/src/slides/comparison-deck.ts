import { CULTURE_TYPES, type Language } from '@cadran/contract/codes';
import { barDifferences } from '@cadran/scoring';
import { placeText } from '../drafting/quadrant.ts';
import {
  comparisonColumns,
  comparisonLesson,
  haveOverlap,
} from '../profiling/comparison-report.ts';
import { selectionName } from '../profiling/group-names.ts';
import type { ProfiledGroup, ProfilingData } from '../profiling/profiling-data.ts';
import { type ProfilingDraft, profilingDraft } from '../profiling/profiling-draft.ts';
import { scoresText } from '../profiling/reading.ts';
import { respondentsText } from '../profiling/sections/introduction-section.ts';
import { type Columns, measureRows } from '../profiling/side-by-side.ts';
import { trendColumns, trendLessons } from '../profiling/trend-report.ts';
import { cultureColumns, diagram } from './culture-charts.ts';
import type { CategoryChart, Deck, DeckSlide } from './deck.ts';
import { decimalText, deckOf, figure, notesOf, scaleOf, signedText } from './deck-writing.ts';
import { intervalNotes, methodSlide } from './method-slide.ts';

/** Two groups, or one group before and now: what differs between the two kinds. */
interface Compared {
  readonly draft: ProfilingDraft;
  readonly columns: Columns;
  /** What sets them apart, the most important first. */
  readonly lessons: readonly string[];
  readonly title: string;
  /** Heads what the second has more than the first. */
  readonly difference: string;
  /** What softens their differences. */
  readonly cautions: readonly string[];
}

const STYLES = [
  ['first', 'first_outlined'],
  ['second', 'second_outlined'],
] as const;

const peopleSlide = ({ draft, columns, cautions }: Compared): DeckSlide => {
  const { texts, words, write } = draft;
  const { introduction } = texts;
  const row = (name: string, of: (group: ProfiledGroup) => string): string[] => [
    name,
    ...columns.map(({ group }) => of(group)),
  ];
  const people = ({ report }: ProfiledGroup): string => respondentsText(draft, report);
  return {
    title: words.slides.response,
    table: {
      columns: [words.slides.fact, ...columns.map(({ letter }) => letter)],
      rows: [
        row(introduction.campaign, ({ campaignName }) => campaignName),
        row(introduction.group, ({ selection }) => selectionName(draft, selection)),
        row(introduction.respondents, people),
        row(introduction.figures, ({ report }) => introduction.precisions[report.precision]),
        row(introduction.takenAt, ({ snapshot }) => write.instant(snapshot.takenAt)),
        row(introduction.state, ({ snapshot }) => introduction.states[snapshot.kind]),
      ],
      numeric: [],
    },
    small: cautions.join(' '),
    notes: notesOf(
      draft,
      columns.map(({ name, group }) => words.arithmetic.pair(name, people(group))),
      [
        ...cautions,
        ...(columns.some(({ group }) => group.report.indicative) ? [introduction.indicative] : []),
        texts.guide.limits,
      ],
    ),
  };
};

const cultureSlides = (compared: Compared): readonly DeckSlide[] => {
  const { draft, columns, lessons } = compared;
  const { texts, words } = draft;
  const { comparison, leadership } = texts;
  const sure = intervalNotes(draft);
  const shown = (side: 'perceived' | 'desired') =>
    columns.map(({ name, letter, group }, place) => ({
      name,
      heading: letter,
      letter,
      style: STYLES[place === 0 ? 0 : 1][side === 'perceived' ? 0 : 1],
      report: group.report,
      side,
    }));
  const where = columns
    .map(({ letter, group }) =>
      words.arithmetic.pair(
        letter,
        texts.culture.quadrantDescription(
          placeText(draft, group.report.perceived.point),
          placeText(draft, group.report.desired.point),
        ),
      ),
    )
    .join(' ');
  const bars = (side: 'perceived' | 'desired', title: string): DeckSlide => {
    const described = columns
      .map(({ letter, group }) =>
        words.arithmetic.pair(letter, scoresText(draft, group.report[side].bars)),
      )
      .join('. ');
    return {
      title,
      ...(side === 'perceived' && lessons[0] !== undefined && { lead: lessons[0] }),
      ...cultureColumns(draft, described, shown(side)),
      small: words.slides.intervalLines(
        columns.every(({ group }) => group.report[side].intervals !== null),
      ),
      notes: notesOf(draft, [described, words.slides.barsNote], sure),
    };
  };
  return [
    {
      title: texts.culture.quadrant,
      ...diagram(
        draft,
        where,
        (['perceived', 'desired'] as const).flatMap((side) =>
          shown(side).map((one) => ({
            ...one,
            name: comparison.point(one.letter, leadership.moments[side]),
          })),
        ),
      ),
      small: words.slides.intervalLines(
        columns.every(({ group }) => group.report.perceived.intervals !== null),
      ),
      notes: notesOf(draft, [where, words.slides.medianNote], sure),
    },
    bars('perceived', comparison.perceivedTable),
    bars('desired', comparison.desiredTable),
  ];
};

/** How far perceived and desired lie apart in each of both. */
const gapsSlide = ({ draft, columns }: Compared): DeckSlide => {
  const { texts, names, words } = draft;
  const series: CategoryChart['series'] = columns.map(({ name, group }, place) => ({
    name,
    style: STYLES[place === 0 ? 0 : 1][0],
    figures: CULTURE_TYPES.map((type) =>
      figure(group.report.gaps[type].gap, group.report.gaps[type].interval),
    ),
  }));
  const rows = CULTURE_TYPES.map((type, place) => [
    names.types[type],
    ...series.map(({ figures }) => {
      const one = figures[place];
      return one ? signedText(draft, one) : '';
    }),
  ]);
  const described = rows.map((cells) => cells.join(' ')).join('. ');
  return {
    title: texts.sections.gaps,
    lead: words.slides.gapsLead,
    chart: {
      kind: 'bars',
      description: described,
      categories: CULTURE_TYPES.map((type) => names.types[type]),
      series,
      scale: scaleOf(series),
    },
    table: {
      columns: [words.culture.type, ...columns.map(({ letter }) => letter)],
      rows,
      numeric: [1, 2],
    },
    small: words.slides.intervalLines(series.every(({ figures }) => figures[0]?.interval)),
    notes: notesOf(draft, [words.slides.gapsLead, described], intervalNotes(draft)),
  };
};

const differencesSlide = ({ draft, columns, lessons, difference }: Compared): DeckSlide => {
  const { texts, names, words } = draft;
  const [first, second] = columns;
  const apart = barDifferences(first.group.report.perceived, second.group.report.perceived);
  const series: CategoryChart['series'] = [
    {
      name: difference,
      style: 'second',
      figures: CULTURE_TYPES.map((type) => figure(apart[type].difference, apart[type].interval)),
    },
  ];
  const rows = CULTURE_TYPES.map((type, place) => {
    const one = series[0]?.figures[place];
    return [names.types[type], one ? signedText(draft, one) : ''];
  });
  return {
    title: words.slides.differences,
    ...(lessons[0] !== undefined && { lead: lessons[0] }),
    chart: {
      kind: 'bars',
      description: rows.map((cells) => cells.join(' ')).join('. '),
      categories: CULTURE_TYPES.map((type) => names.types[type]),
      series,
      scale: scaleOf(series),
    },
    table: { columns: [words.culture.type, difference], rows, numeric: [1] },
    small: texts.comparison.perceivedTable,
    notes: notesOf(draft, lessons, [words.slides.differencesSure, ...intervalNotes(draft)]),
  };
};

const measuresSlide = ({ draft, columns }: Compared): DeckSlide => {
  const { texts, words } = draft;
  return {
    title: texts.comparison.otherTable,
    table: {
      columns: [texts.culture.measures.measure, ...columns.map(({ letter }) => letter)],
      // The gaps have a page of their own.
      rows: measureRows(draft, columns).slice(CULTURE_TYPES.length),
      numeric: [1, 2],
    },
    notes: notesOf(draft, [words.slides.measuresNote], intervalNotes(draft)),
  };
};

const build = (compared: Compared): Deck => {
  const { draft, columns, lessons, title, cautions } = compared;
  const { data, words, write } = draft;
  const { group } = data;
  const date = write.instant(group.snapshot.takenAt);
  const people = respondentsText(draft, group.report);
  return deckOf(draft, data.organizationName, {
    title,
    subtitle: columns.map(({ name }) => name).join(' / '),
    facts: [data.organizationName, group.campaignName, date],
    notes: notesOf(
      draft,
      [words.slides.coverNote(people, group.campaignName, date)],
      [...cautions, ...intervalNotes(draft)],
    ),
    slides: [
      {
        title: words.slides.summary,
        points: lessons,
        notes: notesOf(
          draft,
          [...lessons, words.slides.summaryNote],
          [words.slides.differencesSure],
        ),
      },
      peopleSlide(compared),
      ...cultureSlides(compared),
      gapsSlide(compared),
      differencesSlide(compared),
      measuresSlide(compared),
      methodSlide(draft),
    ],
  });
};

/** Two groups of one campaign as a presentation. */
export const buildComparisonDeck = (
  data: ProfilingData,
  second: ProfiledGroup,
  language: Language,
): Deck => {
  const draft = profilingDraft(data, language);
  const { comparison, comparisonTitle } = draft.texts;
  const columns = comparisonColumns(draft, second);
  return build({
    draft,
    columns,
    lessons: [
      comparisonLesson(draft, columns),
      ...columns.map(({ name, group }) =>
        draft.words.slides.titled(
          name,
          draft.words.slides.totalGap(
            decimalText(draft, figure(group.report.totalGap.gap, group.report.totalGap.interval)),
          ),
        ),
      ),
    ],
    title: comparisonTitle,
    difference: comparison.difference,
    cautions: haveOverlap(data.group.selection, second.selection) ? [comparison.overlap] : [],
  });
};

/** A group, and the same one in an earlier campaign, as a presentation. */
export const buildTrendDeck = (
  data: ProfilingData,
  earlier: ProfiledGroup,
  language: Language,
): Deck => {
  const draft = profilingDraft(data, language);
  const { trend, trendTitle } = draft.texts;
  return build({
    draft,
    columns: trendColumns(draft, earlier),
    lessons: trendLessons(draft, earlier, data.group),
    title: trendTitle,
    difference: trend.change,
    cautions: [trend.caution],
  });
};
