import type { GroupOverview, ResultsMap } from '@cadran/contract';
import { CULTURE_DIMENSIONS, CULTURE_TYPES, type Language } from '@cadran/contract/codes';
import { formatCount, formatPercent } from '@cadran/i18n';
import { CULTURE_DIMENSION_TEXTS } from '@cadran/instruments';
import { shownGap } from '@cadran/charts/models';
import { placeText } from '../drafting/quadrant.ts';
import { selectionName, valueName } from '../profiling/group-names.ts';
import type { ProfilingData } from '../profiling/profiling-data.ts';
import { type ProfilingDraft, profilingDraft } from '../profiling/profiling-draft.ts';
import { scoresText, withInterval } from '../profiling/reading.ts';
import { gapSentences } from '../profiling/sections/gaps-section.ts';
import { headline } from '../profiling/sections/headline.ts';
import { respondentsText } from '../profiling/sections/introduction-section.ts';
import { recommendationTexts } from '../profiling/sections/recommendations-section.ts';
import { valuesLessons, valuesTable } from '../profiling/sections/values-section.ts';
import { actionsSlide } from './actions-slide.ts';
import { cultureColumns, diagram } from './culture-charts.ts';
import type { CategoryChart, Deck, DeckSlide } from './deck.ts';
import { decimalText, deckOf, figure, notesOf, scaleOf } from './deck-writing.ts';
import { intervalNotes, methodSlide } from './method-slide.ts';

/** Groups on one page; the widest gaps come first. */
const GROUPS_MAX = 10;
/** Recommendations on one page, in the order of the report. */
const ADVICE_MAX = 4;

const agreement = ({ data, texts, write }: ProfilingDraft): readonly string[] => {
  const { agreement: level, radius, intervals } = data.group.report.perceived;
  if (level === null || radius === null) return [];
  const shown = withInterval({ texts }, (value) => write.decimal(value), radius, intervals?.radius);
  return [texts.culture.agreementPerceived[level](shown)];
};

const congruence = ({ data, texts, write }: ProfilingDraft): readonly string[] => {
  const { congruence: shape, intervals } = data.group.report.perceived;
  if (!shape) return [];
  const shown = withInterval(
    { texts },
    (value) => write.decimal(value),
    shape.value,
    intervals?.congruence,
  );
  return [texts.congruence.levels[shape.level](shown)];
};

const summarySlide = (draft: ProfilingDraft): DeckSlide => {
  const { words } = draft;
  return {
    title: words.slides.summary,
    lead: headline(draft),
    points: [
      ...gapSentences(draft, draft.data.group.report),
      ...agreement(draft),
      ...congruence(draft),
    ],
    notes: notesOf(draft, [headline(draft), words.slides.summaryNote], intervalNotes(draft)),
  };
};

/** Who answered and how, and what is known of those who did not. */
const responseSlide = (draft: ProfilingDraft, everybody: GroupOverview | null): DeckSlide => {
  const { data, texts, words, language, write } = draft;
  const { introduction } = texts;
  const { group, codes, minimumGroup } = data;
  const rate = everybody?.responseRate ?? null;
  const given = codes && write.number(codes.mailed + codes.printed);
  const people = respondentsText(draft, group.report);
  return {
    title: words.slides.response,
    lead: words.slides.answered(people),
    table: {
      columns: [words.slides.fact, words.slides.value],
      rows: [
        [introduction.campaign, group.campaignName],
        [introduction.group, selectionName(draft, group.selection)],
        [introduction.respondents, people],
        ...(rate === null
          ? []
          : [
              [
                words.slides.responseRate,
                everybody?.precision === 'protected'
                  ? words.slides.atLeast(formatPercent(rate / 100, language))
                  : formatPercent(rate / 100, language),
              ],
            ]),
        ...(given === null ? [] : [[introduction.codes, given]]),
        [introduction.figures, introduction.precisions[group.report.precision]],
        [introduction.takenAt, write.instant(group.snapshot.takenAt)],
        [introduction.state, introduction.states[group.snapshot.kind]],
        [
          introduction.minimumGroup,
          introduction[group.report.access === 'link' ? 'answers' : 'people'](
            write.number(minimumGroup),
          ),
        ],
      ],
      numeric: [],
    },
    notes: notesOf(
      draft,
      [words.slides.answered(people), words.slides.responseNote],
      [
        ...(group.report.indicative ? [introduction.indicative] : []),
        ...(group.snapshot.kind === 'interim' ? [introduction.interim] : []),
        texts.guide.limits,
      ],
    ),
  };
};

const cultureSlides = (draft: ProfilingDraft): readonly DeckSlide[] => {
  const { data, texts, words } = draft;
  const { report } = data.group;
  const { perceived, desired } = report;
  const where = texts.culture.quadrantDescription(
    placeText(draft, perceived.point),
    placeText(draft, desired.point),
  );
  const four = texts.culture.barsDescription(
    scoresText(draft, perceived.bars),
    scoresText(draft, desired.bars),
  );
  const sides = [
    { name: texts.perceived, style: 'first', report, side: 'perceived' },
    { name: texts.desired, style: 'first_outlined', report, side: 'desired' },
  ] as const;
  const sure = intervalNotes(draft);
  return [
    {
      title: texts.culture.quadrant,
      lead: where,
      ...diagram(draft, where, sides),
      small: words.slides.intervalLines(perceived.intervals !== null),
      notes: notesOf(draft, [where, words.slides.medianNote], [...agreement(draft), ...sure]),
    },
    {
      title: texts.culture.bars,
      lead: words.slides.barsLead,
      ...cultureColumns(draft, four, sides),
      small: words.slides.intervalLines(perceived.intervals !== null),
      notes: notesOf(draft, [four, words.slides.barsNote], sure),
    },
  ];
};

const gapsSlide = (draft: ProfilingDraft): DeckSlide => {
  const { data, texts, names, words, write } = draft;
  const { gaps, totalGap, access } = data.group.report;
  const series: CategoryChart['series'] = [
    {
      name: texts.gaps.gap,
      style: 'first',
      figures: CULTURE_TYPES.map((type) => figure(gaps[type].gap, gaps[type].interval)),
    },
  ];
  const signed = (value: number): string => write.signed(shownGap(value));
  const described = texts.gaps.description(
    write.series(
      CULTURE_TYPES.map((type) => words.arithmetic.pair(names.types[type], signed(gaps[type].gap))),
    ),
  );
  const total = decimalText(draft, figure(totalGap.gap, totalGap.interval));
  return {
    title: texts.sections.gaps,
    lead: gapSentences(draft, draft.data.group.report).join(' '),
    chart: {
      kind: 'bars',
      description: described,
      categories: CULTURE_TYPES.map((type) => names.types[type]),
      series,
      scale: scaleOf(series),
    },
    table: {
      columns: [words.culture.type, texts.gaps.gap, texts.intervalHeading, texts.gaps.priority],
      rows: CULTURE_TYPES.map((type) => {
        const { gap, interval, level } = gaps[type];
        return [
          names.types[type],
          signed(gap),
          interval ? texts.culture.range(signed(interval[0]), signed(interval[1])) : '–',
          texts.gaps.priorities[level],
        ];
      }),
      numeric: [1, 2],
    },
    small: words.slides.totalGap(total),
    notes: notesOf(
      draft,
      [...gapSentences(draft, draft.data.group.report), words.slides.totalGap(total)],
      [access === null ? texts.gaps.intro : texts.gaps.supportedIntro, ...intervalNotes(draft)],
    ),
  };
};

const dimensionsSlide = (draft: ProfilingDraft): readonly DeckSlide[] => {
  const { data, texts, names, words, language, write } = draft;
  const { congruence: shape, dimensions, intervals } = data.group.report.perceived;
  if (!shape || !dimensions) return [];
  const farthest = CULTURE_DIMENSION_TEXTS[shape.farthest];
  const labels = CULTURE_DIMENSIONS.map((name) => CULTURE_DIMENSION_TEXTS[name].name[language]);
  const lead = congruence(draft).join(' ');
  const furthestText = texts.congruence.farthest(
    farthest.name[language],
    farthest.description[language],
  );
  return [
    {
      title: texts.sections.congruence,
      lead,
      chart: {
        kind: 'stack',
        description: lead,
        categories: labels,
        series: CULTURE_TYPES.map((type) => ({
          name: names.types[type],
          style: type,
          figures: CULTURE_DIMENSIONS.map((name) =>
            figure(dimensions[name].bars[type], intervals?.dimensions?.[name].bars[type]),
          ),
        })),
        scale: [0, 100],
      },
      table: {
        columns: [words.culture.dimension, texts.congruence.deviation],
        rows: CULTURE_DIMENSIONS.map((name, place) => [
          labels[place] ?? '',
          decimalText(draft, figure(shape.deviations[name], intervals?.deviations?.[name])),
        ]),
        numeric: [1],
      },
      small: words.slides.dimensionsNote,
      notes: notesOf(
        draft,
        [texts.congruence.intro, lead, furthestText],
        [
          ...CULTURE_DIMENSIONS.map((name, place) =>
            words.arithmetic.pair(
              labels[place] ?? '',
              write.series(
                CULTURE_TYPES.map((type) =>
                  words.arithmetic.pair(
                    names.types[type],
                    decimalText(
                      draft,
                      figure(dimensions[name].bars[type], intervals?.dimensions?.[name].bars[type]),
                    ),
                  ),
                ),
              ),
            ),
          ),
          texts.congruence.note,
        ],
      ),
    },
  ];
};

/** Groups that differ only by one attribute: units, or else the first with two groups that are served. */
const groupsSlide = (draft: ProfilingDraft, map: ResultsMap | null): readonly DeckSlide[] => {
  const { texts, words, language, write } = draft;
  const served = (map?.attributes ?? []).map(({ attribute, groups }) => ({
    attribute,
    groups: groups.flatMap(({ value, figures }) => (figures ? [{ value, figures }] : [])),
    closed: groups.filter(({ figures }) => figures === null).length,
  }));
  const chosen = served.find(({ groups }) => groups.length > 1);
  if (!chosen) return [];
  const shown = chosen.groups
    .toSorted((a, b) => b.figures.gap.value - a.figures.gap.value)
    .slice(0, GROUPS_MAX)
    .map((group) => ({ ...group, name: valueName(draft, chosen.attribute, group.value) }));
  const series: CategoryChart['series'] = [
    {
      name: texts.export.totalGap,
      style: 'first',
      figures: shown.map(({ figures }) => figures.gap),
    },
  ];
  const attribute = texts.selection.attributes[chosen.attribute];
  const lead = words.slides.groupsLead(attribute.toLocaleLowerCase(language));
  const count = (number: number): string => write.number(number);
  return [
    {
      title: words.slides.groups,
      lead,
      chart: {
        kind: 'bars',
        description: write.series(
          shown.map(({ name, figures }) =>
            words.arithmetic.pair(name, decimalText(draft, figures.gap)),
          ),
        ),
        categories: shown.map(({ name }) => name),
        series,
        scale: scaleOf(series),
      },
      table: {
        columns: [attribute, words.slides.people, texts.export.totalGap],
        rows: shown.map(({ name, figures }) => [
          name,
          formatCount(figures.respondents, language, figures.precision === 'protected'),
          decimalText(draft, figures.gap),
        ]),
        numeric: [1, 2],
      },
      small: words.slides.groupsShown(
        count(shown.length),
        count(chosen.groups.length),
        chosen.closed,
        count(chosen.closed),
      ),
      notes: notesOf(
        draft,
        [lead, words.slides.groupsNote],
        [words.slides.groupsSure, ...intervalNotes(draft)],
      ),
    },
  ];
};

const valuesSlide = (draft: ProfilingDraft): readonly DeckSlide[] => {
  const { data, texts } = draft;
  if (data.valuesSets.length === 0) return [];
  const { columns, rows, numeric } = valuesTable(draft);
  return [
    {
      title: texts.sections.values,
      lead: valuesLessons(draft)[0] ?? '',
      table: { columns, rows, numeric },
      notes: notesOf(draft, [...valuesLessons(draft), texts.values.intro], intervalNotes(draft)),
    },
  ];
};

const adviceSlide = (draft: ProfilingDraft): DeckSlide => {
  const { texts, words } = draft;
  const { given, none } = recommendationTexts(draft);
  const title = texts.sections.recommendations;
  if (given.length === 0)
    return { title, lead: none, notes: notesOf(draft, [none], intervalNotes(draft)) };
  const shown = given.slice(0, ADVICE_MAX);
  return {
    title,
    lead: words.slides.adviceLead(given.length),
    table: {
      columns: [
        texts.recommendations.recommendation,
        texts.recommendations.more,
        texts.recommendations.less,
      ],
      rows: shown.map((one) => [one.title, one.more, one.less]),
      numeric: [],
    },
    notes: notesOf(
      draft,
      [
        texts.recommendations.intro,
        ...given.flatMap(({ title: name, reason, firstSteps }) => [
          reason,
          words.slides.titled(texts.recommendations.firstStepsOf(name), firstSteps.join(' ')),
        ]),
      ],
      [words.slides.adviceSure],
    ),
  };
};

/** A group's report as a presentation; the map of groups is given for all respondents together. */
export const buildProfilingDeck = (
  data: ProfilingData,
  map: ResultsMap | null,
  language: Language,
): Deck => {
  const draft = profilingDraft(data, language);
  const { texts, words, write } = draft;
  const { group } = data;
  const people = respondentsText(draft, group.report);
  const date = write.instant(group.snapshot.takenAt);
  return deckOf(draft, data.organizationName, {
    title: texts.title,
    subtitle: words.frame.subtitle(group.campaignName, selectionName(draft, group.selection)),
    facts: [data.organizationName, words.slides.coverFact(people, date)],
    notes: notesOf(
      draft,
      [words.slides.coverNote(people, group.campaignName, date)],
      intervalNotes(draft),
    ),
    slides: [
      summarySlide(draft),
      responseSlide(draft, map?.everybody ?? null),
      ...cultureSlides(draft),
      gapsSlide(draft),
      ...dimensionsSlide(draft),
      ...groupsSlide(draft, map),
      ...valuesSlide(draft),
      adviceSlide(draft),
      ...actionsSlide(draft),
      methodSlide(draft),
    ],
  });
};
