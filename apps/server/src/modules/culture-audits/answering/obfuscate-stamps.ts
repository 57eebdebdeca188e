import { type AnswerStamps, STAMP_MAX } from '@cadran/contract';
import type { Secrets } from '../../../secrets.ts';

/** About four years, in the unit of stamps. */
const SPAN = 2 ** 48;

const mapStamps = (stamps: AnswerStamps, change: (stamp: number) => number): AnswerStamps =>
  Object.fromEntries(
    Object.entries(stamps).map(([part, items]) => [
      part,
      Object.fromEntries(Object.entries(items).map(([item, stamp]) => [item, change(stamp)])),
    ]),
  );

/**
 * Stamps order the answers of an unfinished questionnaire but must not reveal when they were given: those of one
 * questionnaire are shifted by a distance derived from the installation's key.
 */
export const createStampObfuscator = (secrets: Secrets, questionnaireId: string) => {
  const distance = secrets.keyedHash('stamp-distance', questionnaireId).readUIntBE(0, 6);
  return {
    hide: (stamps: AnswerStamps) =>
      mapStamps(stamps, (stamp) => Math.min(stamp, STAMP_MAX - SPAN) + distance),
    show: (stamps: AnswerStamps) => mapStamps(stamps, (stamp) => stamp - distance),
  };
};
