import { type AnswerStamps, STAMP_MAX } from '@cadran/contract';
import type { Secrets } from '../secrets.ts';

/** In stamps: somewhat more than four years. */
const SPAN = 2 ** 48;

const mapStamps = (stamps: AnswerStamps, change: (stamp: number) => number): AnswerStamps =>
  Object.fromEntries(
    Object.entries(stamps).map(([part, items]) => [
      part,
      Object.fromEntries(Object.entries(items).map(([item, stamp]) => [item, change(stamp)])),
    ]),
  );

/**
 * Stamps order the answers of an unfinished questionnaire, and must tell no time: all of one questionnaire are moved
 * by the same distance, which takes the installation's key to know. Their order stays; `show` undoes it.
 */
export const hiddenStamps = (secrets: Secrets, questionnaireId: string) => {
  const distance = secrets.keyedHash('stamp-distance', questionnaireId).readUIntBE(0, 6);
  return {
    hide: (stamps: AnswerStamps) =>
      mapStamps(stamps, (stamp) => Math.min(stamp, STAMP_MAX - SPAN) + distance),
    show: (stamps: AnswerStamps) => mapStamps(stamps, (stamp) => stamp - distance),
  };
};
