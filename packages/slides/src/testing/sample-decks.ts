import {
  DEFAULT_THEME,
  type GroupOverview,
  type ResultsMap,
  type CompleteWaves,
} from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import {
  buildComparisonDeck,
  buildProfilingDeck,
  buildTrendDeck,
  buildWavesDeck,
  type Deck,
} from '@cadran/reports';
import {
  publishedGroup,
  randomCultureAudit,
} from '../../../reports/src/testing/random-culture-audit.ts';
import type { DeckBranding } from '../write-deck.ts';
import { SAMPLE_ACTIONS } from './sample-actions.ts';

export const BRANDING: DeckBranding = {
  organization: 'Hélios & <filles>',
  theme: DEFAULT_THEME,
  logo: null,
};

const ORGANIZATION = 'Hélios';
const LONG = 'Relations avec les clients particuliers et les collectivités du Sud-Ouest';
const UNITS = ['Ventes', 'Atelier', 'Finances', LONG, ...'A B C D E F G H I J'.split(' ')].map(
  (name, place) => ({
    id: `5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4b${10 + place}`,
    name: { fr: name, en: name },
  }),
);

const overview = (respondents: number, gap: number): GroupOverview => {
  const around = (value: number) => ({ value, interval: [value - 4.25, value + 3.5] as const });
  return {
    respondents,
    precision: 'protected',
    leading: 'clan',
    x: around(-12),
    y: around(8),
    clan: around(31.25),
    adhocracy: around(20.5),
    market: around(19.75),
    hierarchy: around(28.5),
    gap: around(gap),
    strength: around(33),
    responseRate: 62,
  };
};

const MAP: ResultsMap = {
  campaign: { id: 'c', organizationId: 'o', name: 'Baromètre' },
  snapshot: { number: 1, kind: 'final', takenAt: '2026-06-15T10:00:00.000Z' },
  minimumGroup: 20,
  roundedDown: true,
  everybody: overview(75, 14),
  attributes: [
    {
      attribute: 'unit',
      groups: UNITS.map(({ id, name }, place) => ({
        value: id,
        name,
        withheld: place === 2 ? 'protected' : null,
        figures: place === 2 ? null : overview(20 + place, 8 + place),
      })),
    },
  ],
};

export const sampleWaves = (count: number): CompleteWaves => ({
  campaign: { id: 'c', organizationId: 'o', name: 'Baromètre 2026' },
  waves: Array.from({ length: count }, (_, place) => ({
    campaign: { id: `c${place}`, organizationId: 'o', name: `Baromètre ${2010 + place}` },
    snapshot: { number: 1, kind: 'final', takenAt: `${2010 + place}-06-15T10:00:00.000Z` },
    roundedDown: true,
  })),
  lines: [
    {
      unit: null,
      points: Array.from({ length: count }, (_, place) => ({
        unitId: null,
        figures: overview(60 + place, 20 - place),
      })),
    },
    ...UNITS.map((unit, row) => ({
      unit,
      points: Array.from({ length: count }, (_, place) =>
        row === 1
          ? null
          : { unitId: unit.id, figures: row === 2 ? null : overview(20, 18 - row - place) },
      ),
    })),
  ],
  matches: [],
  audits: [],
  can: { edit: false },
});

/** All respondents of an audit by link, with intervals and every part of the report. */
export const sampleAudit = (seed: number) => {
  const group = publishedGroup(seed, 76);
  return {
    ...randomCultureAudit(seed),
    organizationName: ORGANIZATION,
    units: UNITS,
    group: { ...group, selection: {}, campaignName: `${group.campaignName} ${LONG}` },
  };
};

type Build = (language: Language, seed: number) => Deck;

/** One of every kind of presentation. */
export const SAMPLE_DECKS = {
  report: (language, seed) =>
    buildProfilingDeck({ ...sampleAudit(seed), actions: SAMPLE_ACTIONS }, MAP, language),
  // Few answers and no sets of values: no details.
  small: (language, seed) =>
    buildProfilingDeck(
      {
        ...randomCultureAudit(7 * seed),
        organizationName: ORGANIZATION,
        group: { ...publishedGroup(7 * seed, 30), selection: {} },
      },
      null,
      language,
    ),
  // Results of an earlier engine have no intervals.
  earlierEngine: (language, seed) => buildProfilingDeck(randomCultureAudit(seed), null, language),
  comparison: (language, seed) =>
    buildComparisonDeck(
      sampleAudit(seed),
      { ...publishedGroup(seed + 1, 60), selection: { unit: [UNITS[3]?.id ?? ''] } },
      language,
    ),
  trend: (language, seed) =>
    buildTrendDeck(sampleAudit(seed), { ...publishedGroup(seed + 2, 60), selection: {} }, language),
  waves: (language, seed) =>
    buildWavesDeck(
      {
        organizationName: ORGANIZATION,
        timeZone: 'Europe/Paris',
        waves: sampleWaves(1 + (seed % 12)),
        actions: SAMPLE_ACTIONS,
      },
      language,
    ),
} as const satisfies Record<string, Build>;

export const SAMPLE_MAP = MAP;
