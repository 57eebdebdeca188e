import type { AssessmentOrder, OrderResult } from '@cadran/contract';
import { ENGINE_VERSION } from '@cadran/scoring';
import type { Services } from '../../http/context.ts';
import type { OrderRow } from './queries/orders.ts';
import { sharedReportUrl } from './shared-report-link.ts';
import { invitationLink } from '../campaigns/index.ts';

type Presenting = Pick<Services, 'config' | 'secrets'>;

/** Nothing of what another version of the engine computed. */
const presentScore = (row: OrderRow): Pick<OrderResult, 'score' | 'interval' | 'verdict'> => {
  if (row.engineVersion !== ENGINE_VERSION) return { score: null, interval: null, verdict: null };
  const { score, intervalLow: low, intervalHigh: high, verdict } = row;
  return { score, interval: low === null || high === null ? null : { low, high }, verdict };
};

/** What the recruiter sees at a glance, and the way to the rest. */
export const presentResult = (
  services: Presenting,
  row: OrderRow,
  now: Date,
): OrderResult | null => {
  if (row.status !== 'completed' || row.candidateId === null || row.completedAt === null)
    return null;
  return {
    ...presentScore(row),
    completedAt: row.completedAt.toISOString(),
    reportUrl: new URL(`/screening/applicant/${row.candidateId}`, services.config.baseUrl).href,
    pdfUrl: sharedReportUrl(services, row, now),
  };
};

const presentLink = ({ config }: Presenting, row: OrderRow): string | null => {
  const { customUrl, invitationId, organizationId, status } = row;
  return status === 'ordered' && invitationId !== null && customUrl !== null
    ? invitationLink(config, { organizationId, customUrl }, invitationId)
    : null;
};

const presentDelivery = ({ delivery }: OrderRow): AssessmentOrder['delivery'] => {
  if (delivery === null) return null;
  const { attemptedAt, dueAt, ...more } = delivery;
  return {
    ...more,
    attemptedAt: attemptedAt === null ? null : new Date(attemptedAt).toISOString(),
    dueAt: new Date(dueAt).toISOString(),
  };
};

export const presentOrder = (services: Presenting, row: OrderRow, now: Date): AssessmentOrder => ({
  id: row.id,
  provider: row.provider,
  externalReference: row.externalReference,
  status: row.status,
  campaignId: row.campaignId,
  campaignName: row.campaignName,
  candidateId: row.candidateId,
  candidate:
    row.candidateEmail === null
      ? null
      : { name: row.candidateName ?? '', email: row.candidateEmail },
  orderedAt: row.orderedAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
  link: presentLink(services, row),
  result: presentResult(services, row, now),
  delivery: presentDelivery(row),
});
