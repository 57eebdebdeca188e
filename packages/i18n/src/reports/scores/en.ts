import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  outOf: (score) => `${score} / 100`,
  unit: 'out of 100',
  overall: 'Overall score',
  psychometric: 'Psychometric score',
  psychometricNote:
    'The psychometric score is the weighted mean of culture, values, personality and motivations. It always stands beside the overall score, which the factual sections can pull up or down.',
  weight: 'Weight of the sections counted',
  quality: 'Quality of the answers',
  qualityLevels: { good: 'Good', caution: 'Read with caution', unreliable: 'Unreliable' },
  verdict: {
    fits: 'Fits',
    can_adapt: 'Does not fit but can adapt',
    does_not_fit: 'Does not fit',
    insufficient_basis: 'Insufficient basis',
  },
  verdictText: {
    fits: (score) =>
      `At ${score} out of 100, above 70, the answers are close to the desired profile. The interview can focus on what success will take and on the gaps that remain.`,
    can_adapt: (score) =>
      `At ${score} out of 100, above 50 and at most 70, the answers depart from the desired profile on points that support, or some adjustment of the job, can make up for. The interview will show which.`,
    does_not_fit: (score) =>
      `At ${score} out of 100, at most 50, the answers are far from the desired profile as the campaign describes it. Before concluding, look at which sections weigh most and whether the job really needs what they ask for.`,
    insufficient_basis: (weight) =>
      `The sections counted weigh ${weight} in all, less than the 20 that an overall score requires. No verdict is given; read the sections one by one.`,
  },
  nearTitle: 'Verdict close to a limit',
  near: (score, limit) =>
    `The score of ${score} lies within three points of the limit of ${limit}. A few different answers could have changed the verdict: give the interview more weight than the limit.`,
  mustHaveTitle: 'Must-have not met',
  mustHaveCapped:
    'The campaign requires the right to work and the person answered that they do not have it. The overall score is therefore brought down to 50, whatever the other answers.',
  mustHaveFailed:
    'The campaign requires the right to work and the person answered that they do not have it. The overall score cannot exceed 50; the other answers would not have taken it any higher anyway.',
  mustHaveFailedWithoutOverall:
    'The campaign requires the right to work and the person answered that they do not have it. As no overall score is computed, this answer changes no figure.',
  mustHaveUnansweredTitle: 'Must-have to be checked',
  mustHaveUnanswered:
    'The campaign requires the right to work and the person did not answer that question. The score is not changed by it: ask them.',
  gauge: (score, verdict) => `Overall score of ${score} out of 100: ${verdict}.`,
  gaugeMissing: 'No overall score: insufficient basis.',
  bars: 'Scores by section',
  barsDescription: (sections) => `Score of each section out of 100: ${sections}.`,
  section: 'Section',
  score: 'Score',
  weightColumn: 'Weight',
  strongest: (sections) => `What carries the result most: ${sections}.`,
  weakest: (sections) => `What holds it back most: ${sections}.`,
  named: (section, score) => `${section} (${score})`,
  notes: {
    no_requirement: 'Shown, not required by the campaign',
    must_have_only: 'Only requirement: the right to work, which is not part of this score',
    unscorable_target: 'Desired profile too flat to be compared',
    not_comparable: 'Different currencies, not comparable',
    unanswered: 'Asked for and not fully answered: counts as 0',
  },
  notScored: 'Not scored',
  noScores: 'Scores will be computed when the questionnaire is completed.',
  qualityTitle: {
    caution: 'Answers to be read with caution',
    unreliable: 'Unreliable answers',
  },
  qualityText: {
    caution:
      'One or two signs suggest checking some answers in the interview. They change no score.',
    unreliable:
      'Several signs suggest that the questionnaire was not read attentively. The scores below do not change, but base no conclusion on them; offer the person the chance to answer again instead.',
  },
  flags: {
    hasty_pages: (value) =>
      `${value} of the personality and values pages were filled in at under two seconds per answer.`,
    hasty_statements: (value) =>
      `On the culture and motivations pages the median time is ${value} seconds per statement, less than it takes to read one.`,
    longest_run: (value) =>
      `The same answer was given ${value} times in a row in the personality questionnaire.`,
    answer_spread: (value) =>
      `The personality answers vary very little (standard deviation of ${value} on a five-step scale).`,
    even_odd: (value) =>
      `Answers to statements that measure the same thing agree poorly with one another (consistency of ${value}, 1 at most).`,
    instructed_items: (value) =>
      `Control statements whose instruction was not followed: ${value} out of 2.`,
    values_spread: (value) =>
      `The ten values were given nearly the same rating (standard deviation of ${value}), so that none really stands out.`,
  },
} satisfies Shape<typeof fr>;
