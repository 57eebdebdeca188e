import type { Report } from '@cadran/contract';
import { slug } from '@cadran/contract/codes';
import type { CandidateReportData } from './candidate-report-data.ts';

const PREFIX = { recruiter: 'report', personal: 'personal-report' } as const satisfies Partial<
  Record<Report['kind'], string>
>;
const PART_MAX = 40;

const part = (text: string): string => slug(text, PART_MAX);

/** `report-lastname-campaign-2026-11-15.pdf` (ux.md); a name without one ASCII letter is left out. */
export const reportFileName = (
  kind: keyof typeof PREFIX,
  { questionnaire, campaign }: CandidateReportData,
  date: Date,
): string =>
  [
    PREFIX[kind],
    part(questionnaire.contact.lastName ?? ''),
    part(campaign.name),
    date.toISOString().slice(0, 10),
  ]
    .filter((name) => name !== '')
    .join('-')
    .concat('.pdf');

const BESIDE = { nothing: 'audit', second: 'comparison', earlier: 'trend' } as const;

/** `audit-campaign-2026-11-15.pdf`; a comparison and a trend of it say that they are. */
export const cultureAuditFileName = (
  campaignName: string,
  date: Date,
  type: 'pdf' | 'xlsx',
  beside: keyof typeof BESIDE = 'nothing',
): string =>
  [BESIDE[beside], part(campaignName), date.toISOString().slice(0, 10)]
    .filter((name) => name !== '')
    .join('-')
    .concat(`.${type}`);
