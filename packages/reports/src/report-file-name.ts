import type { ApplicantData } from './applicant-data.ts';
import type { Report } from './report.ts';

const PREFIX = { recruiter: 'report', personal: 'personal-report' } as const satisfies Partial<
  Record<Report['kind'], string>
>;
/** Letters that no decomposition brings to ASCII. */
const FOLDED: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const PART_MAX = 40;

/** `Léa d’Œuvre` is `lea-d-oeuvre`. */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => FOLDED[letter] ?? '-')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, PART_MAX)
    .replaceAll(/^-+|-+$/gu, '');

/** `report-lastname-campaign-2026-11-15.pdf` (ux.md); a name without one ASCII letter is left out. */
export const reportFileName = (
  kind: keyof typeof PREFIX,
  { questionnaire, campaign }: ApplicantData,
  date: Date,
): string =>
  [
    PREFIX[kind],
    slug(questionnaire.contact.lastName ?? ''),
    slug(campaign.name),
    date.toISOString().slice(0, 10),
  ]
    .filter((part) => part !== '')
    .join('-')
    .concat('.pdf');

const BESIDE = { nothing: 'audit', second: 'comparison', earlier: 'trend' } as const;

/** `audit-campaign-2026-11-15.pdf`; a comparison and a trend of it say that they are. */
export const auditFileName = (
  campaignName: string,
  date: Date,
  type: 'pdf' | 'xlsx',
  beside: keyof typeof BESIDE = 'nothing',
): string =>
  [BESIDE[beside], slug(campaignName), date.toISOString().slice(0, 10)]
    .filter((part) => part !== '')
    .join('-')
    .concat(`.${type}`);
