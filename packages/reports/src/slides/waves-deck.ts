import type { AuditAction, CompleteWaves, GroupOverview } from '@cadran/contract';
import { CULTURE_TYPES, type Language } from '@cadran/contract/codes';
import { formatCount, formatPercent } from '@cadran/i18n';
import { REPORT_WORDS } from '@cadran/i18n/reports';
import { differenceInterval } from '@cadran/scoring';
import { inLanguage } from '../drafting/draft.ts';
import { namesOf } from '../drafting/names.ts';
import { writerOf } from '../drafting/writer.ts';
import type { ProfilingDraft } from '../profiling/profiling-draft.ts';
import { totalGapText } from '../profiling/trend-report.ts';
import { actionsSlide } from './actions-slide.ts';
import type { CategoryChart, Deck, DeckFigure, DeckSlide, DeckTable } from './deck.ts';
import { decimalText, deckOf, figure, notesOf, scaleOf, signedText } from './deck-writing.ts';

/** Audits in a table beside a chart; the chart has all of them. */
const AUDITS_MAX = 9;
const UNITS_MAX = 8;

type Draft = Omit<ProfilingDraft, 'data'> & { readonly waves: CompleteWaves };

/** A series of audits, and who they are about. */
export interface WavesData {
  readonly organizationName: string;
  readonly timeZone: string;
  readonly waves: CompleteWaves;
  readonly actions: readonly AuditAction[];
}

const everybodyIn = ({ waves }: Draft): readonly (GroupOverview | null)[] =>
  waves.lines[0]?.points.map((point) => point?.figures ?? null) ?? [];

const datesOf = ({ waves, write }: Draft): readonly string[] =>
  // On one line in tables.
  waves.waves.map(({ snapshot }) => write.instant(snapshot.takenAt).replaceAll(' ', '\u00a0'));

type Measure = (group: GroupOverview) => DeckFigure | null;

/** One or several figures of all respondents over the audits. */
const lines = (
  draft: Draft,
  measures: readonly {
    readonly name: string;
    readonly style: CategoryChart['series'][number]['style'];
    readonly of: Measure;
  }[],
  text: (one: DeckFigure, place: number) => string,
): Required<Pick<DeckSlide, 'chart' | 'table'>> => {
  const dates = datesOf(draft);
  const series = measures.map(({ name, style, of }) => ({
    name,
    style,
    figures: everybodyIn(draft).map((group) => group && of(group)),
  }));
  const rows = dates.map((date, place) => [
    date,
    ...series.map(({ figures }) => {
      const one = figures[place];
      return one ? text(one, place) : '–';
    }),
  ]);
  return {
    chart: {
      kind: 'lines',
      description: rows.map((cells) => cells.join(' ')).join('. '),
      categories: dates,
      series,
      scale: scaleOf(series),
    },
    table: {
      columns: [draft.words.slides.audit, ...series.map(({ name }) => name)],
      rows: rows.slice(-AUDITS_MAX),
      numeric: series.map((_, place) => place + 1),
    },
  };
};

const auditsSlide = (draft: Draft): DeckSlide => {
  const { waves, texts, words, language } = draft;
  const dates = datesOf(draft);
  const everybody = everybodyIn(draft);
  const rows = waves.waves.map(({ campaign, snapshot, roundedDown }, place) => {
    const group = everybody[place] ?? null;
    const rate = group?.responseRate ?? null;
    const shownRate = rate === null ? '–' : formatPercent(rate / 100, language);
    return [
      campaign.name,
      dates[place] ?? '',
      group ? formatCount(group.respondents, language, roundedDown) : '–',
      rate !== null && roundedDown ? words.slides.atLeast(shownRate) : shownRate,
      texts.introduction.states[snapshot.kind],
    ];
  });
  return {
    title: words.slides.audits,
    table: {
      columns: [
        words.slides.audit,
        texts.introduction.takenAt,
        texts.introduction.respondents,
        words.slides.responseRate,
        texts.introduction.state,
      ],
      rows: rows.slice(-AUDITS_MAX),
      numeric: [2, 3],
    },
    small: texts.trend.caution,
    notes: notesOf(
      draft,
      rows.map((cells) => cells.join(', ')),
      [texts.trend.caution, texts.guide.limits],
    ),
  };
};

/** The total gap and each culture, in the last two audits that show them. */
const changes = (draft: Draft): { readonly lead: string; readonly points: readonly string[] } => {
  const { names, words, write } = draft;
  const shown = everybodyIn(draft).flatMap((group, place) => (group ? [{ group, place }] : []));
  const [before, now] = shown.slice(-2);
  if (!before || !now) return { lead: words.slides.oneAudit, points: [] };
  const gap = ({ group }: typeof before) => ({
    gap: group.gap.value,
    interval: group.gap.interval,
  });
  const dates = datesOf(draft);
  return {
    lead: words.slides.between(dates[before.place] ?? '', dates[now.place] ?? ''),
    points: [
      totalGapText(draft, gap(before), gap(now)),
      ...CULTURE_TYPES.map((type) => {
        const [a, b] = [before.group[type], now.group[type]];
        const sure =
          a.interval && b.interval
            ? differenceInterval(a.value, a.interval, b.value, b.interval)
            : null;
        return words.slides.changed(
          names.types[type],
          write.decimal(a.value),
          write.decimal(b.value),
          signedText(draft, figure(b.value - a.value, sure)),
        );
      }),
    ],
  };
};

const unitsSlide = (draft: Draft): readonly DeckSlide[] => {
  const { waves, texts, words, language } = draft;
  const dates = datesOf(draft);
  const places = waves.waves.map((_, place) => place).slice(-2);
  const units = waves.lines.flatMap(({ unit, points }) => {
    const figures = places.map((place) => points[place]?.figures?.gap ?? null);
    return unit && figures.some((one) => one !== null)
      ? [{ name: inLanguage(unit.name, language), figures }]
      : [];
  });
  if (units.length === 0) return [];
  const latest = ({ figures }: (typeof units)[number]): number => figures.at(-1)?.value ?? 0;
  const shown = units.toSorted((a, b) => latest(b) - latest(a)).slice(0, UNITS_MAX);
  const series: CategoryChart['series'] = places.map((place, column) => ({
    name: dates[place] ?? '',
    style: column === places.length - 1 ? 'first' : 'second',
    figures: shown.map(({ figures }) => figures[column] ?? null),
  }));
  const table: DeckTable = {
    columns: [texts.selection.attributes.unit, ...series.map(({ name }) => name)],
    rows: shown.map(({ name, figures }) => [
      name,
      ...figures.map((one) => (one ? decimalText(draft, one) : '–')),
    ]),
    numeric: series.map((_, column) => column + 1),
  };
  return [
    {
      title: words.slides.units,
      lead: words.slides.groupsLead(texts.selection.attributes.unit.toLocaleLowerCase(language)),
      chart: {
        kind: 'bars',
        description: table.rows.map((cells) => cells.join(' ')).join('. '),
        categories: shown.map(({ name }) => name),
        series,
        scale: scaleOf(series),
      },
      table,
      small: words.slides.unitsNote,
      notes: notesOf(
        draft,
        [words.slides.groupsNote],
        [words.slides.groupsSure, words.slides.wavesSure],
      ),
    },
  ];
};

const figureSlides = (draft: Draft): readonly DeckSlide[] => {
  const { waves, names, texts, words, language } = draft;
  const decimal = (one: DeckFigure): string => decimalText(draft, one);
  const page = (
    title: string,
    lead: string,
    shown: Required<Pick<DeckSlide, 'chart' | 'table'>>,
    small = words.slides.wavesNote,
  ): DeckSlide => ({
    title,
    lead,
    ...shown,
    small,
    notes: notesOf(draft, [lead, shown.chart.description], [words.slides.wavesSure]),
  });
  const single = (name: string, of: Measure) =>
    lines(draft, [{ name, style: 'first', of }], decimal);
  const rated = everybodyIn(draft).some((group) => (group?.responseRate ?? null) !== null);
  const { axes } = words.culture;
  return [
    page(
      texts.export.totalGap,
      words.slides.gapLead,
      single(texts.export.totalGap, ({ gap }) => gap),
    ),
    page(
      words.slides.fourCultures,
      words.slides.fourLead,
      lines(
        draft,
        CULTURE_TYPES.map((type) => ({
          name: names.types[type],
          style: type,
          of: (group) => group[type],
        })),
        // Five columns: the interval may stand under its figure.
        (one) => decimal(one).replace('\u00a0[', ' ['),
      ),
    ),
    page(
      words.slides.position,
      words.slides.positionLead,
      lines(
        draft,
        [
          { name: `${axes.internal}–${axes.external}`, style: 'first', of: ({ x }) => x },
          { name: `${axes.stability}–${axes.flexibility}`, style: 'second', of: ({ y }) => y },
        ],
        (one) => signedText(draft, one),
      ),
    ),
    page(
      texts.culture.measures.strength,
      words.slides.strengthLead,
      single(texts.culture.measures.strength, ({ strength }) => strength),
    ),
    ...(rated
      ? [
          page(
            words.slides.responseRate,
            words.slides.rateLead,
            lines(
              draft,
              [
                {
                  name: words.slides.responseRate,
                  style: 'first',
                  of: ({ responseRate }) =>
                    responseRate === null ? null : figure(responseRate, null),
                },
              ],
              ({ value }, place) => {
                const rate = formatPercent(value / 100, language);
                return waves.waves[place]?.roundedDown ? words.slides.atLeast(rate) : rate;
              },
            ),
            texts.selection.all,
          ),
        ]
      : []),
  ];
};

/** A series of audits as a presentation. */
export const buildWavesDeck = (
  { organizationName, timeZone, waves, actions }: WavesData,
  language: Language,
): Deck => {
  const words = REPORT_WORDS[language];
  const texts = words.profiling;
  const draft: Draft = {
    waves,
    language,
    words,
    texts,
    names: namesOf(language),
    write: writerOf(language, timeZone),
  };
  const count = waves.waves.length;
  const dates = datesOf(draft);
  const lessons = changes(draft);
  return deckOf(draft, organizationName, {
    title: words.slides.wavesTitle,
    subtitle: waves.campaign.name,
    facts: [organizationName, words.slides.wavesFact(count, dates[0] ?? '', dates.at(-1) ?? '')],
    notes: notesOf(draft, [words.slides.wavesCover], [texts.trend.caution]),
    slides: [
      {
        title: words.slides.summary,
        ...lessons,
        notes: notesOf(
          draft,
          [lessons.lead, ...lessons.points, words.slides.summaryNote],
          [words.slides.wavesSure],
        ),
      },
      auditsSlide(draft),
      ...figureSlides(draft),
      ...unitsSlide(draft),
      ...actionsSlide({ ...draft, data: { group: { selection: {} }, actions } }),
      {
        title: words.slides.method,
        points: [
          words.slides.medianNote,
          words.slides.wavesSure,
          words.slides.wavesProtection,
          texts.trend.caution,
          texts.guide.limits,
        ],
        notes: notesOf(draft, [words.slides.methodNote], [texts.guide.intervals]),
      },
    ],
  });
};
