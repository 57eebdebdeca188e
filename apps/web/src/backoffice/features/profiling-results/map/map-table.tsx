import type { ResultsMap, Segmentation } from '@cadran/contract';
import { OVERVIEW_FIGURES, type OverviewFigure } from '@cadran/contract/codes';
import { formatCount } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { IconArrowDown, IconArrowsSort, IconArrowUp, IconLock } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { ScrollRegion } from '../../../../shared/report/table/scroll-region.tsx';
import { auditReportPath } from '../../../shared/campaigns/campaign-paths.ts';
import { figureColor, figureIn, figureShare, useFigureTexts } from '../figures/figures.ts';
import type { MapAddress, MapSort } from './map-address.ts';
import type { MapGroup } from './sort-groups.ts';
import styles from './map-table.module.css';

const SORT_ICONS = {
  ascending: IconArrowUp,
  descending: IconArrowDown,
  none: IconArrowsSort,
} as const;

const orderOf = (field: MapSort, sort: MapAddress['sort']): keyof typeof SORT_ICONS => {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : 'none';
};

/** How strongly a cell is coloured, in per cent; ink stays readable on it. */
const STRONGEST = 45;
const heat = (name: OverviewFigure, value: number): CSSProperties =>
  ({ '--heat': `${Math.round(STRONGEST * figureShare(name, value))}%` }) as CSSProperties;

interface Row extends Pick<MapGroup, 'withheld' | 'figures'> {
  readonly key: string;
  readonly name: string;
  readonly href: string;
}

interface HeaderProps {
  readonly field: MapSort;
  readonly label: string;
  readonly sort: MapAddress['sort'];
  readonly onSort: (sort: MapAddress['sort']) => void;
}

const Header = ({ field, label, sort, onSort }: HeaderProps) => {
  const order = orderOf(field, sort);
  const SortIcon = SORT_ICONS[order];
  // Figures are first read from the highest down.
  const next = (): MapAddress['sort'] => {
    if (field === 'name') return order === 'ascending' ? '-name' : 'name';
    return order === 'descending' ? field : `-${field}`;
  };
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" onClick={() => onSort(next())}>
        {label}
        <SortIcon size={14} stroke={1.75} aria-hidden />
      </button>
    </th>
  );
};

const MapRow = ({ row, roundedDown }: { readonly row: Row; readonly roundedDown: boolean }) => {
  const t = useMessages(backoffice.profilingResults);
  const { language } = useLanguage();
  const { valueText, intervalText } = useFigureTexts();
  const { figures, name, href, withheld } = row;
  if (!figures)
    return (
      <tr>
        <th scope="row">{name}</th>
        <td colSpan={OVERVIEW_FIGURES.length + 1} className={styles.withheld}>
          <IconLock size={14} stroke={1.75} aria-hidden />
          {withheld === 'more_answers_than_headcount' ? t.filters.crowded : t.filters.closed}
        </td>
      </tr>
    );
  return (
    <tr>
      <th scope="row">
        <a href={href}>{name}</a>
      </th>
      <td>{formatCount(figures.respondents, language, roundedDown)}</td>
      {OVERVIEW_FIGURES.map((one) => {
        const figure = figureIn(figures, one);
        if (!figure)
          return (
            <td key={one} className={styles.none}>
              {t.figures.none}
            </td>
          );
        return (
          <td
            key={one}
            className={styles.cell}
            data-figure={one}
            data-leading={figures.leading === one || undefined}
            style={heat(one, figure.value)}
          >
            {/* Reached by arrow keys, so that the tab key passes one stop a row. */}
            <a href={href} tabIndex={-1}>
              {valueText(one, figure.value)}
              <small>{intervalText(figure)}</small>
            </a>
          </td>
        );
      })}
    </tr>
  );
};

/** The link that an arrow key leads to: the nearest one in that direction. */
const neighbour = (link: Element, key: string): HTMLAnchorElement | null | undefined => {
  const cell = link.closest('th, td');
  const row = cell?.closest('tr');
  if (!cell || !row) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const links = [...row.querySelectorAll('a')];
    const place = links.findIndex((other) => other === link);
    return links[place + (key === 'ArrowRight' ? 1 : -1)];
  }
  const column = [...row.children].indexOf(cell);
  const step = key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling';
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  for (let next = row[step]; next; next = next[step]) {
    const found = next.children[column]?.querySelector('a');
    if (found) return found;
  }
  return null;
};

interface Props {
  readonly map: ResultsMap;
  readonly attribute: Segmentation;
  readonly groups: readonly MapGroup[];
  readonly nameOf: (group: MapGroup) => string;
  readonly sort: MapAddress['sort'];
  readonly onSort: HeaderProps['onSort'];
}

/** A table whose cells are coloured by their figure; each opens the report of its group. */
export const MapTable = ({ map, attribute, groups, nameOf, sort, onSort }: Props) => {
  const t = useMessages(backoffice.profilingResults);
  const { figureName } = useFigureTexts();
  const { history } = useRouter();
  const { organizationId, id } = map.campaign;
  const report = auditReportPath(organizationId, id);
  const rows: Row[] = [
    { key: '', name: t.everybody, href: report, figures: map.everybody, withheld: 'protected' },
    ...groups.map((group) => ({
      key: group.value,
      name: nameOf(group),
      href: `${report}?${attribute}=${group.value}`,
      figures: group.figures,
      withheld: group.withheld,
    })),
  ];
  // Plain links and one listener: a router link in each of some thousand cells takes seconds.
  const open = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    history.push(link.getAttribute('href') ?? report);
  };
  const move = (event: KeyboardEvent): void => {
    const link = (event.target as Element).closest('a');
    const next = link && neighbour(link, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const header = { sort, onSort };
  const colors = Object.fromEntries(
    OVERVIEW_FIGURES.map((name) => [`--map-${name}`, figureColor(name)]),
  );
  return (
    <ScrollRegion label={t.map.title}>
      {/* The keys and clicks are those of the links inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table
        className={styles.map}
        aria-label={t.map.label(t.segments[attribute])}
        style={colors}
        onClick={open}
        onKeyDown={move}
      >
        <thead>
          <tr>
            <Header field="name" label={t.segments[attribute]} {...header} />
            <Header field="respondents" label={t.map.respondents} {...header} />
            {OVERVIEW_FIGURES.map((name) => (
              <Header key={name} field={name} label={figureName(name)} {...header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MapRow key={row.key} row={row} roundedDown={map.roundedDown} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
