import { CAMPAIGN_LIMITS } from '../campaign-limits.ts';
import { slug } from './slug.ts';

const { customUrlMin, customUrlMax } = CAMPAIGN_LIMITS;

/** From a campaign's name; `fallback` where the name has too few letters. */
export const suggestCustomUrl = (name: string, fallback = 'campaign'): string => {
  const plain = slug(name, customUrlMax);
  return plain.length < customUrlMin ? fallback : plain;
};
