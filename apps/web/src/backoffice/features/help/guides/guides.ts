import { type Area, area, type MessagesOf } from '@cadran/i18n';
import { anonymityGuide } from '../../../../shared/guide/anonymity-guide.ts';

/** The guides of docs/guide, in the order in which the help page lists them. */
export const GUIDES = [
  'recruiter',
  'interview',
  'hr-director',
  'administrator',
  'operator',
  'rights',
  'anonymity',
] as const;
export type GuideName = (typeof GUIDES)[number];

const GUIDE_TEXTS = {
  recruiter: area({
    fr: () => import('../../../../../../../docs/guide/fr/recruiter.md'),
    en: () => import('../../../../../../../docs/guide/en/recruiter.md'),
  }),
  interview: area({
    fr: () => import('../../../../../../../docs/guide/fr/interview.md'),
    en: () => import('../../../../../../../docs/guide/en/interview.md'),
  }),
  'hr-director': area({
    fr: () => import('../../../../../../../docs/guide/fr/hr-director.md'),
    en: () => import('../../../../../../../docs/guide/en/hr-director.md'),
  }),
  administrator: area({
    fr: () => import('../../../../../../../docs/guide/fr/administrator.md'),
    en: () => import('../../../../../../../docs/guide/en/administrator.md'),
  }),
  operator: area({
    fr: () => import('../../../../../../../docs/guide/fr/operator.md'),
    en: () => import('../../../../../../../docs/guide/en/operator.md'),
  }),
  rights: area({
    fr: () => import('../../../../../../../docs/guide/fr/rights.md'),
    en: () => import('../../../../../../../docs/guide/en/rights.md'),
  }),
  anonymity: anonymityGuide,
} as const;

type Guide = MessagesOf<(typeof GUIDE_TEXTS)['recruiter']>;

export const guideTexts = (name: GuideName): Area<Guide> => GUIDE_TEXTS[name];
