import type { OutcomePanel, ReportBlock } from '@cadran/contract';
import { lead, picture, small, table } from '../../drafting/blocks.ts';
import { basisOf, isKnown, lacking, progressOf, stateOf, withInterval } from '../panel-parts.ts';
import type { PanelDraft, PanelView } from '../panel-view.ts';

const TICKS = [-0.5, -0.25, 0, 0.25, 0.5, 0.75] as const;

const nameOf = ({ words, write }: PanelDraft, { outcome, months }: OutcomePanel): string =>
  words.outcomeAfter(words.outcomeNames[outcome], write.number(months));

const rawOf = ({ panel }: OutcomePanel) => (isKnown(panel) ? panel.figures.raw : null);

/** The interval lies on one side of 0. */
const differsFromZero = (outcome: OutcomePanel): boolean => {
  const raw = rawOf(outcome);
  return raw !== null && (raw.interval[0] > 0 || raw.interval[1] < 0);
};

const chart = (draft: PanelDraft): ReportBlock => {
  const { words, write, evidence } = draft;
  const t = words.outcomes;
  const shown = (value: number): string => write.decimal(value, 2);
  return picture({
    kind: 'estimates',
    title: t.picture,
    description: evidence.outcomes
      .flatMap((outcome) => {
        const raw = rawOf(outcome);
        return raw
          ? [t.description(nameOf(draft, outcome), shown(raw.value), ...shownEnds(raw, shown))]
          : [];
      })
      .join(' '),
    mark: 'dot',
    write: 'hundredths',
    ticks: TICKS,
    rows: evidence.outcomes.map((outcome) => {
      const raw = rawOf(outcome);
      return {
        label: nameOf(draft, outcome),
        value: raw?.value ?? null,
        interval: raw?.interval ?? null,
        ...(raw === null && {
          note: isKnown(outcome.panel)
            ? t.noSpread
            : words.of(write.number(outcome.panel.people), write.number(outcome.panel.needed)),
        }),
      };
    }),
    texts: { row: t.outcome, value: t.raw, interval: words.interval },
  });
};

const shownEnds = (
  { interval: [low, high] }: { readonly interval: readonly [number, number] },
  shown: (value: number) => string,
): readonly [string, string] => [shown(low), shown(high)];

const figuresTable = (draft: PanelDraft): ReportBlock => {
  const { words, write, evidence } = draft;
  const t = words.outcomes;
  const shown = (value: number): string => write.decimal(value, 2);
  return table(
    [t.outcome, 'n', t.raw, t.corrected, t.overSkills],
    evidence.outcomes.flatMap((outcome) => {
      const { panel } = outcome;
      if (!isKnown(panel)) return [];
      const { raw, corrected, overSkills } = panel.figures;
      return [
        [
          nameOf(draft, outcome),
          write.number(panel.people),
          raw ? withInterval(raw, shown) : '–',
          corrected ? withInterval(corrected, shown) : '–',
          overSkills === null ? '–' : write.percent(overSkills),
        ],
      ];
    }),
    [1, 2, 3, 4],
  );
};

export const outcomesView = (draft: PanelDraft): PanelView => {
  const { words, write, evidence } = draft;
  const t = words.outcomes;
  const panels = evidence.outcomes.map(({ panel }) => panel);
  const state = stateOf(panels);
  const shown = evidence.outcomes.filter(differsFromZero).map((each) => nameOf(draft, each));
  const missing = evidence.outcomes.filter(({ panel }) => !isKnown(panel));
  return {
    id: 'outcomes',
    title: t.title,
    question: t.question,
    state,
    before: state === 'none' ? t.before : null,
    basis: basisOf(draft, panels),
    meaning: t.meaning,
    missing:
      missing.length === 0
        ? null
        : words.missing.ofGroups(
            write.series(
              missing.map((each) =>
                words.missing.group(nameOf(draft, each), write.number(lacking(each.panel))),
              ),
            ),
          ),
    progress: evidence.outcomes.map((each) => progressOf(draft, nameOf(draft, each), each.panel)),
    blocks:
      state === 'none'
        ? []
        : [
            lead(shown.length === 0 ? t.lead.none : t.lead.some(write.series(shown))),
            chart(draft),
            figuresTable(draft),
            small(t.note),
          ],
  };
};
