import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  strengths: 'Strengths',
  noStrengths: 'No section stays above 70 with enough certainty.',
  checks: 'Points to check',
  noChecks: 'No section falls clearly below what is sought.',
  withoutAnswers: 'The answers are unreliable: no point is drawn from them.',
  why: {
    strength: {
      measured: 'Above 70, even at the low end of the interval',
      declared: 'Above 70, as the person declared it',
    },
    gap: {
      measured: '50 or less, even at the high end of the interval',
      declared: '50 or less, as the person declared it',
    },
    unsure: 'May lie above or below 50',
    partial: {
      measured: '70 or less, even at the high end of the interval',
      declared: '70 or less, as the person declared it',
    },
    unanswered: 'Asked, not fully answered: counts as 0',
    mustHaveFailed: 'Right to work required: answered no',
    mustHaveUnanswered: 'Right to work required: not answered',
  },
  decided: (decision, date) => `${decision}, on ${date}`,
  reliability: {
    good: {
      title: 'Reliability of the answers: good',
      text: 'No sign of inattentive answering.',
    },
    caution: {
      title: 'Reliability of the answers: read with caution',
      text: 'One or two signs suggest checking some answers in the interview.',
    },
    unreliable: {
      title: 'Reliability of the answers: low',
      text: 'Several signs of inattention: draw no conclusion from the answers. Strengths and points to check only come from the facts declared.',
    },
  },
} satisfies Shape<typeof fr>;
