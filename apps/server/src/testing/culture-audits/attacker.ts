import {
  type AggregateReport,
  type Cell,
  contract,
  NOT_GIVEN,
  type ProfilingSelection,
  type ResultsMap,
  selectionCells,
  type Waves,
} from '@cadran/contract';
import type { SegmentValues } from '@cadran/scoring';
import { derivableUnions } from '@cadran/scoring/simulation';
import type { RespondentFields } from './insert-respondents.ts';
import type { Caller } from '../test-app.ts';

const { profilingResults } = contract;

/** What the attacker knows of a respondent: segments and first snapshot. */
interface KnownRespondent {
  readonly segments: Readonly<Record<string, string>>;
  readonly snapshot: number;
}

const segmentsOf = ({ unitId, gender, ageBand, tenureBand }: RespondentFields) => ({
  unit: unitId ?? NOT_GIVEN,
  gender: gender ?? NOT_GIVEN,
  age: ageBand ?? NOT_GIVEN,
  tenure: tenureBand ?? NOT_GIVEN,
});

const holds = (cell: Cell, segments: KnownRespondent['segments']): boolean =>
  Object.entries(cell).every(([attribute, value]) => segments[attribute] === value);

/** Knows everybody's segments, requests every selection and derives small groups from the responses. */
export const createAttacker = (by: Caller, campaignId: string, k: number) => {
  const people: KnownRespondent[] = [];
  const released: { readonly selection: ProfilingSelection; readonly snapshot: number }[] = [];
  let snapshot = -1;

  const members = (selection: ProfilingSelection, at: number): KnownRespondent[] => {
    const cells = selectionCells(selection) ?? [];
    return people.filter(
      (person) => person.snapshot <= at && cells.some((cell) => holds(cell, person.segments)),
    );
  };
  const learn = (selection: ProfilingSelection, respondents: number): void => {
    if (respondents !== members(selection, snapshot).length)
      throw new Error(`${JSON.stringify(selection)} is about others than it says.`);
    released.push({ selection, snapshot });
  };
  const post = (
    route: (typeof profilingResults)['report' | 'compare' | 'trend' | 'reportPdf'],
    body: object,
  ) => by.call(route, { params: { id: campaignId }, body });

  return {
    /** Respondents that are counted from the next snapshot on. */
    addRespondents: (newcomers: readonly RespondentFields[]): void => {
      snapshot += 1;
      people.push(...newcomers.map((one) => ({ segments: segmentsOf(one), snapshot })));
    },
    /** Whether the selection is served; its result is remembered. */
    requestReport: async (selection: ProfilingSelection): Promise<boolean> => {
      const answer = await post(profilingResults.report, selection);
      if (answer.statusCode !== 200) return false;
      learn(selection, answer.json<AggregateReport>().figures.respondents);
      return true;
    },
    /** Comparisons, trends and PDFs must reveal no more than `requestReport`. */
    requestComparison: async (
      first: ProfilingSelection,
      second: ProfilingSelection,
    ): Promise<boolean> => {
      const answer = await post(profilingResults.compare, { first, second });
      if (answer.statusCode !== 200) return false;
      const { first: one, second: other } = answer.json<{
        first: AggregateReport;
        second: AggregateReport;
      }>();
      learn(first, one.figures.respondents);
      learn(second, other.figures.respondents);
      return true;
    },
    requestTrend: async (selection: ProfilingSelection, earlierId: string): Promise<boolean> => {
      const answer = await post(profilingResults.trend, { ...selection, earlierId });
      if (answer.statusCode !== 200) return false;
      learn(selection, answer.json<{ current: AggregateReport }>().current.figures.respondents);
      return true;
    },
    /** All that the map and the waves show at once: the selections they serve. */
    requestOverviews: async (): Promise<ProfilingSelection[]> => {
      const params = { id: campaignId };
      const map = (await by.call(profilingResults.map, { params })).json<ResultsMap>();
      const waves = (await by.call(profilingResults.waves, { params })).json<Waves>();
      const place = waves.waves.findIndex(({ campaign }) => campaign.id === campaignId);
      const shown = [
        { selection: {}, figures: map.everybody },
        ...map.attributes.flatMap(({ attribute, groups }) =>
          groups.map(({ value, figures }) => ({ selection: { [attribute]: [value] }, figures })),
        ),
        ...waves.lines.map(({ points }) => {
          const { unitId = null, figures = null } = points[place] ?? {};
          return { selection: unitId === null ? {} : { unit: [unitId] }, figures };
        }),
      ];
      return shown.flatMap(({ selection, figures }) => {
        if (!figures) return [];
        learn(selection, figures.respondents);
        return [selection];
      });
    },
    requestPdf: async (selection: ProfilingSelection): Promise<boolean> => {
      const answer = await post(profilingResults.reportPdf, selection);
      if (answer.statusCode !== 200) return false;
      learn(selection, members(selection, snapshot).length);
      return true;
    },
    /** Groups of fewer than k respondents whose results can be derived. */
    findDerivableGroups: (): number[][] => {
      const atoms = new Map<string, { readonly known: KnownRespondent; people: number }>();
      for (const known of people) {
        const key = JSON.stringify([Object.values(known.segments), known.snapshot]);
        const atom = atoms.get(key) ?? { known, people: 0 };
        atom.people += 1;
        atoms.set(key, atom);
      }
      const all = [...atoms.values()];
      const vectors = released.map(({ selection, snapshot: at }) => {
        const cells = selectionCells(selection) ?? [];
        return all.map(({ known }) =>
          Number(known.snapshot <= at && cells.some((cell) => holds(cell, known.segments))),
        );
      });
      return derivableUnions(
        vectors,
        all.map((atom) => atom.people),
        k,
      );
    },
  };
};

/** Every single value and every pair of values. */
export const everySelection = (values: SegmentValues): ProfilingSelection[] => {
  const singles = Object.entries(values).flatMap(([attribute, all]) =>
    all.map((value) => ({ [attribute]: [value] })),
  );
  const pairs = singles.flatMap((first, place) =>
    singles
      .slice(place + 1)
      .filter((second) => Object.keys(first)[0] !== Object.keys(second)[0])
      .map((second) => ({ ...first, ...second })),
  );
  return [{}, ...singles, ...pairs];
};
