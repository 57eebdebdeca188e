import {
  type AnswerItems,
  type AnswerStamps,
  type ScreeningQuestionnaireChange,
  itemsOf,
  stampOf,
} from '@cadran/contract';

/** Times are no answers, but are kept like them: of two times of a page the longer one is the newer. */
const TIMINGS = 'timings';

interface Stamped {
  readonly items: AnswerItems;
  readonly stamps: AnswerStamps;
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
export const stampedAnswers = (change: ScreeningQuestionnaireChange, now: Date): Stamped => {
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

/** Of the items sent, those the store has a newer answer to. */
export const overtaken = (
  sent: Readonly<Record<string, number>>,
  stored: Readonly<Record<string, number>> | undefined,
): string[] => Object.keys(sent).filter((item) => (stored?.[item] ?? -1) > (sent[item] ?? 0));
