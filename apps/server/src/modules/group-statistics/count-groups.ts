import { GROUP_QUESTIONS, type GroupAnswers, type GroupQuestion } from '@cadran/contract';
import type { GroupSelection, GroupTable } from '@cadran/evidence';
import { ITEM_REST_CELLS, itemRestCells, SCORE_BINS } from '@cadran/scoring/evidence';
import type { SumsChange, SumsReading } from '../stepped-sums/index.ts';

export const GROUPS = 'groups/';
/** How many forms came: what they say is published with every step of these. */
export const FORMS = 'forms/groups';
export const ITEMS = `${GROUPS}items/`;
export const SELECTION = `${GROUPS}selection/`;

type Place = Pick<SumsChange, 'organizationId'>;
interface Group {
  readonly dimension: GroupQuestion;
  readonly group: string;
}

/** Items are compared between sexes and ages. */
const GROUPINGS = { sex: 'sex', age_band: 'age' } as const;

const groupsOf = (answers: GroupAnswers): Group[] =>
  GROUP_QUESTIONS.flatMap((dimension) => {
    const group = answers[dimension];
    return group === null ? [] : [{ dimension, group }];
  });

/** One more form, whatever it says. */
export const formChange = (place: Place): SumsChange => ({
  ...place,
  kind: FORMS,
  length: 0,
  add: () => undefined,
});

const bump = (numbers: Float64Array, place: number): void => {
  numbers[place] = (numbers[place] ?? 0) + 1;
};

/** One person counted in the table of items of their sex and of their age. */
export const itemChanges = (
  place: Place,
  answers: GroupAnswers,
  version: number,
  sheet: readonly number[],
): SumsChange[] => {
  const cells = itemRestCells(sheet);
  return Object.entries(GROUPINGS).flatMap(([question, grouping]) => {
    const group = answers[question as keyof typeof GROUPINGS];
    if (group === null) return [];
    return {
      ...place,
      kind: `${ITEMS}${version}/${grouping}/${group}`,
      together: true as const,
      length: ITEM_REST_CELLS,
      add: (numbers: Float64Array) => {
        for (const cell of cells) bump(numbers, cell);
      },
    };
  });
};

/** One person counted by score and verdict in their sex and age together: who fits first, then people by score. */
export const selectionChanges = (
  place: Place,
  answers: GroupAnswers,
  { score, fits }: { readonly score: number; readonly fits: boolean },
): SumsChange[] => {
  const groups = groupsOf(answers);
  if (groups.length === 0) return [];
  return [
    {
      ...place,
      kind: SELECTION + groups.map(({ dimension, group }) => `${dimension}=${group}`).join(','),
      together: true,
      length: 1 + SCORE_BINS,
      add: (numbers) => {
        if (fits) bump(numbers, 0);
        bump(numbers, 1 + score);
      },
    },
  ];
};

export const groupTable = ({ kind, numbers, ...reading }: SumsReading): GroupTable => {
  const [version, grouping, group = ''] = kind.slice(ITEMS.length).split('/');
  return {
    ...reading,
    instrumentVersion: Number(version),
    grouping: grouping === 'age' ? 'age' : 'sex',
    group,
    cells: numbers,
  };
};

export const groupSelection = ({ kind, numbers, ...reading }: SumsReading): GroupSelection => ({
  ...reading,
  name: kind
    .slice(SELECTION.length)
    .split(',')
    .map((part) => {
      const [dimension = '', group = ''] = part.split('=');
      return { dimension, group };
    }),
  fits: numbers[0] ?? 0,
  // Nothing leads from the form to what was decided later.
  shortlisted: null,
  hired: null,
  scores: Array.from(numbers.slice(1)),
});
