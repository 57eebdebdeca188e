import type { CampaignProfile, City, FieldErrors } from '@cadran/contract';
import { refuseFields } from '../../app-error.ts';
import { knownCity } from '../cities/known-city.ts';
import { loadCities } from '../cities/load-cities.ts';

type Mobility = CampaignProfile['mobility'];

/** With its cities as the list knows them. */
export const withKnownCities = async (mobility: Mobility): Promise<Mobility> => {
  const target = mobility?.target;
  if (!target || (target.workplace === null && target.residenceCities.length === 0))
    return mobility;
  const cities = await loadCities();
  const fields: FieldErrors = {};
  const known = (path: string, given: City): City =>
    knownCity(cities, given, fields, `profile.mobility.target.${path}`);
  const workplace = target.workplace && known('workplace', target.workplace);
  const residenceCities = target.residenceCities.map((city, index) =>
    known(`residenceCities.${index}`, city),
  );
  refuseFields(fields);
  return { target: { ...target, workplace, residenceCities } };
};
