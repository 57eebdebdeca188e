import { valuesSetProfile } from '@cadran/scoring';
import { paragraph, picture, subtitle, table } from '../drafting/blocks.ts';
import { placeText, quadrantTexts } from '../drafting/quadrant.ts';
import { targetPoint } from '../portrait/culture-pictures.ts';
import type { ReportBlock, ReportSection } from '../report.ts';
import { cultureBars } from './culture-bars.ts';
import { type ProfilingDraft, profilingSection } from './profiling-draft.ts';
import { QUADRANT_TERMS, spreadPoint } from './reading.ts';

/** Where the company's own values would lie; a set that speaks of no culture has no place. */
const valuesPoints = ({ data, texts }: ProfilingDraft) =>
  data.valuesSets.flatMap(({ name, color, values }) => {
    const profile = valuesSetProfile(values);
    return profile
      ? [
          {
            ...targetPoint(profile),
            label: texts.culture.valuesSet(name),
            kind: 'target' as const,
            color,
            shape: 'diamond' as const,
          },
        ]
      : [];
  });

const pictures = (draft: ProfilingDraft): readonly ReportBlock[] => {
  const { data, texts } = draft;
  const { perceived, desired } = data.group.report;
  return [
    picture({
      kind: 'quadrant',
      title: texts.culture.quadrant,
      terms: QUADRANT_TERMS,
      description: texts.culture.quadrantDescription(
        placeText(draft, perceived.point),
        placeText(draft, desired.point),
      ),
      model: {
        points: [
          { ...spreadPoint(perceived), label: texts.perceived, kind: 'actual' },
          { ...spreadPoint(desired), label: texts.desired, kind: 'target' },
          ...valuesPoints(draft),
        ],
        arrows: [{ from: 0, to: 1 }],
      },
      texts: quadrantTexts(draft),
    }),
    cultureBars(draft, texts.culture.bars, data.group.report),
  ];
};

const measures = ({ data, texts, write }: ProfilingDraft): ReportBlock => {
  const { measures: named, range } = texts.culture;
  const sides = [data.group.report.perceived, data.group.report.desired];
  const row = (name: string, of: (side: (typeof sides)[number]) => string): string[] => [
    name,
    ...sides.map(of),
  ];
  const signed = (value: number): string => write.signed(value);
  return table(
    [named.measure, texts.perceived, texts.desired],
    [
      row(named.x, ({ point }) => signed(point.x)),
      row(named.y, ({ point }) => signed(point.y)),
      row(named.xSpread, ({ spread }) => range(signed(spread.x.low), signed(spread.x.high))),
      row(named.ySpread, ({ spread }) => range(signed(spread.y.low), signed(spread.y.high))),
      row(named.radius, ({ radius }) => write.decimal(radius)),
      row(named.strength, ({ strength }) => write.decimal(strength.value)),
    ],
    [1, 2],
  );
};

export const cultureSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, write } = draft;
  const { perceived, desired } = data.group.report;
  const { culture } = texts;
  return profilingSection(draft, 'culture', [
    paragraph(culture.intro),
    ...pictures(draft),
    subtitle(culture.agreementTitle),
    paragraph(culture.agreementPerceived[perceived.agreement](write.decimal(perceived.radius))),
    paragraph(culture.agreementDesired[desired.agreement](write.decimal(desired.radius))),
    subtitle(culture.strengthTitle),
    paragraph(
      culture.strength(
        write.decimal(perceived.strength.value),
        culture.strengths[perceived.strength.level],
        write.decimal(desired.strength.value),
        culture.strengths[desired.strength.level],
      ),
    ),
    measures(draft),
  ]);
};
