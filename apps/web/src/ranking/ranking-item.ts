/** What is ranked: its code is stored, its words are shown. */
export interface RankingItem<K extends string> {
  readonly code: K;
  readonly name: string;
  readonly description?: string;
}
