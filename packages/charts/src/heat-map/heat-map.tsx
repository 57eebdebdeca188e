import { mix, NEUTRALS } from '@cadran/theme';
import { ChartFrame, type CommonChartProps, DEFAULT_WIDTH } from '../drawing/chart-frame.tsx';
import { px } from '../drawing/geometry/pixels.ts';
import { INK, paint, SIZE, SOFT_INK } from '../drawing/paint.ts';
import { renderEach } from '../drawing/render-each.ts';
import { Label } from '../drawing/text/label.tsx';
import { wrapText } from '../drawing/text/wrap-text.ts';

interface HeatCell {
  /** From 0 to 1: how strongly the cell is coloured. */
  readonly share: number;
  readonly text: string;
  /** The interval, below; empty where there is none. */
  readonly note: string;
}

interface Props extends CommonChartProps {
  readonly columns: readonly { readonly label: string; readonly color: string }[];
  readonly rows: readonly {
    readonly label: string;
    /** One for each column, null where nothing is known; a text says why the row has no figures. */
    readonly cells: readonly (HeatCell | null)[] | string;
  }[];
}

const HEAD = 44;
const ROW = 40;
const GAP = 2;
const NAMES_SHARE = 0.22;
/** Ink stays readable on it. */
const STRONGEST = 0.45;

const tint = (color: string, share: number): string => {
  const strength = STRONGEST * Math.min(1, Math.max(0, share));
  return paint(
    mix(NEUTRALS.light.surface, color, strength),
    mix(NEUTRALS.dark.surface, color, strength),
  );
};

/** Groups by figures, each cell coloured by its figure; for files, where the page has a table. */
export function HeatMap({ columns, rows, title, description, width = DEFAULT_WIDTH }: Props) {
  const names = width * NAMES_SHARE;
  const step = (width - names) / Math.max(1, columns.length);
  const left = (place: number): number => names + place * step;
  return (
    <ChartFrame
      title={title}
      description={description}
      width={width}
      height={HEAD + rows.length * ROW}
    >
      {renderEach(columns, ({ label }, place) => (
        <Label
          x={left(place) + step / 2}
          y={HEAD / 2}
          anchor="middle"
          size={SIZE.tick}
          weight={600}
          text={wrapText(label, step - 6, { size: SIZE.tick, weight: 600 })}
        />
      ))}
      {renderEach(rows, ({ label, cells }, index) => {
        const top = HEAD + index * ROW;
        const middle = top + ROW / 2;
        return (
          <g>
            <Label
              x={0}
              y={middle}
              text={wrapText(label, names - 8, { size: SIZE.label })}
              fill={INK}
            />
            {typeof cells === 'string' ? (
              <Label
                x={names + 6}
                y={middle}
                size={SIZE.tick}
                fill={SOFT_INK}
                text={wrapText(cells, width - names - 12, { size: SIZE.tick })}
              />
            ) : (
              renderEach(cells, (cell, place) =>
                cell ? (
                  <g>
                    <rect
                      x={px(left(place) + GAP / 2)}
                      y={px(top + GAP / 2)}
                      width={px(step - GAP)}
                      height={px(ROW - GAP)}
                      fill={tint(columns[place]?.color ?? NEUTRALS.light.data, cell.share)}
                    />
                    <Label
                      x={left(place) + step / 2}
                      y={cell.note === '' ? middle : middle - 7}
                      anchor="middle"
                      text={wrapText(cell.text, step - 4, { size: SIZE.label }, 1)}
                    />
                    {cell.note !== '' && (
                      <Label
                        x={left(place) + step / 2}
                        y={middle + 8}
                        anchor="middle"
                        size={SIZE.tick}
                        fill={SOFT_INK}
                        text={wrapText(cell.note, step - 4, { size: SIZE.tick }, 1)}
                      />
                    )}
                  </g>
                ) : null,
              )
            )}
          </g>
        );
      })}
    </ChartFrame>
  );
}
