/** What is ranked: its code is stored, its words are shown. */
export interface RankingItem<K extends string> {
  readonly code: K;
  readonly name: string;
  readonly description?: string;
}

/** Above it, what is ranked is a sentence rather than a name, and is set as one. */
const LONGEST_NAME = 40;

export const isSentence = ({ name }: Pick<RankingItem<string>, 'name'>): boolean =>
  name.length > LONGEST_NAME;
