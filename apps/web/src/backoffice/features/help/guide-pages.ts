import { type Area, area, type MessagesOf } from '@cadran/i18n';
import type { GuideName } from './guide-names.ts';

const GUIDE = {
  recruiter: area({
    fr: () => import('../../../../../../docs/guide/fr/recruiter.md'),
    en: () => import('../../../../../../docs/guide/en/recruiter.md'),
  }),
  'hr-director': area({
    fr: () => import('../../../../../../docs/guide/fr/hr-director.md'),
    en: () => import('../../../../../../docs/guide/en/hr-director.md'),
  }),
  administrator: area({
    fr: () => import('../../../../../../docs/guide/fr/administrator.md'),
    en: () => import('../../../../../../docs/guide/en/administrator.md'),
  }),
  operator: area({
    fr: () => import('../../../../../../docs/guide/fr/operator.md'),
    en: () => import('../../../../../../docs/guide/en/operator.md'),
  }),
  rights: area({
    fr: () => import('../../../../../../docs/guide/fr/rights.md'),
    en: () => import('../../../../../../docs/guide/en/rights.md'),
  }),
} as const;

type Guide = MessagesOf<(typeof GUIDE)['recruiter']>;

export const guideOf = (name: GuideName): Area<Guide> => GUIDE[name];
