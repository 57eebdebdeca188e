import type { NewScreeningCampaign } from '@cadran/contract';

/** A campaign as somebody would fill in the form, whose it is and how long ago it was made. */
export interface DemonstrationCampaign {
  /** A username of the house. */
  readonly owner: string;
  readonly daysAgo: number;
  readonly body: NewScreeningCampaign;
}
