import type { NormsPanel, ReportBlock } from '@cadran/contract';
import { DOMAINS, type Language } from '@cadran/contract/codes';
import { picture, subtitle, table } from '../../drafting/blocks.ts';
import { basisOf, isKnown, lacking, progressOf, stateOf } from '../panel-parts.ts';
import type { PanelDraft, PanelView } from '../panel-view.ts';
import { scaleName } from './items.ts';

type Trait = Extract<NormsPanel, { state: 'known' }>['figures']['traits'][number];

const POSITIONS = [1, 2, 3, 4, 5] as const;
const MIDDLE = { low: 10, high: 90 } as const;

const positionAt = ({ percentiles }: Trait, percent: number): number | undefined =>
  percentiles.find((each) => each.percent === percent)?.position;

const chart = (draft: PanelDraft, language: Language, traits: readonly Trait[]): ReportBlock => {
  const { words, write } = draft;
  const t = words.norms;
  const domains = traits.filter(({ trait }) => (DOMAINS as readonly string[]).includes(trait));
  const [highest] = domains.toSorted((one, other) => other.mean - one.mean);
  return picture({
    kind: 'estimates',
    title: t.picture(words.inLanguage[language]),
    description: t.description(
      highest ? scaleName(draft, highest.trait) : '–',
      highest ? write.decimal(highest.mean, 2) : '–',
    ),
    mark: 'dot',
    write: 'hundredths',
    ticks: POSITIONS,
    rows: domains.map((each) => {
      const [low, high] = [positionAt(each, MIDDLE.low), positionAt(each, MIDDLE.high)];
      return {
        label: scaleName(draft, each.trait),
        value: each.mean,
        interval: low === undefined || high === undefined ? null : ([low, high] as const),
      };
    }),
    texts: { row: t.trait, value: t.mean, interval: t.middle },
  });
};

const normsTable = (draft: PanelDraft, traits: readonly Trait[]): ReportBlock => {
  const { words, write } = draft;
  const t = words.norms;
  const shown = (value: number): string => write.decimal(value, 2);
  const percents = traits[0]?.percentiles.map(({ percent }) => percent) ?? [];
  return table(
    [
      t.trait,
      t.mean,
      words.interval,
      t.deviation,
      ...percents.map((percent) => t.centile(write.number(percent))),
    ],
    traits.map(({ trait, mean, meanInterval: [low, high], deviation, percentiles }) => [
      scaleName(draft, trait),
      shown(mean),
      `[${shown(low)}; ${shown(high)}]`,
      shown(deviation),
      ...percentiles.map(({ position }) => shown(position)),
    ]),
    [1, 2, 3, ...percents.map((_, index) => index + 4)],
  );
};

export const normsView = (draft: PanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const t = words.norms;
  const panels = evidence.norms.map(({ panel }) => panel);
  const missing = evidence.norms.filter(({ panel }) => !isKnown(panel));
  const state = stateOf(panels);
  return {
    id: 'norms',
    title: t.title,
    question: t.question,
    state,
    before: state === 'none' ? t.before : null,
    basis: basisOf(draft, panels),
    meaning: state === 'none' ? t.meaning : t.meaningKnown,
    missing:
      missing.length === 0
        ? null
        : words.missing.ofGroups(
            write.list(
              missing.map(({ language, panel }) =>
                words.missing.group(words.inLanguage[language], write.number(lacking(panel))),
              ),
            ),
          ),
    progress: evidence.norms.map(({ language, panel }) =>
      progressOf(draft, words.languages[language], panel),
    ),
    blocks: evidence.norms.flatMap(({ language, panel }) =>
      isKnown(panel) ? [chart(draft, language, panel.figures.traits)] : [],
    ),
    details: evidence.norms.flatMap(({ language, panel }) =>
      isKnown(panel)
        ? [
            subtitle(t.tableTitle(words.inLanguage[language])),
            normsTable(draft, panel.figures.traits),
          ]
        : [],
    ),
  };
};
