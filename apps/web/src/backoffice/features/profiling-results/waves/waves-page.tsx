import type { Waves } from '@cadran/contract';
import { OVERVIEW_FIGURES, type OverviewFigure } from '@cadran/contract/codes';
import { formatCount, formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChartLine } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { localizedText } from '../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { RepeatAuditButton } from '../../../shared/campaigns/actions/repeat-audit-button.tsx';
import { ListMessage } from '../../../shared/list/list-message.tsx';
import { WithFigures } from '../../../shared/report/with-figures.tsx';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { useFigureTexts } from '../figures/figures.ts';
import { DownloadMenu } from '../report/download-menu.tsx';
import { useDownloadAudit } from '../report/download-report.ts';
import { ResultsNav, useResultsCrumbs } from '../results/results-nav.tsx';
import { MatchesDialog } from './matches-dialog.tsx';
import { SeriesDialog } from './series-dialog.tsx';
import { useNear } from './use-near.ts';
import { WaveLine } from './wave-line.tsx';
import { parseWavesAddress } from './waves-address.ts';
import { FIRST_FIGURE, wavesQuery } from './waves-query.ts';
import { WavesTable } from './waves-table.tsx';
import styles from './waves-page.module.css';

/** As many units as the first screen has room for; it is drawn before the others. */
const FIRST_UNITS = 8;

interface UnitProps {
  readonly waves: Waves['waves'];
  readonly figure: OverviewFigure;
  readonly line: Waves['lines'][number];
  readonly name: string;
}

/** Its chart is drawn when it comes near; the table has the numbers of all units. */
const Unit = ({ line, isFirst, ...shown }: UnitProps & { readonly isFirst: boolean }) => {
  const t = useMessages(backoffice.profilingResults);
  const [ref, isNear] = useNear(isFirst);
  return (
    <li ref={ref}>
      <h3>{shown.name}</h3>
      {!line.points.some((point) => point?.figures) ? (
        <p className={styles.note}>{t.filters.closed}</p>
      ) : (
        <div className={styles.chart}>{isNear && <WaveLine {...shown} line={line} small />}</div>
      )}
    </li>
  );
};

const Lines = ({ waves, figure }: { readonly waves: Waves; readonly figure: OverviewFigure }) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();
  const { figureName } = useFigureTexts();
  const nameOf = ({ unit }: Waves['lines'][number]): string =>
    unit ? localizedText(unit.name, language) : t.everybody;
  const [everybody] = waves.lines;
  const lines = useDeferredValue(waves.lines, waves.lines.slice(0, FIRST_UNITS + 1));
  const units = lines.slice(1);
  const shared = { waves: waves.waves, figure };
  return (
    <>
      <Card title={figureName(figure)} description={t.waves.explanations[figure]}>
        {everybody && <WaveLine {...shared} line={everybody} name={t.everybody} />}
        <p className={styles.note}>{t.waves.intervals}</p>
      </Card>
      {units.length > 0 && (
        <Card title={t.waves.byUnit}>
          <ul className={styles.units}>
            {units.map((line, place) => (
              <Unit
                key={line.unit?.id}
                {...shared}
                line={line}
                name={nameOf(line)}
                isFirst={place < FIRST_UNITS}
              />
            ))}
          </ul>
        </Card>
      )}
      <Card title={t.waves.table(figureName(figure))}>
        <WavesTable waves={{ ...waves, lines }} figure={figure} nameOf={nameOf} />
      </Card>
    </>
  );
};

/** The respondents of each audit, as they may be told. */
const useWaveCounts = ({ waves, lines }: Waves): string => {
  const { language } = useLanguage();
  return formatList(
    waves.flatMap(({ roundedDown }, place) => {
      const group = lines[0]?.points[place]?.figures;
      return group ? [formatCount(group.respondents, language, roundedDown)] : [];
    }),
    language,
  );
};

/** A series of audits over time: all respondents, and each unit. */
export const WavesPage = () => {
  const t = useMessages(backoffice.profilingResults);
  const { figureName } = useFigureTexts();
  const navigate = useNavigate();
  const { campaignId = '' } = useParams({ strict: false });
  const { figure = FIRST_FIGURE } = parseWavesAddress(useSearch({ strict: false }));
  // The former figure stays until the next one is there.
  const shown = useDeferredValue(figure);
  const { data: waves } = useSuspenseQuery(wavesQuery(useApi(), campaignId, shown));
  const [choosing, series] = useDisclosure(false);
  const [matching, matches] = useDisclosure(false);
  const slides = useDownloadAudit('wavesSlides', campaignId);
  const people = useWaveCounts(waves);
  const { can } = waves;
  return (
    <Page
      title={t.waves.title}
      introduction={t.waves.introduction(waves.waves.length)}
      crumbs={useResultsCrumbs(waves.campaign)}
      actions={
        <>
          {can.edit && <RepeatAuditButton campaignId={waves.campaign.id} />}
          {waves.waves.length > 0 && <DownloadMenu campaignId={campaignId} slides={slides} />}
        </>
      }
    >
      <ResultsNav audit={waves.campaign} page="waves" />
      <div className={styles.controls}>
        <NativeSelect
          label={t.waves.figure}
          value={figure}
          data={OVERVIEW_FIGURES.map((name) => ({ value: name, label: figureName(name) }))}
          onChange={(event) =>
            void navigate({
              to: '.',
              search: parseWavesAddress({ figure: event.currentTarget.value }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        {can.edit && (
          <>
            <Button variant="default" onClick={series.open}>
              {t.waves.series.title}
            </Button>
            {waves.matches.length > 0 && (
              <Button variant="default" onClick={matches.open}>
                {t.waves.matches.title}
              </Button>
            )}
          </>
        )}
      </div>
      {waves.waves.length === 0 ? (
        <Card>
          <ListMessage icon={IconChartLine} title={t.first.title} explanation={t.waves.none} />
        </Card>
      ) : (
        <WithFigures
          of={waves.campaign.name}
          people={people}
          date={waves.waves.at(-1)?.snapshot.takenAt ?? ''}
        >
          <Lines waves={waves} figure={shown} />
        </WithFigures>
      )}
      <SeriesDialog waves={waves} opened={choosing} onClose={series.close} />
      <MatchesDialog waves={waves} opened={matching} onClose={matches.close} />
    </Page>
  );
};
