export interface RankingItem<K extends string> {
  readonly code: K;
  readonly name: string;
  readonly description?: string;
}

/** Longer texts are laid out as sentences. */
const LONGEST_NAME = 40;

export const isSentence = ({ name }: Pick<RankingItem<string>, 'name'>): boolean =>
  name.length > LONGEST_NAME;
