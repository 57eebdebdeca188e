import type { Trait } from '@cadran/contract/codes';
import { mean } from '../arithmetic/vectors.ts';
import type { PersonalityMeasure } from './personality-scores.ts';

/** How traits show at work. Descriptive: they enter no score (scoring.md §3). */
export interface ReportComposites {
  readonly work: number;
  readonly others: number;
  readonly management: number;
  readonly emotions: number;
  readonly managerialAbility: number;
}

/** Weights of Judge et al. (2002) for leadership; neuroticism counts reversed. */
const MANAGERIAL = {
  extraversion: 0.31,
  conscientiousness: 0.28,
  openness: 0.24,
  stability: 0.24,
  agreeableness: 0.08,
} as const;
const MANAGERIAL_WEIGHT = 1.15;

/** T reflected about its mean. */
const reversed = (t: number): number => 100 - t;

export const reportComposites = ({ traits }: PersonalityMeasure): ReportComposites => {
  const t = (trait: Trait): number => traits[trait].t;
  const meanT = (...of: Trait[]): number => mean(of.map(t));
  return {
    work: meanT(
      'self_efficacy',
      'orderliness',
      'dutifulness',
      'achievement_striving',
      'self_discipline',
      'activity_level',
    ),
    others: meanT('friendliness', 'gregariousness', 'trust', 'altruism', 'cooperation', 'sympathy'),
    management: mean([t('dutifulness'), t('morality'), t('cooperation'), reversed(t('anger'))]),
    emotions: reversed(
      meanT(
        'anxiety',
        'anger',
        'depression',
        'self_consciousness',
        'immoderation',
        'vulnerability',
      ),
    ),
    managerialAbility:
      (MANAGERIAL.extraversion * t('extraversion') +
        MANAGERIAL.conscientiousness * t('conscientiousness') +
        MANAGERIAL.openness * t('openness') +
        MANAGERIAL.stability * reversed(t('neuroticism')) +
        MANAGERIAL.agreeableness * t('agreeableness')) /
      MANAGERIAL_WEIGHT,
  };
};
