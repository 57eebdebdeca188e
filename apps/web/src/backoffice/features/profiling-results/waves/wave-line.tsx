import { WaveChart } from '@cadran/charts';
import type { Waves } from '@cadran/contract';
import type { OverviewFigure } from '@cadran/contract/codes';
import { backoffice } from '@cadran/i18n/backoffice';
import { report } from '@cadran/i18n/report';
import { useRef } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { FigureMenu } from '../../../../shared/report/picture/figure/figure-menu.tsx';
import { FitWidth } from '../../../../shared/report/picture/fit-width.tsx';
import { FIGURE_SCALES, figureColor, figureIn, useFigureTexts } from '../figures/figures.ts';

type Line = Waves['lines'][number];

interface Props {
  readonly waves: Waves['waves'];
  readonly line: Line;
  readonly name: string;
  readonly figure: OverviewFigure;
  readonly small?: boolean;
}

const TICKS = 4;
const WIDEST = 900;
const WIDEST_SMALL = 320;

/** One figure of one group over the waves, which can be saved as a picture. */
export const WaveLine = ({ waves, line, name, figure, small = false }: Props) => {
  const t = useMessages(backoffice.profilingResults).waves;
  const dates = useDates();
  const { figureName, valueText, spoken } = useFigureTexts();
  const scale = FIGURE_SCALES[figure];
  const figures = line.points.map((point) => figureIn(point?.figures, figure));
  const described = waves.flatMap(({ snapshot }, place) => {
    const one = figures[place];
    return one ? [t.point(dates.date(snapshot.takenAt), spoken(figure, one))] : [];
  });
  const drawn = useRef<HTMLDivElement>(null);
  const words = useMessages(report);
  const title = t.chart(figureName(figure), name);
  return (
    <div ref={drawn}>
      <FigureMenu
        title={title}
        words={words}
        chart={() => drawn.current?.querySelector<SVGSVGElement>('svg[role=img]')}
      />
      <FitWidth most={small ? WIDEST_SMALL : WIDEST}>
        {(width) => (
          <WaveChart
            width={width}
            small={small}
            title={title}
            description={described.join('; ') || t.nothing}
            waves={waves.map(({ snapshot }) => dates.date(snapshot.takenAt))}
            points={figures.map(
              (one) =>
                one && {
                  value: one.value,
                  ...(one.interval && { interval: one.interval }),
                  text: valueText(figure, one.value),
                },
            )}
            scale={scale}
            ticks={Array.from({ length: TICKS + 1 }, (_, place) => {
              const value = scale[0] + ((scale[1] - scale[0]) * place) / TICKS;
              return { value, text: String(value) };
            }).filter(({ value }) => !small || value === scale[0] || value === scale[1])}
            color={figureColor(figure)}
          />
        )}
      </FitWidth>
    </div>
  );
};
