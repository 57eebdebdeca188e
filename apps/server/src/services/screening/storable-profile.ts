import type { CampaignProfile } from '@cadran/contract';
import { invalid } from '../../app-error.ts';
import { loadCities } from '../cities/load-cities.ts';
import { withKnownCities } from './known-cities.ts';
import { unknownCodes } from './known-codes.ts';

/** What the schema cannot know: that codes and cities are those of the reference lists. */
export const storableProfile = async (profile: CampaignProfile): Promise<CampaignProfile> => {
  const fields = unknownCodes(profile);
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return { ...profile, mobility: await withKnownCities(profile.mobility, loadCities) };
};
