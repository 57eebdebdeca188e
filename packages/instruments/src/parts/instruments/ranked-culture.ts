import { CULTURE_TYPES, type CultureType, type Moment } from '@cadran/contract/codes';
import { PROFILING_CULTURE } from '../../profiling-culture.ts';
import { shuffle } from '../../seeded-random.ts';
import type { PartDeclaration } from '../part.ts';
import { recordOf } from '../item-answers.ts';
import type { ProfilingRequirements } from '../segments.ts';

const SITUATIONS = PROFILING_CULTURE.map(({ id }) => id);

type Rankings = Readonly<Record<string, readonly CultureType[] | null>>;

/** One situation a page: all four proposals are moved from the left list to the right one (spec, section 4). */
export const rankedCulture = (
  moment: Moment,
): PartDeclaration<ProfilingRequirements, Rankings> => ({
  name: moment,
  asked: () => true,
  pages: () => SITUATIONS.length,
  pageOf: (situation) => SITUATIONS.indexOf(situation),
  missing: (answers) =>
    Object.fromEntries(
      SITUATIONS.filter((id) => (answers[id] ?? []).length < CULTURE_TYPES.length).map((id) => [
        id,
        answers[id] ? `min_items:${CULTURE_TYPES.length}` : 'required',
      ]),
    ),
  statements: () => CULTURE_TYPES.length,
  seconds: () => 30,
  simulate: (random) => recordOf(SITUATIONS, () => shuffle(CULTURE_TYPES, random)),
});
