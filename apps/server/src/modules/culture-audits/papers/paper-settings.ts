import { createHash } from 'node:crypto';
import {
  AUDIT_LIMITS,
  type AuditAccess,
  PAPER_FIELDS,
  type PaperSettings,
  pick,
} from '@cadran/contract';
import { INSTRUMENTS_VERSION } from '@cadran/instruments';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';

/** The limits that the paper tells of this kind of audit. */
const RULES = {
  codes: ['exactByCodes', 'step', 'advice', 'difference'],
  link: ['groupByLink', 'detailByLink', 'computationsByLink', 'lateByLink', 'advice', 'difference'],
} as const satisfies Record<AuditAccess, readonly (keyof typeof AUDIT_LIMITS)[]>;

export const paperSettingsOf = (campaign: ProfilingCampaignRow): PaperSettings => ({
  ...pick(campaign, PAPER_FIELDS),
  ...pick(campaign, ['unitGroups']),
  ...pick(campaign.customization, ['introduction', 'conclusion']),
  instrumentsVersion: INSTRUMENTS_VERSION,
  rules: pick(AUDIT_LIMITS, RULES[campaign.access]),
});

/** Keys in the order of the alphabet: the database keeps them in an order of its own. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

const DIGEST_LENGTH = 16;

/** In fours, to be compared by eye. */
export const digestOf = (settings: PaperSettings): string =>
  (
    createHash('sha256')
      .update(JSON.stringify(sorted(settings)))
      .digest('hex')
      .slice(0, DIGEST_LENGTH)
      .match(/.{4}/gu) ?? []
  ).join('-');
