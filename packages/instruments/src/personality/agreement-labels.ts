import type { Agreement } from '@cadran/contract/codes';
import type { Text } from '../types.ts';

export const AGREEMENT_LABELS = {
  1: { fr: 'Pas du tout d’accord', en: 'Strongly disagree' },
  2: { fr: 'Plutôt pas d’accord', en: 'Somewhat disagree' },
  3: { fr: 'Ni d’accord ni pas d’accord', en: 'Neither agree nor disagree' },
  4: { fr: 'Plutôt d’accord', en: 'Somewhat agree' },
  5: { fr: 'Tout à fait d’accord', en: 'Strongly agree' },
} as const satisfies Readonly<Record<Agreement, Text>>;
