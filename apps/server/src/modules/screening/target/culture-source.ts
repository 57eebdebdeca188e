import { isDeepStrictEqual } from 'node:util';
import type { CampaignTarget, CultureSource } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { invalid } from '../../../http/app-error.ts';
import { listCultureTargets } from '../../culture-audits/index.ts';

type Culture = CampaignTarget['culture'];

const isSameReference = (a: CultureSource, b: CultureSource): boolean =>
  a.campaignId === b.campaignId && a.unitId === b.unitId && a.moment === b.moment;

/** The source as the culture audit has it; null if the target was edited since. */
const findSource = async (
  tx: Tx,
  organizationId: string,
  target: NonNullable<Culture>['target'],
  { campaignId, unitId, moment }: CultureSource,
): Promise<CultureSource | null> => {
  const wanted = { organizationId, campaignId, page: 1, pageSize: 1 };
  const [audit] = (await listCultureTargets(tx, wanted)).items;
  const choice = audit?.choices.find((one) => one.unitId === unitId);
  if (!audit || !choice) throw invalid({ 'profile.culture.source': 'one_of' });
  if (!isDeepStrictEqual(choice[moment], target)) return null;
  const { campaignName, takenAt, roundedDown } = audit;
  const { name: unitName, respondents } = choice;
  return { campaignId, unitId, moment, campaignName, unitName, takenAt, respondents, roundedDown };
};

/** A culture target with its verified source; a stored source stays even if its audit was deleted. */
export const resolveCultureSource = async (
  tx: Tx,
  organizationId: string,
  culture: Culture,
  before: Culture,
): Promise<Culture> => {
  if (!culture?.source || culture.target === null) return culture && { target: culture.target };
  const { target, source } = culture;
  const stored = before?.source;
  if (stored && isSameReference(stored, source) && isDeepStrictEqual(before.target, target))
    return { target, source: stored };
  const known = await findSource(tx, organizationId, target, source);
  return known ? { target, source: known } : { target };
};
