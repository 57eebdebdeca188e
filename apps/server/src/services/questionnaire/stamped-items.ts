import {
  type AnswerStamps,
  type ScreeningQuestionnaireChange,
  type Timings,
  itemsOf,
  stampOf,
} from '@cadran/contract';
import type { StoredAnswers } from '../../queries/answer-store.ts';

/** Times are no answers, but are kept like them: of two times of a page the longer one is the newer. */
const TIMINGS = 'timings';

/** What both modules send. */
interface Change {
  readonly answers?: Readonly<Record<string, unknown>> | undefined;
  readonly stamps?: AnswerStamps | undefined;
  readonly timings?: Timings | undefined;
}

const stampsFor = (
  items: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, number>> | undefined,
  now: Date,
): Record<string, number> =>
  Object.fromEntries(
    Object.keys(items).map((item) => [item, given?.[item] ?? stampOf(now.getTime(), 0)]),
  );

/** What was sent, item by item, each with its stamp; what carries none counts as given now. */
export const stampedAnswers = (change: Change, now: Date): StoredAnswers => {
  const items = itemsOf(change.answers ?? {});
  const stamps = Object.fromEntries(
    Object.entries(items).map(([part, given]) => [
      part,
      stampsFor(given, change.stamps?.[part], now),
    ]),
  );
  const timings = change.timings ?? {};
  if (Object.keys(timings).length === 0) return { items, stamps };
  const longest = Object.fromEntries(Object.entries(timings).map(([page, { ms }]) => [page, ms]));
  return {
    items: { ...items, [TIMINGS]: timings },
    stamps: { ...stamps, [TIMINGS]: longest },
  };
};

export const contactStamps = (
  change: ScreeningQuestionnaireChange,
  now: Date,
): Record<string, number> => stampsFor(change.contact ?? {}, change.stamps?.['contact'], now);

/** Parts without the times, and the times. */
export const splitTimings = <T>(parts: Readonly<Record<string, T>>) => {
  const { [TIMINGS]: timings, ...answers } = parts;
  return { answers, timings };
};

const pick = <T>(items: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(items).filter(([name]) => names.includes(name)));

/** Of the items sent, those the store has a newer answer to. */
const overtaken = (
  sent: Readonly<Record<string, number>>,
  stored: Readonly<Record<string, number>> | undefined,
): string[] => Object.keys(sent).filter((item) => (stored?.[item] ?? -1) > (sent[item] ?? 0));

/** Every stored answer that is newer than the one that was sent for it. */
export const newerThan = (sent: AnswerStamps, stored: StoredAnswers): StoredAnswers => {
  const newer = Object.entries(sent)
    .map(([part, stamps]) => [part, overtaken(stamps, stored.stamps[part])] as const)
    .filter(([, items]) => items.length > 0);
  return {
    items: Object.fromEntries(
      newer.map(([part, names]) => [part, pick(stored.items[part] ?? {}, names)]),
    ),
    stamps: Object.fromEntries(
      newer.map(([part, names]) => [part, pick(stored.stamps[part] ?? {}, names)]),
    ),
  };
};
