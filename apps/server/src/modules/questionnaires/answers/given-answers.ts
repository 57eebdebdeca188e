import {
  type AnswerItems,
  type AnswerStamps,
  createStamp,
  type GivenAnswer,
  type GivenAnswers,
  type Language,
  type ScreeningQuestionnaireChange,
  toAnswerItems,
} from '@cadran/contract';

type LanguageOf = (part: string, item: string) => Language | undefined;

/** Items with their stamps; an item without one is stamped now. */
export const stampAnswers = (
  items: AnswerItems,
  stamps: AnswerStamps | undefined,
  now: Date,
  languageOf: LanguageOf = () => undefined,
): GivenAnswers =>
  Object.fromEntries(
    Object.entries(items)
      .filter(([, values]) => Object.keys(values).length > 0)
      .map(([part, values]) => [
        part,
        Object.fromEntries(
          Object.entries(values).map(([item, value]): [string, GivenAnswer] => {
            const stamp = stamps?.[part]?.[item] ?? createStamp(now.getTime(), 0);
            const language = languageOf(part, item);
            return [item, language ? [value, stamp, language] : [value, stamp]];
          }),
        ),
      ]),
  );

/** What a candidate sent, contact details and page times among it. `language`: of an answer that does not say its own. */
export const givenByCandidate = (
  { answers = {}, contact = {}, timings = {}, stamps, languages }: ScreeningQuestionnaireChange,
  language: Language,
  now: Date,
): GivenAnswers => ({
  ...stampAnswers(
    toAnswerItems(answers),
    stamps,
    now,
    (part, item) => languages?.[part]?.[item] ?? language,
  ),
  ...stampAnswers({ contact }, stamps, now),
  ...(Object.keys(timings).length > 0 && {
    // The longer of two times of a page counts as newer.
    timings: Object.fromEntries(
      Object.entries(timings).map(([page, time]) => [page, [time, time.ms] as const]),
    ),
  }),
});
