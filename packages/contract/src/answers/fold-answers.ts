import type { Language } from '../codes/index.ts';
import type { AnswerItems, StampedAnswers } from './answer-items.ts';

/** An answer as it was saved. Null as the value: the answer was taken back. */
export type GivenAnswer = readonly [value: unknown, stamp: number, language?: Language];

/** Part -> item -> answer. */
export type GivenAnswers = Readonly<Record<string, Readonly<Record<string, GivenAnswer>>>>;

type Languages = Readonly<Record<string, Readonly<Record<string, Language>>>>;

/** Of two answers with one stamp always the same wins, so that the order in which they come does not matter. */
const isNewer = (one: GivenAnswer, other: GivenAnswer | undefined): boolean =>
  other === undefined ||
  one[1] > other[1] ||
  (one[1] === other[1] && JSON.stringify(one) > JSON.stringify(other));

/** The newest answer of each item, whatever the order of the saves and however often each of them came. */
export const foldAnswers = (saves: readonly GivenAnswers[]): GivenAnswers => {
  const folded: Record<string, Record<string, GivenAnswer>> = {};
  for (const save of saves)
    for (const [part, items] of Object.entries(save)) {
      const own = (folded[part] ??= {});
      for (const [item, given] of Object.entries(items))
        if (isNewer(given, own[item])) own[item] = given;
    }
  return folded;
};

const mapItems = <Kept>(
  given: GivenAnswers,
  keep: (answer: GivenAnswer, part: string, item: string) => Kept | undefined,
): Record<string, Record<string, Kept>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([part, items]) => {
      const kept = Object.entries(items).flatMap(([item, answer]) => {
        const one = keep(answer, part, item);
        return one === undefined ? [] : [[item, one] as const];
      });
      return kept.length === 0 ? [] : [[part, Object.fromEntries(kept)] as const];
    }),
  );

/** Those of the items sent of which something newer is stored. */
export const findNewerAnswers = (sent: GivenAnswers, stored: GivenAnswers): GivenAnswers =>
  mapItems(sent, (answer, part, item) => {
    const other = stored[part]?.[item];
    return other && isNewer(other, answer) ? other : undefined;
  });

export const valuesOf = (given: GivenAnswers): AnswerItems => mapItems(given, ([value]) => value);

export const stampsOf = (given: GivenAnswers): StampedAnswers['stamps'] =>
  mapItems(given, ([, stamp]) => stamp);

export const languagesOf = (given: GivenAnswers): Languages =>
  mapItems(given, ([, , language]) => language);

/** With other stamps. */
export const withStamps = (given: GivenAnswers, change: (stamp: number) => number): GivenAnswers =>
  mapItems(given, ([value, stamp, ...rest]) => [value, change(stamp), ...rest]);
