import { isDeepStrictEqual } from 'node:util';
import type { CampaignProfile, CultureSource } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { invalid } from '../../app-error.ts';
import { cultureTargets } from '../profiling/results/culture-targets.ts';

type Culture = CampaignProfile['culture'];

const isSameReference = (a: CultureSource, b: CultureSource): boolean =>
  a.campaignId === b.campaignId && a.unitId === b.unitId && a.moment === b.moment;

/** What is known of the source, from the audit itself; null once the target was changed by hand. */
const knownSource = async (
  tx: Tx,
  organizationId: string,
  target: NonNullable<Culture>['target'],
  { campaignId, unitId, moment }: CultureSource,
): Promise<CultureSource | null> => {
  const [audit] = await cultureTargets(tx, { organizationId, campaignId });
  const choice = audit?.choices.find((one) => one.unitId === unitId);
  if (!audit || !choice) throw invalid({ 'profile.culture.source': 'one_of' });
  if (!isDeepStrictEqual(choice[moment], target)) return null;
  const { campaignName, takenAt } = audit;
  const { name: unitName, respondents } = choice;
  return { campaignId, unitId, moment, campaignName, unitName, takenAt, respondents };
};

/** A culture target with where it comes from; what was stored stays, even when the audit is gone. */
export const withKnownSource = async (
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
  const known = await knownSource(tx, organizationId, target, source);
  return known ? { target, source: known } : { target };
};
