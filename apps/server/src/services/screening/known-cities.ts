import type { CampaignProfile, City, FieldErrors } from '@cadran/contract';
import { invalid } from '../../app-error.ts';
import type { CityIndex } from '../cities/city-index.ts';

type Mobility = CampaignProfile['mobility'];

/** Cities as the list knows them: whoever sends an id does not also choose its name or its place. */
export const withKnownCities = async (
  mobility: Mobility,
  loadCities: () => Promise<CityIndex>,
): Promise<Mobility> => {
  const target = mobility?.target;
  if (!target || (target.workplace === null && target.residenceCities.length === 0))
    return mobility;
  const cities = await loadCities();
  const fields: FieldErrors = {};
  const known = (path: string, given: City): City => {
    const city = cities.find(given.id);
    if (!city) fields[`profile.mobility.target.${path}`] = 'one_of';
    return city ?? given;
  };
  const workplace = target.workplace && known('workplace', target.workplace);
  const residenceCities = target.residenceCities.map((city, index) =>
    known(`residenceCities.${index}`, city),
  );
  if (Object.keys(fields).length > 0) throw invalid(fields);
  return { target: { ...target, workplace, residenceCities } };
};
