import { type GivenAnswers, STAMP_MAX, withStamps } from '@cadran/contract';
import type { Secrets } from '../../../secrets.ts';

/** About four years, in the unit of stamps. */
const SPAN = 2 ** 48;

/**
 * Stamps order the answers of an unfinished questionnaire but must not reveal when they were given: those of one
 * questionnaire are shifted by a distance derived from the installation's key.
 */
export const createStampObfuscator = (secrets: Secrets, questionnaireId: string) => {
  const distance = secrets.keyedHash('stamp-distance', questionnaireId).readUIntBE(0, 6);
  return {
    hide: (given: GivenAnswers) =>
      withStamps(given, (stamp) => Math.min(stamp, STAMP_MAX - SPAN) + distance),
    show: (given: GivenAnswers) => withStamps(given, (stamp) => stamp - distance),
  };
};
