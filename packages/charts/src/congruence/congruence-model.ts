import type { CultureType } from '@cadran/contract/codes';

type Scores = Readonly<Record<CultureType, number>>;

export interface CongruenceDimension {
  readonly label: string;
  /** The four scores of this dimension, 0–50. */
  readonly scores: Scores;
  /** Half the sum of the distances to the overall profile (scoring.md §9). */
  readonly deviation: number;
}

export interface CongruenceModel {
  readonly overall: Scores;
  readonly dimensions: readonly CongruenceDimension[];
}

export interface CongruenceTexts {
  readonly types: Readonly<Record<CultureType, string>>;
  /** The profile over all dimensions, to which each is compared. */
  readonly overall: string;
  readonly deviation: string;
  /** Heading of the table's first column. */
  readonly dimension: string;
}
