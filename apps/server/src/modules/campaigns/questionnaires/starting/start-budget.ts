import {
  type Module,
  PROOF_OF_WORK,
  type StartChallenge,
  type ProofOfWork,
} from '@cadran/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../../http/app-error.ts';
import type { Services } from '../../../../http/context.ts';
import { decrementCounters, readCounter } from '../../../../http/limits/queries.ts';
import { findOrganizationIdOfCampaign } from '../../open-campaign.ts';
import type { CampaignStore } from '../../queries/campaign-store.ts';
import { BEGUN_WINDOW_SECONDS, begunKey } from './count-begun.ts';
import { bitsBeyondShare, createAddressShares, networkOf } from './address-share.ts';
import { createChallenge, redeemProof } from './challenge.ts';

/** Of this process, which hears of those of the others. */
export const addressShares = createAddressShares();

/** Somebody who begins. */
export interface Start {
  readonly module: Module;
  readonly campaignId: string;
  readonly organizationId: string;
  readonly address: string;
  readonly proofOfWork?: ProofOfWork | undefined;
  /** Came by a personal link. */
  readonly invited?: boolean;
}

/** Who begins what, as far as it is known before anything is opened. */
export const identifyStart = async (
  { module, store }: { module: Module; store: Pick<CampaignStore, 'findCampaignOrganizationId'> },
  { database }: Pick<Services, 'database'>,
  campaignId: string,
  { ip: address }: FastifyRequest,
): Promise<Start> => ({
  module,
  campaignId,
  organizationId: await findOrganizationIdOfCampaign(store, database.global, campaignId),
  address,
});

type BudgetServices = Pick<Services, 'config' | 'database' | 'secrets'>;

const shareKey = ({ organizationId, address }: Start): string =>
  `${organizationId}/${networkOf(address)}`;

/**
 * The zero bits asked of a browser; 0 within the budgets. No budget is shared between organisations, one network uses
 * up its own share only, and beyond a budget nobody is refused.
 */
const requiredBits = async (
  { config, database }: BudgetServices,
  start: Start,
  now: Date,
): Promise<number> => {
  const { address, organization } = config.startBudget;
  const bits = bitsBeyondShare(addressShares.read(shareKey(start), now), address);
  if (bits > 0) return bits;
  const begun = await readCounter(
    database.global,
    begunKey(start.organizationId),
    BEGUN_WINDOW_SECONDS,
    now,
  );
  return begun >= organization ? PROOF_OF_WORK.bits : 0;
};

/** For a browser that was asked for it; also where nothing is asked for any more. */
export const presentChallenge = async (
  services: BudgetServices,
  start: Start,
  now: Date,
): Promise<StartChallenge> => {
  const bits = Math.max(PROOF_OF_WORK.bits, await requiredBits(services, start, now));
  return createChallenge(services.secrets, start, bits, now);
};

const redeem = async (services: BudgetServices, start: Start, now: Date): Promise<string[]> => {
  if (start.invited === true) return [];
  const bits = await requiredBits(services, start, now);
  if (bits === 0) return [];
  const { database, secrets } = services;
  const spent =
    start.proofOfWork &&
    (await redeemProof(database.global, secrets, start, start.proofOfWork, bits, now));
  if (!spent) throw new AppError('proof_of_work_required');
  return [spent];
};

/** Runs `begin` within the budgets; an attempt that failed on our side is not counted. */
export const withinStartBudget = async <T>(
  services: BudgetServices,
  start: Start,
  now: Date,
  begin: () => Promise<T>,
): Promise<T> => {
  const spent = await redeem(services, start, now);
  addressShares.add(shareKey(start), 1, now);
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof AppError)) {
      addressShares.add(shareKey(start), -1, now);
      await decrementCounters(services.database.global, spent).catch(() => undefined);
    }
    throw error;
  }
};
