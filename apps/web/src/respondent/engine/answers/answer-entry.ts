import type { Language } from '@cadran/contract/codes';
import type { StampedAnswers } from '@cadran/contract/answers';

/** One answer as the browser stores it. */
export interface AnswerEntry {
  /** Null: taken back. */
  readonly value: unknown;
  readonly stamp: number;
  /** `pending` until the server has it; `refused` if the server will not take it. */
  readonly state: 'pending' | 'saved' | 'refused';
  /** In which the question was read; not kept of what is no answer. */
  readonly language?: Language | undefined;
}

type SerializedEntry = readonly [
  value: unknown,
  stamp: number,
  state: AnswerEntry['state'],
  language?: Language,
];

export const serializeEntry = ({ value, stamp, state, language }: AnswerEntry): string =>
  JSON.stringify(
    (language ? [value, stamp, state, language] : [value, stamp, state]) satisfies SerializedEntry,
  );

/** Null for what is no entry: another version of the product may have left it. */
export const parseEntry = (text: string | null): AnswerEntry | null => {
  try {
    const [value, stamp, state, language] = JSON.parse(text ?? '') as SerializedEntry;
    return typeof stamp === 'number' ? { value, stamp, state, language } : null;
  } catch {
    return null;
  }
};

/** Answers on their way to the server, with the language in which each was read, as far as it is known. */
export interface AnswerBatch extends StampedAnswers {
  readonly languages: Readonly<Record<string, Readonly<Record<string, Language>>>>;
}
