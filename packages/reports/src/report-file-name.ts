import type { Report } from '@cadran/contract';
import { slug } from '@cadran/contract/codes';
import { dayIn } from '@cadran/i18n';
import type { CandidateReportData } from './candidate-report-data.ts';

const PREFIX = { recruiter: 'report', personal: 'personal-report' } as const satisfies Partial<
  Record<Report['kind'], string>
>;
const PART_MAX = 40;

const part = (text: string): string => slug(text, PART_MAX);

/** `report-lastname-campaign-2026-11-15.pdf`; a name without one ASCII letter is left out. */
export const reportFileName = (
  kind: keyof typeof PREFIX,
  { questionnaire, campaign, timeZone }: CandidateReportData,
  date: Date,
): string =>
  [
    PREFIX[kind],
    part(questionnaire.contact.lastName ?? ''),
    part(campaign.name),
    dayIn(date, timeZone),
  ]
    .filter((name) => name !== '')
    .join('-')
    .concat('.pdf');

const BESIDE = {
  nothing: 'audit',
  second: 'comparison',
  earlier: 'trend',
  waves: 'waves',
} as const;

/** `audit-campaign-2026-11-15.pdf`; a comparison, a trend and a series of audits say that they are. */
export const cultureAuditFileName = (
  campaign: { readonly name: string; readonly timeZone: string },
  date: Date,
  type: 'pdf' | 'xlsx' | 'pptx',
  beside: keyof typeof BESIDE = 'nothing',
): string =>
  [BESIDE[beside], part(campaign.name), dayIn(date, campaign.timeZone)]
    .filter((name) => name !== '')
    .join('-')
    .concat(`.${type}`);

/** `candidates-campaign-2026-11-15.pdf` */
export const candidateComparisonFileName = (
  campaign: { readonly name: string; readonly timeZone: string },
  date: Date,
): string =>
  ['candidates', part(campaign.name), dayIn(date, campaign.timeZone)]
    .filter((name) => name !== '')
    .join('-')
    .concat('.pdf');
