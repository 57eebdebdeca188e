/** One answer as the browser keeps it. */
export interface AnswerEntry {
  /** Null: taken back. */
  readonly value: unknown;
  readonly stamp: number;
  /** `pending` until the server has it; `refused` if the server will not take it. */
  readonly state: 'pending' | 'saved' | 'refused';
}

/** What travels, by key. */
export type Batch = Readonly<Record<string, Pick<AnswerEntry, 'value' | 'stamp'>>>;

type Kept = readonly [value: unknown, stamp: number, state: AnswerEntry['state']];

export const writeEntry = ({ value, stamp, state }: AnswerEntry): string =>
  JSON.stringify([value, stamp, state] satisfies Kept);

/** Null for what is no entry: another version of the product may have left it. */
export const readEntry = (text: string | null): AnswerEntry | null => {
  try {
    const [value, stamp, state] = JSON.parse(text ?? '') as Kept;
    return typeof stamp === 'number' ? { value, stamp, state } : null;
  } catch {
    return null;
  }
};
