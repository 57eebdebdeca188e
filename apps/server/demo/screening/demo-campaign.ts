import type { CampaignQuestion, City, Language, NewScreeningCampaign } from '@cadran/contract';

/** What one interviewer rated, question by question; fewer than the core has is a draft. */
export interface DemoSheet {
  readonly by: string;
  readonly ratings: readonly number[];
  readonly notes: readonly string[];
  readonly note: string;
}

export interface DemoCampaign {
  /** A username of the organisation. */
  readonly owner: string;
  readonly daysAgo: number;
  /** Number of started and completed candidates. */
  readonly candidates?: { readonly opened: number; readonly completed: number };
  /** The interview of one of them. */
  readonly interview?: readonly DemoSheet[];
  /** The candidates' language; French by default. */
  readonly language?: Language;
  readonly body: NewScreeningCampaign;
}

/** A city of the reference list, written out because loading the list is slow. */
export const city = (
  id: number,
  fr: string,
  en: string,
  country: string,
  lat: number,
  lon: number,
  region?: City['region'],
): City => ({ id, name: { fr, en }, country, lat, lon, ...(region && { region }) });

export const question = (
  type: CampaignQuestion['type'],
  id: string,
  text: CampaignQuestion['text'],
  required = true,
): CampaignQuestion => ({ id, type, text, required });
