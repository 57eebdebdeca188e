import { each } from '../drawing/each.ts';
import { LIMITS } from '@cadran/contract/codes';
import { Label } from '../drawing/label.tsx';
import { linearScale } from '../drawing/linear-scale.ts';
import { AXIS, DATA, GRID, GROUND, INK, SIZE, SOFT_INK, SURFACE } from '../drawing/paint.ts';
import { DEFAULT_WIDTH, Picture, type PictureProps } from '../drawing/picture.tsx';
import { rowLayout } from '../drawing/row-layout.ts';
import { Bar, Rule } from '../drawing/strokes.tsx';
import { textWidth } from '../drawing/text-width.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import { formatsOf, MISSING, type NumberFormats, orMissing } from '../numbers/number-formats.ts';
import type { TableData } from '../table/chart-table.tsx';

export interface SectionRow {
  readonly label: string;
  /** `null`: the section does not count, and `note` says why. */
  readonly score: number | null;
  readonly weight: number | null;
  /** "Not asked", "not required"; or a word on a section that counts. */
  readonly note?: string;
}

interface SectionTexts {
  readonly section: string;
  readonly score: string;
  readonly weight: string;
}

interface SectionBarsProps extends PictureProps {
  readonly rows: readonly SectionRow[];
  readonly texts: SectionTexts;
}

const HEAD = 26;
const THICK = 14;
const WEIGHT_ROOM = 58;

/** The section scores with their weights; what does not count is greyed and says so. */
export function SectionBars({
  rows,
  texts,
  title,
  description,
  width = DEFAULT_WIDTH,
  format: given,
}: SectionBarsProps) {
  const { integer } = formatsOf(given);
  const numberRoom = textWidth(integer(100), { size: SIZE.name, weight: 600 }) + 8;
  const { compact, isTall, names, nameX, start, end } = rowLayout({
    width,
    names: rows.map(({ label }) => label),
    after: numberRoom + WEIGHT_ROOM,
    style: { size: SIZE.name },
  });
  const x = linearScale([0, 100], [start, end]);
  const step = compact ? 46 : isTall ? 38 : 28;
  const height = HEAD + rows.length * step + 4;
  const ticks = [0, LIMITS.canAdaptAbove, LIMITS.fitsAbove, 100];
  return (
    <Picture title={title} description={description} width={width} height={height}>
      {ticks.map((tick) => (
        <g key={tick}>
          <Rule
            x1={x(tick)}
            y1={HEAD - 6}
            x2={x(tick)}
            y2={height - 4}
            stroke={tick === 0 ? AXIS : GRID}
          />
          <Label
            x={x(tick)}
            y={HEAD - 15}
            anchor={tick === 0 && compact ? 'start' : 'middle'}
            size={SIZE.tick}
            fill={SOFT_INK}
            text={integer(tick)}
          />
        </g>
      ))}
      <Label
        x={width - 4}
        y={HEAD - 15}
        anchor="end"
        size={SIZE.tick}
        fill={SOFT_INK}
        text={wrapText(texts.weight, WEIGHT_ROOM - 6, { size: SIZE.tick }, 1)}
      />
      {each(rows, ({ score, weight, note }, index) => {
        const top = HEAD + index * step;
        const middle = compact ? top + 32 : top + step / 2;
        const nameY = compact ? top + 12 : middle;
        const counts = score !== null;
        const noteStyle = { size: SIZE.label } as const;
        return (
          <g>
            {compact && <Bar x={0} y={top + 2} width={width} height={20} fill={SURFACE} />}
            <Label
              x={nameX}
              y={nameY}
              size={SIZE.name}
              fill={counts ? INK : SOFT_INK}
              text={names[index] ?? []}
            />
            {counts ? (
              <g>
                <Bar
                  x={start}
                  y={middle - THICK / 2}
                  width={x(score) - start}
                  height={THICK}
                  fill={DATA}
                />
                <Label
                  x={x(score) + 6}
                  y={middle}
                  size={SIZE.name}
                  weight={600}
                  text={integer(score)}
                />
              </g>
            ) : (
              <g>
                <Bar
                  x={start}
                  y={middle - THICK / 2}
                  width={end - start}
                  height={THICK}
                  fill={GROUND}
                />
                {note !== undefined && (
                  <Label
                    x={start + 6}
                    y={middle}
                    fill={SOFT_INK}
                    text={wrapText(note, end - start - 10, noteStyle, 1)}
                  />
                )}
              </g>
            )}
            <Label
              x={width - 4}
              y={middle}
              anchor="end"
              fill={SOFT_INK}
              text={counts ? orMissing(weight, integer) : MISSING}
            />
          </g>
        );
      })}
    </Picture>
  );
}

export const sectionTable = (
  rows: readonly SectionRow[],
  texts: SectionTexts,
  given?: Partial<NumberFormats>,
): TableData => {
  const { integer } = formatsOf(given);
  return {
    columns: [texts.section, texts.score, texts.weight],
    rows: rows.map(({ label, score, weight, note }) => [
      label,
      score === null ? (note ?? MISSING) : integer(score),
      score === null ? MISSING : orMissing(weight, integer),
    ]),
  };
};
