import {
  type AnswerLanguages,
  type AnswerStamps,
  type Language,
  type ScreeningQuestionnaireChange,
  type StampedAnswers,
  type Timings,
  toAnswerItems,
  createStamp,
} from '@cadran/contract';

/** Page times are stored like answers; the longer of two times counts as newer. */
const TIMINGS = 'timings';

/** What both modules send. */
interface Change {
  readonly answers?: Readonly<Record<string, unknown>> | undefined;
  readonly stamps?: AnswerStamps | undefined;
  readonly timings?: Timings | undefined;
}

/** The sent answers, and the stamps of the contact fields. */
export interface SentAnswers extends StampedAnswers {
  readonly contact: Readonly<Record<string, number>>;
}

const stampItems = (
  items: Readonly<Record<string, unknown>>,
  given: Readonly<Record<string, number>> | undefined,
  now: Date,
): Record<string, number> =>
  Object.fromEntries(
    Object.keys(items).map((item) => [item, given?.[item] ?? createStamp(now.getTime(), 0)]),
  );

/** Splits a change into items with stamps; an item without one is stamped now. */
export const stampAnswers = (change: Change, now: Date): StampedAnswers => {
  const items = toAnswerItems(change.answers ?? {});
  const stamps = Object.fromEntries(
    Object.entries(items).map(([part, given]) => [
      part,
      stampItems(given, change.stamps?.[part], now),
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

/** The language of every answer sent: its own, or the one the questionnaire is read in. */
export const languagesOfAnswers = (
  { items }: StampedAnswers,
  given: AnswerLanguages | undefined,
  language: Language,
): AnswerLanguages =>
  Object.fromEntries(
    Object.entries(splitTimings(items).answers).map(([part, answers]) => [
      part,
      Object.fromEntries(
        Object.keys(answers).map((item) => [item, given?.[part]?.[item] ?? language]),
      ),
    ]),
  );

export const stampContact = (
  change: ScreeningQuestionnaireChange,
  now: Date,
): Record<string, number> => stampItems(change.contact ?? {}, change.stamps?.['contact'], now);

export const splitTimings = <T>(parts: Readonly<Record<string, T>>) => {
  const { [TIMINGS]: timings, ...answers } = parts;
  return { answers, timings };
};

const pick = <T>(items: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(items).filter(([name]) => names.includes(name)));

/** Items sent for which the store has a newer answer. */
const outdatedItems = (
  sent: Readonly<Record<string, number>>,
  stored: Readonly<Record<string, number>> | undefined,
): string[] => Object.keys(sent).filter((item) => (stored?.[item] ?? -1) > (sent[item] ?? 0));

/** The stored answers that are newer than those sent. */
export const findNewerAnswers = (sent: AnswerStamps, stored: StampedAnswers): StampedAnswers => {
  const newer = Object.entries(sent)
    .map(([part, stamps]) => [part, outdatedItems(stamps, stored.stamps[part])] as const)
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

/** Stored answers with those sent that are newer, as `newer_items` of 0004_questionnaires.sql chooses them. */
export const keepNewer = (stored: StampedAnswers, sent: StampedAnswers): StampedAnswers => {
  const items = { ...stored.items };
  const stamps = { ...stored.stamps };
  for (const [part, sentStamps] of Object.entries(sent.stamps)) {
    const kept = stored.stamps[part];
    const newer = Object.keys(sentStamps).filter(
      (item) => (kept?.[item] ?? -1) < (sentStamps[item] ?? -1),
    );
    items[part] = { ...items[part], ...pick(sent.items[part] ?? {}, newer) };
    stamps[part] = { ...kept, ...pick(sentStamps, newer) };
  }
  return { items, stamps };
};
