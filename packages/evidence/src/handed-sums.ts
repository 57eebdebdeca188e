import type { PairSums } from './correlation.ts';

/** What other modules hand to the panels: sums of one organisation, in steps of at least 30 people. */
interface OfOrganization {
  readonly organizationId: string;
  /** When they last grew. */
  readonly readAt: Date;
}

/** Three scores of the same people: skills (a), overall (b) and an outcome (c). */
export interface TripleSums {
  readonly people: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly aa: number;
  readonly bb: number;
  readonly cc: number;
  readonly ab: number;
  readonly ac: number;
  readonly bc: number;
}

/** Of people who were hired: x is the overall score (0–100) at completion, y the outcome. */
export interface OutcomeSums extends OfOrganization {
  readonly months: number;
  readonly outcome: string;
  readonly pairs: PairSums;
  /** Of those who also have a score of skills, in steps of their own; null where too few have. */
  readonly withSkills: TripleSums | null;
}

/** Of people who answered twice: x is the first score, y the second. */
export interface RetestSums extends OfOrganization {
  /** People with both answerings. */
  readonly people: number;
  readonly sameVerdict: number;
  /** By `overall` or the code of a section. */
  readonly scores: readonly { readonly score: string; readonly pairs: PairSums }[];
}

/** Answers of one group of the opt-in form: people by item, score on the other items, and option. */
export interface GroupTable extends OfOrganization {
  readonly instrumentVersion: number;
  readonly grouping: 'sex' | 'age';
  readonly group: string;
  readonly people: number;
  /** Laid out by `itemRestCell` of the scoring package. */
  readonly cells: ArrayLike<number>;
}

/** Selection of people who have all of these groups in common. */
export interface GroupSelection extends OfOrganization {
  readonly name: readonly { readonly dimension: string; readonly group: string }[];
  readonly people: number;
  readonly fits: number;
  /** Null where no link to later decisions exists. */
  readonly shortlisted: number | null;
  readonly hired: number | null;
  /** People by overall score, 0 to 100. */
  readonly scores: readonly number[];
}
