import type { ResultsMap } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { SegmentedControl } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';
import { resultsPath } from '../../../shared/campaigns/campaign-paths.ts';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { Page } from '../../../shared/ui/page/page.tsx';
import { ResultsNav, useResultsCrumbs } from '../results/results-nav.tsx';
import { useGroupLabels } from '../use-group-labels.ts';
import { type MapAddress, parseMapAddress } from './map-address.ts';
import { MapFigure } from './map-figure.tsx';
import { mapQuery } from './map-query.ts';
import { MapTable } from './map-table.tsx';
import { sortGroups } from './sort-groups.ts';
import styles from './map-page.module.css';

const Map = ({ map }: { readonly map: ResultsMap }) => {
  const t = useMessages(backoffice.profilingResults);
  const dates = useDates();
  const navigate = useNavigate();
  const crumbs = useResultsCrumbs(map.campaign);
  const { by, sort } = parseMapAddress(useSearch({ strict: false }));
  const go = (to: MapAddress): void =>
    void navigate({ to: '.', search: to, replace: true, resetScroll: false });
  const { valueName } = useGroupLabels({
    attributes: map.attributes.map(({ attribute, groups }) => ({
      attribute,
      values: groups.map((group) => ({ ...group, respondents: null })),
    })),
    combinable: !map.roundedDown,
  });
  const shown = map.attributes.find(({ attribute }) => attribute === by) ?? map.attributes[0];
  if (!shown) return null;
  const { attribute } = shown;
  const nameOf = ({ value }: { readonly value: string }): string => valueName(attribute, value);
  const sorted = sortGroups(shown.groups, sort, nameOf);
  const isWithheld = shown.groups.some(({ withheld }) => withheld === 'protected');
  return (
    <Page
      title={t.map.title}
      introduction={t.map.introduction(dates.longDate(map.snapshot.takenAt))}
      crumbs={crumbs}
    >
      <ResultsNav audit={map.campaign} page="map" />
      <Card>
        <div className={styles.controls}>
          <SegmentedControl
            className={styles.by ?? ''}
            aria-label={t.map.by}
            value={attribute}
            data={map.attributes.map((one) => ({
              value: one.attribute,
              label: t.segments[one.attribute],
            }))}
            onChange={(chosen) => go({ by: chosen, ...(sort && { sort }) })}
          />
          <p>{t.map.hint}</p>
          <MapFigure map={map} attribute={attribute} groups={sorted} nameOf={nameOf} />
        </div>
        <MapTable
          map={map}
          attribute={attribute}
          groups={sorted}
          nameOf={nameOf}
          sort={sort}
          onSort={(next) => go({ ...(by && { by }), ...(next && { sort: next }) })}
        />
        {isWithheld && (
          <p className={styles.why}>
            {(map.roundedDown ? t.refusal.explanationByLink : t.refusal.explanation)(
              map.minimumGroup,
            )}
          </p>
        )}
      </Card>
    </Page>
  );
};

/** All groups of an audit at a glance, each with the figures that its report shows. */
export const MapPage = () => {
  const { campaignId = '' } = useParams({ strict: false });
  const { data: map } = useSuspenseQuery(mapQuery(useApi(), campaignId));
  return map ? <Map map={map} /> : <Navigate to={resultsPath(campaignId)} replace />;
};
