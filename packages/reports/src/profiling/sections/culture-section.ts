import type { ReportBlock, ReportSection } from '@cadran/contract';
import { type GroupCulture, valuesSetProfile } from '@cadran/scoring';
import { lead, paragraph, picture, subtitle, table } from '../../drafting/blocks.ts';
import { placeText, quadrantTexts } from '../../drafting/quadrant.ts';
import { targetPoint } from '../../portrait/culture-pictures.ts';
import { cultureBars } from './culture-bars.ts';
import { headline } from './headline.ts';
import { type ProfilingDraft, profilingSection } from '../profiling-draft.ts';
import { bracketed, QUADRANT_TERMS, spreadPoint, withheldPart, withInterval } from '../reading.ts';

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

const measures = (draft: ProfilingDraft): ReportBlock => {
  const { data, texts, write } = draft;
  const { measures: named, range } = texts.culture;
  const sides = [data.group.report.perceived, data.group.report.desired];
  const row = (name: string, of: (side: (typeof sides)[number]) => string): string[] => [
    name,
    ...sides.map(of),
  ];
  const signed = (value: number): string => write.signed(value);
  const decimal = (value: number): string => write.decimal(value);
  const spread = (axis: 'x' | 'y') => (side: (typeof sides)[number]) =>
    side.spread ? range(signed(side.spread[axis].low), signed(side.spread[axis].high)) : '';
  const hasDispersion = sides.every(({ radius }) => radius !== null);
  return table(
    [named.measure, texts.perceived, texts.desired],
    [
      row(named.x, ({ point, intervals }) =>
        withInterval(draft, signed, point.x, intervals?.point.x),
      ),
      row(named.y, ({ point, intervals }) =>
        withInterval(draft, signed, point.y, intervals?.point.y),
      ),
      ...(hasDispersion
        ? [
            row(named.xSpread, spread('x')),
            row(named.ySpread, spread('y')),
            row(named.radius, ({ radius, intervals }) =>
              radius === null ? '' : withInterval(draft, decimal, radius, intervals?.radius),
            ),
          ]
        : []),
      row(named.strength, ({ strength, intervals }) =>
        withInterval(draft, decimal, strength.value, intervals?.strength),
      ),
    ],
    [1, 2],
  );
};

const agreement = (draft: ProfilingDraft): readonly ReportBlock[] => {
  const { data, texts, write } = draft;
  const { perceived, desired } = data.group.report;
  const { culture, withheld } = texts;
  const needed = withheldPart(data.group.report, 'dispersion');
  const decimal = (value: number): string => write.decimal(value);
  if (perceived.agreement === null || perceived.radius === null)
    return needed === undefined ? [] : [paragraph(withheld.dispersion(write.number(needed)))];
  return [
    paragraph(
      culture.agreementPerceived[perceived.agreement](
        withInterval(draft, decimal, perceived.radius, perceived.intervals?.radius),
      ),
    ),
    ...(desired.agreement === null || desired.radius === null
      ? []
      : [
          paragraph(
            culture.agreementDesired[desired.agreement](
              bracketed(decimal, desired.radius, desired.intervals?.radius),
            ),
          ),
        ]),
  ];
};

export const cultureSection = (draft: ProfilingDraft): ReportSection => {
  const { data, texts, write } = draft;
  const { perceived, desired } = data.group.report;
  const { culture } = texts;
  const strength = ({ strength: { value }, intervals }: GroupCulture): string =>
    withInterval(draft, (one) => write.decimal(one), value, intervals?.strength);
  return profilingSection(draft, 'culture', [
    lead(headline(draft)),
    ...pictures(draft),
    paragraph(perceived.radius === null ? culture.introWithoutSpread : culture.intro),
    subtitle(culture.agreementTitle),
    ...agreement(draft),
    subtitle(culture.strengthTitle),
    paragraph(
      culture.strength(
        strength(perceived),
        culture.strengths[perceived.strength.level],
        strength(desired),
        culture.strengths[desired.strength.level],
      ),
    ),
    measures(draft),
  ]);
};
