import { createContext } from 'react';

/** What a saved figure says besides its title. */
export interface FigureSource {
  /** Whose figures they are: a person, a campaign. */
  readonly of: string;
  /** How many people, as written. */
  readonly n: string;
  /** When, as written. */
  readonly date: string;
}

/** Null: figures are not offered as files. */
export const FigureSourceContext = createContext<FigureSource | null>(null);
