import { HeatMap } from '@cadran/charts';
import type { ResultsMap, Segmentation } from '@cadran/contract';
import { OVERVIEW_FIGURES } from '@cadran/contract/codes';
import { formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { report } from '@cadran/i18n/report';
import { NEUTRALS } from '@cadran/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FigureMenu } from '../../../../shared/report/picture/figure/figure-menu.tsx';
import { WithFigures } from '../../../shared/report/with-figures.tsx';
import { figureColor, figureIn, figureShare, useFigureTexts } from '../figures/figures.ts';
import type { MapGroup } from './sort-groups.ts';

interface Props {
  readonly map: ResultsMap;
  readonly attribute: Segmentation;
  /** In the order of the table. */
  readonly groups: readonly MapGroup[];
  readonly nameOf: (group: MapGroup) => string;
}

const WIDTH = 1100;

/** The map as a picture, drawn when a file of it is asked for: with hundreds of groups it takes a while. */
export const MapFigure = ({ map, attribute, groups, nameOf }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();
  const { figureName, valueText, intervalText } = useFigureTexts();
  const title = t.map.label(t.segments[attribute]);
  const cellsOf = ({ figures, withheld }: Pick<MapGroup, 'figures' | 'withheld'>) => {
    if (!figures)
      return withheld === 'more_answers_than_headcount' ? t.filters.crowded : t.filters.closed;
    return [
      {
        share: 0,
        text: formatCount(figures.respondents, language, map.roundedDown),
        note: '',
      },
      ...OVERVIEW_FIGURES.map((name) => {
        const figure = figureIn(figures, name);
        return (
          figure && {
            share: figureShare(name, figure.value),
            text: valueText(name, figure.value),
            note: intervalText(figure),
          }
        );
      }),
    ];
  };
  const draw = (): SVGSVGElement | null => {
    const host = document.createElement('div');
    const root = createRoot(host);
    flushSync(() =>
      root.render(
        <HeatMap
          title={title}
          description={t.map.hint}
          width={WIDTH}
          columns={[
            { label: t.map.respondents, color: NEUTRALS.light.data },
            ...OVERVIEW_FIGURES.map((name) => ({
              label: figureName(name),
              color: figureColor(name),
            })),
          ]}
          rows={[
            {
              label: t.everybody,
              cells: cellsOf({ figures: map.everybody, withheld: 'protected' }),
            },
            ...groups.map((group) => ({ label: nameOf(group), cells: cellsOf(group) })),
          ]}
        />,
      ),
    );
    return host.querySelector('svg');
  };
  const people = map.everybody?.respondents ?? 0;
  return (
    <WithFigures
      of={map.campaign.name}
      people={formatCount(people, language, map.roundedDown)}
      date={map.snapshot.takenAt}
    >
      <FigureMenu title={title} words={useMessages(report)} chart={draw} />
    </WithFigures>
  );
};
