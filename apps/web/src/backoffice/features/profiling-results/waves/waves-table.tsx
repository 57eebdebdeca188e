import type { Waves } from '@cadran/contract';
import type { OverviewFigure } from '@cadran/contract/codes';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { ScrollRegion } from '../../../../shared/report/table/scroll-region.tsx';
import { auditReportPath } from '../../../shared/campaigns/campaign-paths.ts';
import { figureIn, useFigureTexts } from '../figures/figures.ts';
import styles from './waves-page.module.css';

/** Widths are given, because measuring thousands of cells takes a quarter of a second. */
const NAME_PX = 144;
const WAVE_PX = 104;

type Point = Waves['lines'][number]['points'][number];

interface Props {
  readonly waves: Waves;
  readonly figure: OverviewFigure;
  readonly nameOf: (line: Waves['lines'][number]) => string;
}

/** The numbers of all lines; the names of the audits lead to their reports, and to what changed since. */
export const WavesTable = ({ waves: { waves, lines }, figure, nameOf }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const dates = useDates();
  const { figureName, valueText, intervalText } = useFigureTexts();
  const latest = waves.at(-1);
  // No component of its own: there are thousands of them.
  const cell = (point: Point, place: number) => {
    const key = waves[place]?.campaign.id;
    if (point && !point.figures)
      return (
        <td key={key}>
          <IconLock size={14} stroke={1.75} aria-label={t.filters.closed} role="img" />
        </td>
      );
    const shown = figureIn(point?.figures, figure);
    return (
      <td key={key}>
        {shown ? valueText(figure, shown.value) : t.figures.none}
        {shown?.interval && <small>{intervalText(shown)}</small>}
      </td>
    );
  };
  return (
    <ScrollRegion label={t.waves.table(figureName(figure))}>
      <table
        className={styles.table}
        style={{ minWidth: NAME_PX + WAVE_PX * waves.length }}
        aria-label={t.waves.table(figureName(figure))}
      >
        <colgroup>
          <col style={{ width: NAME_PX }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t.segments.unit}</th>
            {waves.map(({ campaign, snapshot }) => (
              <th key={campaign.id} scope="col">
                <Link to={auditReportPath(campaign.organizationId, campaign.id)}>
                  {campaign.name}
                </Link>
                <small>{dates.date(snapshot.takenAt)}</small>
                {latest && campaign.id !== latest.campaign.id && (
                  <Link
                    to={auditReportPath(latest.campaign.organizationId, latest.campaign.id)}
                    search={{ earlier: campaign.id } as never}
                    aria-label={t.waves.compare(campaign.name)}
                  >
                    {t.waves.compareShort}
                  </Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.unit?.id ?? ''}>
              <th scope="row">{nameOf(line)}</th>
              {line.points.map(cell)}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
