/** What other modules hand to the panels: sums of one organisation, in steps of at least 30 people. */
interface OfOrganization {
  readonly organizationId: string;
  /** When they last grew. */
  readonly readAt: Date;
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
