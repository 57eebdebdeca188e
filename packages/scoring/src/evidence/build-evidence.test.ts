import { EVIDENCE_NEEDED } from '@cadran/contract/codes';
import { expect, test } from 'vitest';
import {
  buildOrganizationPanels,
  buildPanels,
  type EvidenceSources,
  type OrganizationSources,
} from './build-evidence.ts';
import { ITEM_REST_CELLS } from './layout.ts';
import { createReading } from './reading.ts';
import { cellOf, DATE, READ_AT } from './testing-cells.ts';
import { sheetWith } from './testing-sheets.ts';

const common = { organizationId: '', readAt: READ_AT };
const NONE: EvidenceSources = { reading: createReading(), groupTables: [] };
const NOTHING: OrganizationSources = {
  reading: createReading(),
  selections: [],
  oversight: [],
};
const tooFew = (panel: keyof typeof EVIDENCE_NEEDED, people = 0) => ({
  state: 'too_few',
  people,
  needed: EVIDENCE_NEEDED[panel],
  date: people === 0 ? null : DATE,
});

test('without people each panel says how many it needs', () => {
  expect(buildPanels(NONE)).toEqual({
    items: tooFew('items'),
    reliability: tooFew('reliability'),
    norms: ['fr', 'en'].map((language) => ({ language, panel: tooFew('norms') })),
    itemFairness: ['language', 'sex', 'age'].map((grouping) => ({
      grouping,
      groups: [],
      panel: tooFew('itemFairness'),
    })),
  });
  expect(buildOrganizationPanels(NOTHING)).toEqual({
    impact: { needed: 30, date: null, comparisons: [] },
    oversight: tooFew('oversight'),
  });
});

test('each panel is of its own source', () => {
  const panels = buildPanels({
    reading: createReading([
      cellOf('personality', 2, [sheetWith({})], 'fr'),
      cellOf('personality', 3, [sheetWith({})], 'en'),
    ]),
    groupTables: (['sex', 'age'] as const).map((grouping) => ({
      ...common,
      instrumentVersion: 1,
      grouping,
      group: `a ${grouping}`,
      people: 40,
      cells: new Int32Array(ITEM_REST_CELLS),
    })),
  });
  expect(panels.items).toEqual(tooFew('items', 5));
  expect(panels.reliability).toEqual(tooFew('reliability', 5));
  expect(panels.norms.map(({ panel }) => panel.people)).toEqual([2, 3]);
  expect(panels.itemFairness.map(({ grouping, groups }) => [grouping, groups])).toEqual([
    [
      'language',
      [
        { group: 'en', people: 3 },
        { group: 'fr', people: 2 },
      ],
    ],
    ['sex', [{ group: 'a sex', people: 40 }]],
    ['age', [{ group: 'a age', people: 40 }]],
  ]);
  const ofOrganization = buildOrganizationPanels({
    reading: createReading(),
    selections: [
      {
        ...common,
        name: [{ dimension: 'language', group: 'fr' }],
        people: 5,
        fits: 1,
        shortlisted: null,
        hired: null,
        scores: [],
      },
    ],
    oversight: [
      {
        readAt: READ_AT,
        decided: 6,
        againstVerdict: 0,
        underOneMinute: 0,
        told: 0,
        changedAfterTold: 0,
        campaigns: 0,
        targetsChanged: 0,
      },
    ],
  });
  expect(ofOrganization.impact).toMatchObject({ date: DATE, comparisons: [{ stage: 'fits' }] });
  expect(ofOrganization.oversight).toEqual(tooFew('oversight', 6));
});
