import { seededRandom } from '@cadran/instruments/seeded-random';
import { packRankings } from '@cadran/scoring';
import { simulateRespondent } from '@cadran/scoring/simulation';
import type { AnswerGroup } from '../../modules/culture-audits/queries/answers.ts';

const CULTURE = { clan: 30, adhocracy: 20, market: 30, hierarchy: 20 };
export const simulatedPeople = (
  number: number,
  seed: number,
  unitIds: readonly [string, ...string[]] = ['a', 'b'],
) => {
  const random = seededRandom(seed);
  return Array.from({ length: number }, () =>
    simulateRespondent(random, { unitIds, perceived: CULTURE, desired: CULTURE }),
  );
};
type Person = Pick<ReturnType<typeof simulatedPeople>[number], 'segments' | 'answers'>;

/** An array as the database sends it. */
export const sentArray = (numbers: readonly (bigint | null)[]): Buffer => {
  const header = [1, 0, 20, numbers.length, 1].map((value) => {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(value);
    return bytes;
  });
  const elements = numbers.map((number) => {
    const bytes = Buffer.alloc(number === null ? 4 : 12);
    bytes.writeInt32BE(number === null ? -1 : 8);
    if (number !== null) bytes.writeBigInt64BE(number, 4);
    return bytes;
  });
  return Buffer.concat([...header, ...elements]);
};

/** As the database sends them: those who share all segments in one group. */
export const sentGroups = (respondents: readonly Person[]): AnswerGroup[] =>
  Object.values(Object.groupBy(respondents, ({ segments }) => JSON.stringify(segments))).map(
    (group = []) => {
      const { unit = null, gender = null, age = null, tenure = null } = group[0]?.segments ?? {};
      const perceived = sentArray(group.map(({ answers }) => packRankings(answers.perceived)));
      const desired = sentArray(group.map(({ answers }) => packRankings(answers.desired)));
      const id = Buffer.alloc(16);
      return { unit, gender, age, tenure, people: group.length, perceived, desired, id };
    },
  );
