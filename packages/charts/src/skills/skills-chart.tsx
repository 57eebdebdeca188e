import { SKILL_LEVELS } from '@cadran/contract/codes';
import { renderEach } from '../drawing/render-each.ts';
import { Label } from '../drawing/text/label.tsx';
import { linearScale } from '../drawing/geometry/linear-scale.ts';
import { SIZE, SOFT_INK, TARGET_COLOR } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, ChartFrame, type CommonChartProps } from '../drawing/chart-frame.tsx';
import { rowLayout } from '../drawing/geometry/row-layout.ts';
import { keyHeight, SeriesKey } from '../drawing/series-key.tsx';
import { Line } from '../drawing/strokes.tsx';
import { widest, wrapText } from '../drawing/text/wrap-text.ts';
import { withDefaultFormats, MISSING, type NumberFormats } from '../numbers/number-formats.ts';
import { SkillLevels } from './skill-levels.tsx';
import { HIGHEST_LEVEL, type SkillRow, type SkillTexts } from './skills-model.ts';

interface SkillsChartProps extends CommonChartProps {
  readonly rows: readonly SkillRow[];
  readonly texts: SkillTexts;
}

const YEARS = { size: SIZE.label } as const;
const LARGEST_YEARS = 140;
const ROOMY = 480;

/** Actual years, then the required ones: "3 years / 5 years". */
const yearsText = ({ actual, required }: SkillRow, years: NumberFormats['years']): string => {
  const had = actual === null || actual.years === null ? MISSING : years(actual.years);
  return required === null || required.years === null ? had : `${had} / ${years(required.years)}`;
};

/** Per skill the actual level (filled) and the required one (outlined), then the years. */
export function SkillsChart({
  rows,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: formats,
}: SkillsChartProps) {
  const format = withDefaultFormats(formats);
  const { integer } = format;
  const key = [
    { label: texts.actual, kind: 'actual' as const },
    ...(rows.some(({ required }) => required !== null)
      ? [{ label: texts.required, kind: 'target' as const, color: TARGET_COLOR }]
      : []),
  ];
  const years = rows.map((row) => wrapText(yearsText(row, format.years), LARGEST_YEARS, YEARS, 1));
  const heading = wrapText(texts.experience, LARGEST_YEARS, YEARS, 1);
  const yearsRoom = widest([...years.flat(), ...heading], YEARS) + 12;
  const { compact, names, nameX, start, end } = rowLayout({
    width,
    names: rows.map(({ label }) => label),
    after: 14 + yearsRoom,
    compactAfter: 14,
    compactBelow: ROOMY,
    besideName: yearsRoom,
    style: { size: SIZE.name },
  });
  const x = linearScale([0, HIGHEST_LEVEL], [start + 14, end]);
  const head = keyHeight(key, width - 8) + 26;
  const step = compact ? 62 : 40;
  const height = head + rows.length * step + 2;
  return (
    <ChartFrame title={title} description={description} width={width} height={height}>
      <SeriesKey series={key} x={4} y={0} width={width - 8} swatch="dot" />
      {renderEach(SKILL_LEVELS, (level) => (
        <g>
          {renderEach(rows, (_, index) => (
            <Line
              x1={x(level)}
              y1={head + index * step + (compact ? 26 : 2)}
              x2={x(level)}
              y2={head + (index + 1) * step - 2}
            />
          ))}
          <Label
            x={x(level)}
            y={head - 10}
            anchor="middle"
            size={SIZE.tick}
            fill={SOFT_INK}
            text={integer(level)}
          />
        </g>
      ))}
      {!compact && (
        <Label x={width - 4} y={head - 10} anchor="end" fill={SOFT_INK} text={heading} />
      )}
      {renderEach(rows, (row, index) => {
        const top = head + index * step;
        const middle = compact ? top + 44 : top + step / 2;
        const nameY = compact ? top + 14 : middle;
        return (
          <g>
            <Line x1={4} y1={top} x2={width - 4} y2={top} />
            <Label x={nameX} y={nameY} size={SIZE.name} text={names[index] ?? []} />
            <SkillLevels row={row} x={x} y={middle} write={integer} />
            <Label x={width - 4} y={nameY} anchor="end" text={years[index] ?? []} />
          </g>
        );
      })}
    </ChartFrame>
  );
}
