import type { Language, NewScreeningCampaign } from '@cadran/contract';

/** A campaign as somebody would fill in the form, whose it is and how long ago it was made. */
export interface DemonstrationCampaign {
  /** A username of the house. */
  readonly owner: string;
  readonly daysAgo: number;
  /** How many began and how many of them sent their answers. */
  readonly applicants?: { readonly opened: number; readonly completed: number };
  /** The candidates' language; French unless said. */
  readonly language?: Language;
  readonly body: NewScreeningCampaign;
}
