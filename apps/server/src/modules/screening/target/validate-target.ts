import type { CampaignTarget, City, FieldErrors } from '@cadran/contract';
import { throwIfInvalid } from '../../../http/app-error.ts';
import { findUnknownCodes, loadCities, resolveCity } from '../../reference/index.ts';

type Mobility = CampaignTarget['mobility'];

const resolveMobilityCities = async (mobility: Mobility): Promise<Mobility> => {
  const target = mobility?.target;
  if (!target || (target.workplace === null && target.residenceCities.length === 0))
    return mobility;
  const cities = await loadCities();
  const fields: FieldErrors = {};
  const resolve = (path: string, city: City): City =>
    resolveCity(cities, city, fields, `profile.mobility.target.${path}`);
  const workplace = target.workplace && resolve('workplace', target.workplace);
  const residenceCities = target.residenceCities.map((city, index) =>
    resolve(`residenceCities.${index}`, city),
  );
  throwIfInvalid(fields);
  return { target: { ...target, workplace, residenceCities } };
};

/** Codes and cities must be in the reference lists, which the schema cannot know. */
export const validateTarget = async (profile: CampaignTarget): Promise<CampaignTarget> => {
  throwIfInvalid(findUnknownCodes(profile));
  return { ...profile, mobility: await resolveMobilityCities(profile.mobility) };
};
