import type { Language, OrderProvider } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';
import { campaignPolicy, type Member } from '@cadran/policies';
import type { FastifyRequest } from 'fastify';
import { AppError, invalid } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { Services } from '../../http/context.ts';
import { findAllowedHost } from '../../outbound-http/allowed-hosts.ts';
import { findOrder, findOrderByReference, insertOrder, type OrderRow } from './queries/orders.ts';
import { ensureInvitation } from '../campaign-mail/index.ts';
import { findOrganization, lockOrganization } from '../organizations/index.ts';
import { findCampaign, logCampaignActivity } from '../screening/index.ts';

/** What every system orders, whatever it calls it. */
export interface WantedOrder {
  readonly provider: OrderProvider;
  readonly externalReference: string;
  readonly campaignId: string;
  readonly candidate: Readonly<Record<'firstName' | 'lastName' | 'email', string>>;
  readonly language?: Language | undefined;
  readonly returnUrl: string | null;
  readonly sendEmail: boolean;
  /** What the system calls the return address, for its error. */
  readonly returnField: string;
}

export interface OrderContext extends Pick<Services, 'config' | 'secrets'> {
  readonly actor: Member;
  readonly tx: Tx;
  readonly now: Date;
  readonly request: Pick<FastifyRequest, 'log'>;
}

/** A repeated order is one of the same person for the same campaign, answered to the same address. */
const hashRequest = ({ secrets }: OrderContext, wanted: WantedOrder): Buffer =>
  secrets.keyedHash(
    'order-request',
    JSON.stringify([wanted.campaignId, wanted.candidate.email, wanted.returnUrl]),
  );

const progressOf = async (
  tx: Tx,
  organizationId: string,
  questionnaireId: string | null,
): Promise<'ordered' | 'started' | 'completed'> => {
  if (questionnaireId === null) return 'ordered';
  const { screeningQuestionnaires: questionnaires } = schema;
  const [row] = await tx.sql
    .select({ status: questionnaires.status })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.organizationId, organizationId),
        eq(questionnaires.id, questionnaireId),
      ),
    );
  return row?.status === 'completed' ? 'completed' : 'started';
};

const storeOrder = async (context: OrderContext, wanted: WantedOrder): Promise<OrderRow> => {
  const { actor, config, now, secrets, tx } = context;
  const campaign = await findCampaign(tx, wanted.campaignId);
  authorise(campaignPolicy.sendMail, actor, { ...campaign, module: 'screening' });
  // By name here, and by address when the connection is made (outbound-http).
  if (wanted.returnUrl !== null && !findAllowedHost(config.outboundHosts, wanted.returnUrl))
    throw invalid({ [wanted.returnField]: 'one_of' });
  const { organizationId } = campaign;
  // Two requests with the same reference wait for each other.
  await lockOrganization(tx, organizationId);
  const key = {
    organizationId,
    provider: wanted.provider,
    referenceHash: secrets.keyedHash('order-reference', wanted.externalReference),
  };
  const requestHash = hashRequest(context, wanted);
  const known = await findOrderByReference(tx, key);
  if (known) {
    if (!known.requestHash.equals(requestHash)) throw new AppError('conflict');
    return known;
  }
  if (campaign.status !== 'open') throw new AppError('campaign_closed');
  const { firstName, lastName, email } = wanted.candidate;
  const invitation = await ensureInvitation(
    { config, secrets },
    tx,
    actor,
    campaign,
    {
      person: { email, name: [firstName, lastName].filter(Boolean).join(' ') },
      language: wanted.language ?? (await findOrganization(tx, organizationId)).language,
      sendEmail: wanted.sendEmail,
    },
    now,
  );
  const { id } = await insertOrder(tx, {
    ...key,
    requestHash,
    externalReference: wanted.externalReference,
    campaignId: campaign.id,
    invitationId: invitation.id,
    questionnaireId: invitation.questionnaireId,
    returnUrl: wanted.returnUrl,
    status: await progressOf(tx, organizationId, invitation.questionnaireId),
    orderedAt: now,
    changedAt: now,
  });
  await logCampaignActivity(tx, actor, 'order', campaign, now, { provider: wanted.provider });
  return findOrder(tx, id);
};

/** A refused order stores nothing; the server's log says why, without naming anybody. */
export const createOrder = async (
  context: OrderContext,
  wanted: WantedOrder,
): Promise<OrderRow> => {
  try {
    return await storeOrder(context, wanted);
  } catch (error) {
    if (error instanceof AppError)
      context.request.log.warn(
        { provider: wanted.provider, code: error.code, fields: error.fields },
        'order refused',
      );
    throw error;
  }
};
