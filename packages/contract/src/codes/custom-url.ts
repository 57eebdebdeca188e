import { CAMPAIGN_LIMITS } from './campaign-limits.ts';

const { customUrlMin, customUrlMax } = CAMPAIGN_LIMITS;

/** Letters that no decomposition turns into plain ones. */
const PLAIN: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** "Développeuse à Genève" -> "developpeuse-a-geneve"; `fallback` where the name has too few letters. */
export const suggestCustomUrl = (name: string, fallback = 'campaign'): string => {
  const plain = name
    .toLowerCase()
    .replaceAll(/[œæßøł]/gu, (letter) => PLAIN[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, customUrlMax)
    .replaceAll(/^-+|-+$/gu, '');
  return plain.length < customUrlMin ? fallback : plain;
};
